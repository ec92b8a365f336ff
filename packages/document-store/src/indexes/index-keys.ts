import { createHash } from 'node:crypto';
import type { Doc } from '../bson-values.js';
import { badValue, CommandError } from '../errors.js';
import { emptyArrayKey, encodeValue, invert } from '../matching/key-encoding.js';
import { reachElements } from '../matching/paths.js';
import type { Index } from '../storage/catalog.js';

/**
 * An index key: index id (4 bytes), the encoded fields, the encoded _id (inverted when the last field is descending, so
 * that `{a:-1}` reads as `{a:-1,_id:-1}`), the length of that _id (1 byte). LMDB keys have at most 1,978 bytes, so a
 * long value is truncated and ends in a digest of the whole.
 */
const roomForFields = 1700;
const longestId = 250;
const digestLength = 32;
const emptyArray = Symbol('empty array');

export interface IndexKeys {
  /** The encoded fields, one for each combination of array elements; without index id and _id. */
  keys: Buffer[];
  readonly multikey: boolean[];
  truncated: boolean;
}

/** The key of a document in its collection: the encoded _id. */
export function encodeId(value: unknown): Buffer {
  if (Array.isArray(value) || value instanceof RegExp || value === undefined) {
    throw badValue('_id may not be an array, a regular expression or undefined');
  }
  const encoded = encodeValue(value);
  if (encoded.length > longestId) throw badValue(`_id is longer than ${longestId} bytes`);
  return encoded;
}

/** A value as encoded in field `at` of the index. */
export function encodeField(index: Index, at: number, encoded: Buffer): Buffer {
  const limit = Math.floor(roomForFields / index.fields.length);
  let bytes = encoded;
  if (encoded.length > limit) {
    const digest = createHash('sha256').update(encoded).digest();
    bytes = Buffer.concat([encoded.subarray(0, limit - digestLength), digest]);
  }
  return index.fields[at]!.descending ? invert(bytes) : bytes;
}

/** Whether a field takes more than its share of the longest key. */
export const isTooLong = (index: Index, encoded: Buffer): boolean =>
  encoded.length > Math.floor(roomForFields / index.fields.length);

/** The keys of a document in an index; none when the index does not cover it. */
export function indexKeys(index: Index, doc: Doc): IndexKeys {
  const multikey = index.fields.map(() => false);
  const out: IndexKeys = { keys: [], multikey, truncated: false };
  if (index.covers && !index.covers(doc)) return out;
  let prefixes: Buffer[] = [Buffer.alloc(0)];
  index.fields.forEach(({ parts, path }, at) => {
    const { values, array } = reachElements(doc, parts, emptyArray);
    if (array && multikey.includes(true)) {
      const text = `cannot index two arrays in one index: '${path}' in '${index.name}'`;
      throw new CommandError(171, 'CannotIndexParallelArrays', text);
    }
    multikey[at] = array;
    const seen = new Map<string, Buffer>();
    for (const value of values) {
      const encoded = value === emptyArray ? emptyArrayKey : encodeValue(value);
      if (isTooLong(index, encoded)) out.truncated = true;
      const bytes = encodeField(index, at, encoded);
      seen.set(bytes.toString('latin1'), bytes);
    }
    const fields = [...seen.values()];
    prefixes = prefixes.flatMap((prefix) => fields.map((field) => Buffer.concat([prefix, field])));
  });
  out.keys = prefixes;
  return out;
}

const idDescends = (index: Index): boolean => index.fields.at(-1)!.descending;

/**
 * The key of an index entry: prefix of the index, fields, _id, and the length of the _id as the last byte.
 * @param fields encoded, see `indexKeys`
 * @param id the encoded _id
 */
export function entryKey(index: Index, fields: Buffer, id: Buffer): Buffer {
  const tail = idDescends(index) ? invert(id) : id;
  return Buffer.concat([index.prefix, fields, tail, Buffer.from([id.length])]);
}

/** The encoded _id at the end of an index key or of a tail of one. */
export function idOfEntry(index: Index, key: Buffer): Buffer {
  const length = key[key.length - 1]!;
  const tail = key.subarray(key.length - 1 - length, key.length - 1);
  return idDescends(index) ? invert(tail) : tail;
}

/** The value document of a duplicate key error. */
export function keyValue(index: Index, doc: Doc): Doc {
  return Object.fromEntries(
    index.fields.map(({ path, parts }) => {
      const [value] = reachElements(doc, parts, null).values;
      return [path, value === undefined ? null : value];
    }),
  );
}
