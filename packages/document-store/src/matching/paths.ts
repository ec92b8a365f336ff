import { isDoc } from '../bson-values.js';

/** The values at a dotted path, and whether it passed or reached an array. */
export interface PathValues {
  readonly values: unknown[];
  array: boolean;
}

const digitsOnly = /^\d+$/;

function walk(value: unknown, path: readonly string[], at: number, out: PathValues): void {
  const name = path[at];
  if (name === undefined) {
    out.values.push(value);
  } else if (Array.isArray(value)) {
    out.array = true;
    if (digitsOnly.test(name) && Number(name) < value.length)
      walk(value[Number(name)], path, at + 1, out);
    for (const element of value) if (isDoc(element)) walk(element, path, at, out);
  } else if (isDoc(value) && Object.hasOwn(value, name)) {
    walk(value[name], path, at + 1, out);
  } else {
    out.values.push(undefined);
  }
}

/** All values of a path as in MongoDB: arrays on the path yield a value per element. */
export function reach(doc: unknown, path: readonly string[]): PathValues {
  const out: PathValues = { values: [], array: false };
  walk(doc, path, 0, out);
  return out;
}

/** The values for indexes and sorting: a final array yields its elements, an empty one `emptyArray`. */
export function reachElements(
  doc: unknown,
  path: readonly string[],
  emptyArray: unknown,
): PathValues {
  const { values, array } = reach(doc, path);
  const out: PathValues = { values: [], array: array || values.some(Array.isArray) };
  for (const value of values) {
    if (!Array.isArray(value)) out.values.push(value);
    else if (value.length === 0) out.values.push(emptyArray);
    else out.values.push(...value);
  }
  if (out.values.length === 0) out.values.push(undefined);
  return out;
}

/** The first name of a path: 'a.b.0' → 'a'. */
export const topLevel = (path: string): string => path.split('.', 1)[0]!;
