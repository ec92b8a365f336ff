import { setTimeout as delay } from 'node:timers/promises';

/** Far beyond what a busy machine needs. */
const longestMs = 60_000;

/** Reads again and again until the value is as wanted, and gives it. @throws Error when it never is */
export async function until<T>(
  read: () => Promise<T> | T,
  wanted: (value: T) => boolean,
): Promise<T> {
  const end = performance.now() + longestMs;
  for (;;) {
    const value = await read();
    if (wanted(value)) return value;
    if (performance.now() > end) {
      throw new Error(`it did not happen, lastly: ${JSON.stringify(value)}`);
    }
    await delay(25);
  }
}
