import { sendAll } from './send-all.js';

it('tries every mail in order, and then throws the first failure', async () => {
  const tried: string[] = [];
  const send = (name: string, failure?: string) => async () => {
    tried.push(name);
    if (failure) throw new Error(failure);
  };
  const notComposed = () => {
    throw new Error('no text');
  };
  const sends = [send('a'), send('b', 'b is full'), notComposed, send('c'), send('d', 'd is full')];
  await expect(sendAll(sends)).rejects.toThrow('b is full');
  expect(tried).toEqual(['a', 'b', 'c', 'd']);
  await expect(sendAll([send('e'), send('f')])).resolves.toBeUndefined();
});
