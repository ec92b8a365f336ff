import { type Binary, BSON, ObjectId, Timestamp } from 'bson';
import { bsonType, bytesOf, type Doc, isDoc, numberOf } from '../bson-values.js';
import { unsupported } from '../errors.js';

/**
 * Order-preserving encoding: comparing two encodings bytewise compares the values in MongoDB's order of types and
 * values. Encodings are self-delimiting, so that those of several fields can be concatenated into one key; a descending
 * field has its bytes inverted. Filters, sorting and indexes all compare these bytes, so they cannot disagree.
 */
export const typeTags = {
  minKey: 1,
  emptyArray: 5,
  null: 10,
  number: 20,
  string: 30,
  object: 40,
  array: 50,
  binary: 60,
  objectId: 70,
  boolean: 80,
  date: 90,
  timestamp: 100,
  regex: 110,
  maxKey: 250,
} as const;

/** Index entry of an empty array; sorts before null. */
export const emptyArrayKey = Buffer.from([typeTags.emptyArray]);

const text = (value: string): Buffer => {
  const bytes = Buffer.from(value, 'utf8');
  if (!bytes.includes(0)) return Buffer.concat([bytes, Buffer.alloc(2)]);
  const escaped = [...bytes].flatMap((byte) => (byte === 0 ? [0, 0xff] : [byte]));
  return Buffer.from([...escaped, 0, 0]);
};

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  if (Number.isNaN(value)) return bytes;
  bytes.writeDoubleBE(value === 0 ? 0 : value);
  if (bytes[0]! & 0x80) return invert(bytes);
  bytes[0]! |= 0x80;
  return bytes;
}

function integer64(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(value);
  bytes[0]! ^= 0x80;
  return bytes;
}

const tagged = (tag: number, ...parts: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([tag]), ...parts]);

function encodeDocument(value: Doc): Buffer {
  const parts = Object.entries(value).flatMap(([name, inner]) => {
    const encoded = encodeValue(inner);
    return [Buffer.from([1, encoded[0]!]), text(name), encoded];
  });
  return tagged(typeTags.object, ...parts, Buffer.alloc(1));
}

function encodeBinary(value: Binary | Uint8Array): Buffer {
  const bytes = bytesOf(value);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(bytes.length);
  head[4] = bsonType(value) ? (value as Binary).sub_type : 0;
  return tagged(typeTags.binary, head, bytes);
}

function encodeBsonClass(type: string, value: unknown): Buffer {
  if (type === 'ObjectId') return tagged(typeTags.objectId, Buffer.from((value as ObjectId).id));
  if (type === 'Binary') return encodeBinary(value as Binary);
  if (type === 'Timestamp') {
    return tagged(typeTags.timestamp, integer64((value as Timestamp).toBigInt()));
  }
  if (type === 'MinKey') return Buffer.from([typeTags.minKey]);
  if (type === 'MaxKey') return Buffer.from([typeTags.maxKey]);
  if (type === 'BSONRegExp') {
    const { pattern, options } = value as unknown as { pattern: string; options: string };
    return tagged(typeTags.regex, text(pattern), text(options));
  }
  if (type === 'DBRef')
    return encodeDocument(BSON.deserialize(BSON.serialize({ v: value })).v.toJSON());
  throw unsupported('comparing values of type', type);
}

/** The bytes of one value, plain or typed; `undefined` is encoded as null, like a missing field. */
export function encodeValue(value: unknown): Buffer {
  if (value === null || value === undefined) return Buffer.from([typeTags.null]);
  if (typeof value === 'string') return tagged(typeTags.string, text(value));
  if (typeof value === 'boolean') return Buffer.from([typeTags.boolean, value ? 1 : 0]);
  const number = numberOf(value);
  if (number !== undefined) return tagged(typeTags.number, float(number));
  if (value instanceof Date) return tagged(typeTags.date, integer64(BigInt(value.getTime())));
  const type = bsonType(value);
  if (type) return encodeBsonClass(type, value);
  if (Array.isArray(value)) {
    const parts = value.flatMap((inner) => [Buffer.from([1]), encodeValue(inner)]);
    return tagged(typeTags.array, ...parts, Buffer.alloc(1));
  }
  if (value instanceof RegExp) return tagged(typeTags.regex, text(value.source), text(value.flags));
  if (ArrayBuffer.isView(value)) return encodeBinary(value as Uint8Array);
  if (isDoc(value)) return encodeDocument(value);
  throw unsupported('comparing values of type', typeof value);
}

/** Flips all bits, so that bytes sort in descending order. */
export function invert(bytes: Buffer): Buffer {
  const inverted = Buffer.allocUnsafe(bytes.length);
  for (let at = 0; at < bytes.length; at++) inverted[at] = bytes[at]! ^ 0xff;
  return inverted;
}

/** The smallest bytes after every key that begins with `prefix`. */
export function afterPrefix(prefix: Buffer): Buffer {
  let end = prefix.length;
  while (end > 0 && prefix[end - 1] === 0xff) end--;
  const bound = Buffer.from(prefix.subarray(0, end));
  if (end > 0) bound[end - 1]!++;
  return bound;
}
