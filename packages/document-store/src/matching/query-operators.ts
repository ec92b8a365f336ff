import { bsonType, isDoc, numberOf } from '../bson-values.js';
import { badValue, unsupported } from '../errors.js';
import { encodeValue } from './key-encoding.js';
import { reach } from './paths.js';

/**
 * The comparison operators, replacing mingo's, which differ from MongoDB for paths through nested arrays, `$all` on a
 * scalar, null in arrays and the key order of documents. Values are equal when their index keys are, so a filter and an
 * index scan cannot disagree.
 */
type Test = (doc: unknown) => boolean;
type Operator = (path: string, operand: unknown) => Test;

/** Equality of MongoDB: null and a missing field are equal, numbers of all types are compared by value. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a === 'string' && typeof b === 'string') return false;
  if ((a === undefined || a === null) && (b === undefined || b === null)) return true;
  if (a === undefined || b === undefined || a === null || b === null) return false;
  return encodeValue(a).equals(encodeValue(b));
}

/** All values that a condition on this path may match: those at the path and, for arrays, their elements. */
function candidates(doc: unknown, path: readonly string[]): unknown[] {
  const { values } = reach(doc, path);
  return values.flatMap((value) => (Array.isArray(value) ? [value, ...value] : [value]));
}

const some =
  (test: (value: unknown) => boolean): Operator =>
  (path) => {
    const parts = path.split('.');
    return (doc) => candidates(doc, parts).some(test);
  };

const not =
  (operator: Operator): Operator =>
  (path, operand) => {
    const test = operator(path, operand);
    return (doc) => !test(doc);
  };

const matches = (operand: unknown) => (value: unknown) =>
  operand instanceof RegExp && typeof value === 'string'
    ? operand.test(value)
    : sameValue(value, operand);

function list(name: string, operand: unknown): unknown[] {
  if (!Array.isArray(operand)) throw badValue(`${name} needs an array`);
  return operand;
}

const $eq: Operator = (path, operand) => some(matches(operand))(path, operand);

const $in: Operator = (path, operand) => {
  const items = list('$in', operand);
  const strings = new Set(items.filter((item) => typeof item === 'string'));
  const others = items.filter((item) => typeof item !== 'string').map(matches);
  const test = (value: unknown) => strings.has(value as string) || others.some((one) => one(value));
  return some(test)(path, operand);
};

const $all: Operator = (path, operand) => {
  const items = list('$all', operand);
  if (items.some((item) => isDoc(item) && '$elemMatch' in item)) {
    throw unsupported('operator', '$all with $elemMatch');
  }
  const parts = path.split('.');
  const tests = items.map(matches);
  return (doc) => {
    const values = candidates(doc, parts);
    return tests.length > 0 && tests.every((test) => values.some(test));
  };
};

const $mod: Operator = (path, operand) => {
  const [divisor, remainder] = list('$mod', operand).map((one) => Math.trunc(Number(one)));
  if (!divisor || remainder === undefined) throw badValue('$mod needs a divisor and a remainder');
  const test = (value: unknown) =>
    typeof value === 'number' && Math.trunc(value) % divisor === remainder;
  return some(test)(path, operand);
};

/** Values of different types are not comparable, except that all numbers are. */
const compared =
  (accept: (order: number) => boolean): Operator =>
  (path, operand) => {
    const bound = encodeValue(operand);
    const number = numberOf(operand);
    const test = (value: unknown): boolean => {
      if (number !== undefined && typeof value === 'number') {
        if (!Number.isNaN(number) && !Number.isNaN(value)) return accept(value - number);
      }
      const encoded = encodeValue(value);
      return encoded[0] === bound[0] && accept(Buffer.compare(encoded, bound));
    };
    return some(test)(path, operand);
  };

const typeNames: Record<string, string> = {
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  16: 'int',
  17: 'timestamp',
  18: 'long',
  19: 'decimal',
};

function isOfType(value: unknown, type: string): boolean {
  const whole = Number.isInteger(value);
  if (type === 'number') return typeof value === 'number' || bsonType(value) === 'Long';
  if (type === 'int') return whole && (value as number) === ((value as number) | 0);
  if (type === 'long') return whole || bsonType(value) === 'Long';
  if (type === 'double') return typeof value === 'number';
  if (type === 'bool') return typeof value === 'boolean';
  if (type === 'string') return typeof value === 'string';
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isDoc(value);
  if (type === 'date') return value instanceof Date;
  if (type === 'regex') return value instanceof RegExp;
  const named: Record<string, string> = {
    objectId: 'ObjectId',
    binData: 'Binary',
    timestamp: 'Timestamp',
  };
  if (named[type]) return bsonType(value) === named[type];
  throw badValue(`$type does not know '${type}'`);
}

const $type: Operator = (path, operand) => {
  const names = [operand].flat().map((item) => typeNames[String(item)] ?? String(item));
  for (const name of names) isOfType(undefined, name);
  return some((value) => names.some((name) => isOfType(value, name)))(path, operand);
};

const $exists: Operator = (path, operand) => {
  const parts = path.split('.');
  return (doc) =>
    reach(doc, parts).values.some((value) => value !== undefined) === Boolean(operand);
};

export const comparisons: Record<string, Operator> = {
  $eq,
  $ne: not($eq),
  $in,
  $nin: not($in),
  $all,
  $gt: compared((order) => order > 0),
  $gte: compared((order) => order >= 0),
  $lt: compared((order) => order < 0),
  $lte: compared((order) => order <= 0),
  $mod,
  $type,
  $exists,
};
