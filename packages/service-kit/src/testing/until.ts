import { setTimeout as delay } from 'node:timers/promises';

/** Nearly as long as a test may take (testTimeout in jest.config.mjs). */
const longestMs = 100_000;

/**
 * Polls until the value is as expected, for effects that take time, especially on a busy machine.
 * @returns the value
 * @throws Error with the last value, shortly before jest would end the test
 */
export async function until<T>(
  read: () => Promise<T> | T,
  wanted: (value: T) => boolean,
): Promise<T> {
  for (const end = performance.now() + longestMs; ; await delay(20)) {
    const value = await read();
    if (wanted(value)) return value;
    if (performance.now() > end) {
      throw new Error(`the condition was not met in time, last value: ${JSON.stringify(value)}`);
    }
  }
}
