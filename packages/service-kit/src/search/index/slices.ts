import { setImmediate } from 'node:timers/promises';

/** Steps per slice: some milliseconds, even with long texts. */
const stretch = 50;

/** Cuts a list into parts of this size; the last one may be shorter. */
export const slicesOf = <Value>(list: readonly Value[], size: number): Value[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  );

/** Yields to the event loop now and then, so that requests are answered in between. */
export async function* withPauses<Value>(
  values: Iterable<Value> | AsyncIterable<Value>,
): AsyncGenerator<Value> {
  let count = 0;
  for await (const value of values) {
    yield value;
    count += 1;
    if (count % stretch === 0) await setImmediate();
  }
}
