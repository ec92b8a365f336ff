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
  expect(attempt).toHaveBeenCalledTimes(12);
});

it('lets every one of many writers of the same record through', async () => {
  let stored = 0;
  const increment = () =>
    retryOnConflict(async () => {
      const read = stored;
      await new Promise((resolve) => setTimeout(resolve, 2));
      if (stored !== read) return conflict;
      stored = read + 1;
      return stored;
    });
  await Promise.all(Array.from({ length: 12 }, increment));
  expect(stored).toBe(12);
});

it('does not retry an error', async () => {
  const attempt = jest.fn().mockRejectedValue(new Error('404'));
  await expect(retryOnConflict(attempt)).rejects.toThrow('404');
  expect(attempt).toHaveBeenCalledTimes(1);
});
