import { ServiceUnavailable } from '../errors/service-unavailable.js';
import { conflict, retryOnConflict } from './retry-on-conflict.js';

it('retries until there is no conflict, and returns the result', async () => {
  const results = [conflict, conflict, undefined];
  expect(await retryOnConflict(async () => results.shift())).toBeUndefined();
  expect(results).toEqual([]);
});

it('gives up after some attempts', async () => {
  const attempt = jest.fn(async () => conflict);
  await expect(retryOnConflict(attempt)).rejects.toThrow(ServiceUnavailable);
  expect(attempt).toHaveBeenCalledTimes(8);
});

it('does not retry an error', async () => {
  const attempt = jest.fn().mockRejectedValue(new Error('404'));
  await expect(retryOnConflict(attempt)).rejects.toThrow('404');
  expect(attempt).toHaveBeenCalledTimes(1);
});
