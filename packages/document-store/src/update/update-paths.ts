import { type Doc, isDoc, plain } from '../bson-values.js';
import { badValue, CommandError } from '../errors.js';
import { conditionsOf } from '../matching/conditions.js';
import { compileFilter, type Matcher } from '../matching/filter.js';

/** One place in a document that an update operator acts on. */
export interface Slot {
  readonly parent: Doc | unknown[];
  readonly key: string;
  readonly path: string;
}

/** Context of positional paths. */
export interface Positions {
  /** The filter that matched the document (plain), for `$`. */
  readonly filter: Doc;
  /** The tests of `arrayFilters` by their identifier, for `$[identifier]`. */
  readonly arrayFilters: Map<string, Matcher>;
  /** The value of `$` in the current document, by the path of its array: an update may change what matched. */
  readonly matched: Map<string, string>;
}

const maxPadding = 10_000;
const arrayIndex = /^\d+$/;

/** The `arrayFilters` of an update by their identifier. @throws BadValue for one without exactly one identifier */
export function compileArrayFilters(filters: Doc[]): Map<string, Matcher> {
  return new Map(
    filters.map((filter) => {
      const names = new Set(conditionsOf(filter).map(({ path }) => path.split('.')[0]!));
      const [name] = names;
      if (names.size !== 1 || !name) throw badValue('an array filter needs exactly one identifier');
      return [name, compileFilter(filter)];
    }),
  );
}

/** The present value of a place in a document; undefined without one. */
export const valueAt = ({ parent, key }: Slot): unknown =>
  Array.isArray(parent)
    ? parent[Number(key)]
    : Object.hasOwn(parent, key)
      ? parent[key]
      : undefined;

/** Sets a place in a document; an array is filled with null up to it. @throws BadValue for an index far past the end */
export function assign({ parent, key, path }: Slot, value: unknown): void {
  if (!Array.isArray(parent)) {
    parent[key] = value;
    return;
  }
  const at = Number(key);
  if (at > parent.length + maxPadding) throw badValue(`array index too large in '${path}'`);
  while (parent.length < at) parent.push(null);
  parent[at] = value;
}

/** The index of the array element that the filter matched, for `array.$`. */
function matchedIndex(array: unknown[], path: string, { filter }: Positions): string {
  const about = conditionsOf(filter).filter(
    (one) => one.path === path || one.path.startsWith(`${path}.`),
  );
  const tests = about.map(({ clause }) => compileFilter(clause));
  const wrapped = array.map((element) =>
    path.split('.').reduceRight((inner: unknown, name) => ({ [name]: inner }), [plain(element)]),
  );
  const all = wrapped.findIndex(
    (doc) => tests.length > 0 && tests.every((test) => test(doc as Doc)),
  );
  const found = all >= 0 ? all : wrapped.findIndex((doc) => tests[0]?.(doc as Doc));
  if (found >= 0) return String(found);
  throw badValue(
    `The positional operator did not find the match needed from the query for '${path}'`,
  );
}

/** The concrete keys of a positional part of a path; undefined when it is not positional. */
function expand(
  part: string,
  value: unknown,
  path: string,
  positions: Positions,
): string[] | undefined {
  if (part !== '$' && !part.startsWith('$[')) return undefined;
  if (!Array.isArray(value)) throw badValue(`'${path}' must be an array for '${part}'`);
  if (part === '$') {
    const index = positions.matched.get(path) ?? matchedIndex(value, path, positions);
    positions.matched.set(path, index);
    return [index];
  }
  const name = part.slice(2, -1);
  if (name === '') return [...value.keys()].map(String);
  const test = positions.arrayFilters.get(name);
  if (!test) throw badValue(`No array filter found for identifier '${name}'`);
  return [...value.keys()].filter((at) => test({ [name]: plain(value[at]) })).map(String);
}

function checkStep(parent: unknown, key: string, path: string): void {
  const fits = Array.isArray(parent) ? arrayIndex.test(key) : isDoc(parent);
  if (fits) return;
  throw new CommandError(28, 'PathNotViable', `Cannot create field '${key}' in path '${path}'`);
}

/**
 * The slots of a path. With `create`, missing documents on the path are created and an impossible path is an error;
 * without it, a missing path has no slot.
 */
export function slotsOf(doc: Doc, path: string, create: boolean, positions: Positions): Slot[] {
  const parts = path.split('.');
  if (parts.some((part) => part === '' || part === '__proto__'))
    throw badValue(`bad path '${path}'`);
  const out: Slot[] = [];
  const step = (parent: unknown, at: number, walked: string[]): void => {
    const part = parts[at]!;
    const keys = expand(part, parent, walked.join('.'), positions);
    for (const key of keys ?? [part]) {
      const slot = { parent: parent as Doc, key, path: [...walked, key].join('.') };
      if (create) checkStep(parent, key, slot.path);
      else if (Array.isArray(parent) ? !arrayIndex.test(key) : !isDoc(parent)) continue;
      if (at === parts.length - 1) {
        out.push(slot);
        continue;
      }
      if (valueAt(slot) === undefined) {
        if (!create) continue;
        assign(slot, {});
      }
      step(valueAt(slot), at + 1, [...walked, key]);
    }
  };
  step(doc, 0, []);
  return out;
}
