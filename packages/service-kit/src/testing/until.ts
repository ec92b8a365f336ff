import { setTimeout as delay } from 'node:timers/promises';

/** Nearly as long as a test may take (testTimeout in jest.config.mjs). */
const longestMs = 100_000;

/**
 * Reads again and again until the value is as wanted: for what happens a little later, on a busy machine much later.
 * @returns the value
 * @throws Error with the last value when it never is, shortly before jest would end the test
 */
export async function until<T>(
  read: () => Promise<T> | T,
  wanted: (value: T) => boolean,
): Promise<T> {
  for (const end = performance.now() + longestMs; ; await delay(20)) {
    const value = await read();
    if (wanted(value)) return value;
    if (performance.now() > end) {
      throw new Error(`it did not happen, lastly: ${JSON.stringify(value)}`);
    }
  }
}
