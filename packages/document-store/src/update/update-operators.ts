import { Double, Int32, Long, Timestamp } from 'bson';
import { bsonType, type Doc, isDoc, numberOf } from '../bson-values.js';
import { badValue, CommandError, unsupported } from '../errors.js';
import { encodeValue } from '../matching/key-encoding.js';
import { addToSet, pop, pull, pullAll, push } from './update-arrays.js';
import { assign, type Positions, type Slot, slotsOf, valueAt } from './update-paths.js';

/**
 * The update operators, on typed documents: a number keeps its BSON type when an operator does not change it, and
 * arithmetic results have the same type as in MongoDB (int → long on overflow, double wins).
 */
type Apply = (slot: Slot, operand: unknown) => void;

function typeMismatch(operator: string, slot: Slot): CommandError {
  const text = `Cannot apply ${operator} to the non-numeric value of '${slot.path}'`;
  return new CommandError(14, 'TypeMismatch', text);
}

function calculated(a: unknown, b: unknown, operator: '$inc' | '$mul'): unknown {
  const [x, y] = [numberOf(a)!, numberOf(b)!];
  if (bsonType(a) === 'Double' || bsonType(b) === 'Double') {
    return new Double(operator === '$inc' ? x + y : x * y);
  }
  const exact = operator === '$inc' ? BigInt(x) + BigInt(y) : BigInt(x) * BigInt(y);
  if (exact !== BigInt.asIntN(64, exact)) throw badValue(`${operator} leaves the range of a long`);
  const small = exact === BigInt.asIntN(32, exact);
  const long = bsonType(a) === 'Long' || bsonType(b) === 'Long' || !small;
  return long ? Long.fromBigInt(exact) : new Int32(Number(exact));
}

const arithmetic =
  (operator: '$inc' | '$mul'): Apply =>
  (slot, operand) => {
    if (numberOf(operand) === undefined) throw typeMismatch(operator, slot);
    const before = valueAt(slot) ?? (valueAt(slot) === undefined ? new Int32(0) : null);
    if (numberOf(before) === undefined) throw typeMismatch(operator, slot);
    const missing = valueAt(slot) === undefined && operator === '$inc';
    assign(slot, missing ? operand : calculated(before, operand, operator));
  };

const extreme =
  (sign: 1 | -1): Apply =>
  (slot, operand) => {
    const before = valueAt(slot);
    const order =
      before === undefined ? 1 : encodeValue(operand).compare(encodeValue(before)) * sign;
    if (order > 0) assign(slot, operand);
  };

const $unset: Apply = (slot) => {
  if (Array.isArray(slot.parent)) {
    if (Number(slot.key) < slot.parent.length) slot.parent[Number(slot.key)] = null;
  } else {
    delete slot.parent[slot.key];
  }
};

function $currentDate(slot: Slot, operand: unknown): void {
  const type = isDoc(operand) ? operand.$type : 'date';
  if (operand !== true && type !== 'date' && type !== 'timestamp') {
    throw badValue('$currentDate needs true or {$type: "date" | "timestamp"}');
  }
  const now = new Date();
  assign(slot, type === 'timestamp' ? new Timestamp({ t: Math.floor(+now / 1000), i: 1 }) : now);
}

const numbersAlike = (a: unknown, b: unknown): boolean => {
  const number = numberOf(a);
  return number !== undefined && Object.is(number, numberOf(b));
};

/** An unchanged number keeps its stored type (a driver sends Double 2 back as Int32 2). */
function $set(slot: Slot, operand: unknown): void {
  if (!numbersAlike(valueAt(slot), operand)) assign(slot, operand);
}

const creatingOperators: Record<string, Apply> = {
  $set,
  $setOnInsert: $set,
  $inc: arithmetic('$inc'),
  $mul: arithmetic('$mul'),
  $min: extreme(-1),
  $max: extreme(1),
  $push: push,
  $addToSet: addToSet,
  $currentDate,
};
const existingOperators: Record<string, Apply> = {
  $unset,
  $pull: pull,
  $pullAll: pullAll,
  $pop: pop,
};

function rename(doc: Doc, from: string, to: unknown, positions: Positions): void {
  if (typeof to !== 'string' || from.includes('$') || to.includes('$')) {
    throw badValue(`$rename of '${from}' needs a plain path`);
  }
  const [source] = slotsOf(doc, from, false, positions);
  const value = source && valueAt(source);
  if (!source || value === undefined) return;
  if (Array.isArray(source.parent)) throw badValue('$rename does not reach into arrays');
  delete source.parent[source.key];
  for (const target of slotsOf(doc, to, true, positions)) assign(target, value);
}

function checkConflicts(update: Doc): void {
  const paths: string[] = [];
  for (const [operator, operands] of Object.entries(update)) {
    if (!isDoc(operands)) throw badValue(`${operator} needs a document of fields`);
    paths.push(...Object.keys(operands));
    if (operator === '$rename') paths.push(...Object.values(operands).map(String));
  }
  paths.sort();
  for (const [at, path] of paths.entries()) {
    const next = paths
      .slice(at + 1)
      .find((other) => other === path || other.startsWith(`${path}.`));
    if (next === undefined) continue;
    const text = `Updating the path '${next}' would create a conflict at '${path}'`;
    throw new CommandError(40, 'ConflictingUpdateOperators', text);
  }
}

/** Refuses an update with unsupported operators, naming the first. */
export function checkOperators(update: Doc): void {
  for (const name of Object.keys(update)) {
    if (
      name !== '$rename' &&
      !Object.hasOwn(creatingOperators, name) &&
      !Object.hasOwn(existingOperators, name)
    ) {
      throw name.startsWith('$')
        ? unsupported('update operator', name)
        : badValue(`an update cannot mix operators and the field '${name}'`);
    }
  }
  checkConflicts(update);
}

/** Changes `doc` (typed) in place. `$setOnInsert` acts only when `inserting`. */
export function applyOperators(
  doc: Doc,
  update: Doc,
  inserting: boolean,
  positions: Positions,
): void {
  for (const [operator, operands] of Object.entries(update)) {
    if (operator === '$setOnInsert' && !inserting) continue;
    for (const [path, operand] of Object.entries(operands as Doc)) {
      if (operator === '$rename') {
        rename(doc, path, operand, positions);
        continue;
      }
      const apply = creatingOperators[operator];
      for (const slot of slotsOf(doc, path, apply !== undefined, positions)) {
        (apply ?? existingOperators[operator]!)(slot, operand);
      }
    }
  }
}
