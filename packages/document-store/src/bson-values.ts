import { type Binary, BSON, type Document, type Long, onDemand } from 'bson';
import { badValue } from './errors.js';

/**
 * Documents have three forms. Raw: the stored bytes, sent unchanged. Typed: Int32, Long and Double are distinct, for
 * updates, so that an unchanged value keeps its type. Plain: JavaScript numbers, for filters, sorting and aggregation.
 */
export type Doc = Document;

/** A raw document with its encoded _id. */
export interface Found {
  readonly id: Buffer;
  readonly raw: Buffer;
}

const typedValues = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const;

/** The typed form of stored bytes. */
export const readTyped = (raw: Uint8Array): Doc => BSON.deserialize(raw, typedValues);
/** The plain form of stored bytes. */
export const readPlain = (raw: Uint8Array): Doc => BSON.deserialize(raw);
/** A typed document whose array of documents `field` stays as raw bytes. */
export const readTypedWithRaw = (raw: Uint8Array, field: string): Doc =>
  BSON.deserialize(raw, { ...typedValues, fieldsAsRaw: { [field]: true } });

/** The BSON bytes of a document. */
export function write(doc: Doc): Buffer {
  const bytes = BSON.serialize(doc, { ignoreUndefined: false });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Name of a value's BSON class, e.g. `Long`; undefined for JavaScript values. */
export const bsonType = (value: unknown): string | undefined =>
  value !== null && typeof value === 'object'
    ? (value as { _bsontype?: string })._bsontype
    : undefined;

/** Whether a value is an embedded document: not an array, date, regular expression, buffer or BSON value class. */
export function isDoc(value: unknown): value is Doc {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  if (value instanceof Date || value instanceof RegExp || ArrayBuffer.isView(value)) return false;
  return bsonType(value) === undefined;
}

const numberTypes = new Set(['Int32', 'Double', 'Long']);

/** The number of a plain or typed value; undefined when it is not a number. Throws for a Long beyond 2^53. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  const type = bsonType(value);
  if (type === 'Decimal128') throw badValue('Decimal128 values cannot be compared or indexed here');
  if (!type || !numberTypes.has(type)) return undefined;
  if (type !== 'Long') return Number((value as { value: number }).value);
  const number = (value as Long).toNumber();
  if (Number.isSafeInteger(number)) return number;
  throw badValue('64-bit integers beyond 2^53 cannot be compared or indexed here');
}

/** Converts typed to plain, recursively. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (isDoc(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
  }
  const type = bsonType(value);
  if (type === 'BSONRegExp') {
    const { pattern, options } = value as unknown as { pattern: string; options: string };
    return new RegExp(pattern, options.replace(/[^gimsuy]/g, ''));
  }
  return (type && numberOf(value)) ?? value;
}

/** `plain` for a document; null and undefined give an empty one. */
export const plainDoc = (value: unknown): Doc => ((value ?? {}) ? (plain(value ?? {}) as Doc) : {});

/** The bytes of a binary value, without a copy. */
export const bytesOf = (value: Uint8Array | Binary): Buffer => {
  const view = ArrayBuffer.isView(value)
    ? (value as Uint8Array)
    : value.buffer.subarray(0, value.position);
  return Buffer.from(view.buffer, view.byteOffset, view.byteLength);
};

/** Keeps (or, with `drop`, removes) the named top-level fields without decoding any value. */
export function pickFields(raw: Buffer, names: ReadonlySet<string>, drop = false): Buffer {
  const parts: Buffer[] = [];
  let size = 5;
  for (const [, nameAt, nameLength, at, length] of onDemand.parseToElements(raw)) {
    if (names.has(raw.toString('utf8', nameAt, nameAt + nameLength)) === drop) continue;
    const part = raw.subarray(nameAt - 1, at + length);
    parts.push(part);
    size += part.length;
  }
  const head = Buffer.alloc(4);
  head.writeInt32LE(size);
  return Buffer.concat([head, ...parts, Buffer.alloc(1)], size);
}

/** The plain form of the named top-level fields; of all when `names` is undefined. */
export const readFields = (raw: Buffer, names: ReadonlySet<string> | undefined): Doc =>
  readPlain(names ? pickFields(raw, names) : raw);
