import { type Doc, type Found, numberOf, readFields } from '../bson-values.js';
import { badValue, CommandError, unsupported } from '../errors.js';
import { emptyArrayKey, encodeValue, invert } from './key-encoding.js';
import { reachElements, topLevel } from './paths.js';

export interface SortField {
  readonly path: string;
  readonly parts: string[];
  readonly descending: boolean;
}

const maxBytes = 100 * 1024 * 1024;
const emptyArray = Symbol('empty array');

/** Parses a sort document; the order of its fields matters. */
export function sortFields(sort: Doc | undefined): SortField[] {
  return Object.entries(sort ?? {}).map(([path, direction]) => {
    if (typeof direction === 'object' && numberOf(direction) === undefined) {
      throw unsupported('sort', `${path}: ${JSON.stringify(direction)}`);
    }
    const number = numberOf(direction);
    if (number !== 1 && number !== -1) throw badValue(`bad sort direction for '${path}'`);
    if (path === '$natural') throw unsupported('sort', '$natural');
    return { path, parts: path.split('.'), descending: number === -1 };
  });
}

/** Bytes that compare in the sort order of the documents: for an array the smallest (descending: largest) element. */
export function sortKey(doc: Doc, sort: SortField[]): Buffer {
  const parts = sort.map(({ parts: path, descending }) => {
    const encoded = reachElements(doc, path, emptyArray).values.map((value) =>
      value === emptyArray ? emptyArrayKey : encodeValue(value),
    );
    const best = encoded.reduce((a, b) => (a.compare(b) > 0 === descending ? a : b));
    return descending ? invert(best) : best;
  });
  return Buffer.concat(parts);
}

/** Sorts the results of `source`, keeping only the first `most` (0: all, up to 100 MB). */
export function* sortFound(
  source: Iterable<Found | undefined>,
  sort: SortField[],
  most: number,
): Generator<Found | undefined> {
  let kept: { key: Buffer; found: Found }[] = [];
  let bytes = 0;
  const fields = new Set(sort.map(({ path }) => topLevel(path)));
  const prune = () => {
    kept.sort((a, b) => a.key.compare(b.key) || a.found.id.compare(b.found.id));
    if (most > 0) kept = kept.slice(0, most);
    bytes = kept.reduce((sum, { found }) => sum + found.raw.length, 0);
  };
  for (const found of source) {
    if (!found) {
      yield undefined;
      continue;
    }
    kept.push({ key: sortKey(readFields(found.raw, fields), sort), found });
    bytes += found.raw.length;
    if (most > 0 && kept.length >= 2 * most + 1000) prune();
    if (bytes > maxBytes) {
      const text = 'Sort exceeded memory limit of 104857600 bytes; use an index or a limit';
      throw new CommandError(292, 'QueryExceededMemoryLimitNoDiskUseAllowed', text);
    }
  }
  prune();
  for (const { found } of kept) yield found;
}
