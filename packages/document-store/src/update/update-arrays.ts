import { type Doc, isDoc, numberOf, plain } from '../bson-values.js';
import { badValue, unsupported } from '../errors.js';
import { compileFilter, isOperatorDoc } from '../matching/filter.js';
import { sameValue } from '../matching/query-operators.js';
import { sortFields, sortKey } from '../matching/sorting.js';
import { assign, type Slot, valueAt } from './update-paths.js';

const pushModifiers = new Set(['$each', '$position', '$slice', '$sort']);

function arrayAt(slot: Slot, operator: string): unknown[] | undefined {
  const value = valueAt(slot);
  if (value === undefined) return undefined;
  if (Array.isArray(value)) return value;
  throw badValue(`The field '${slot.path}' must be an array for ${operator}`);
}

function whole(value: unknown, name: string): number {
  const number = numberOf(value);
  if (number === undefined || !Number.isInteger(number))
    throw badValue(`${name} needs a whole number`);
  return number;
}

function eachOf(operand: unknown, operator: string, known: ReadonlySet<string>): unknown[] {
  if (!isDoc(operand) || !('$each' in operand)) return [operand];
  const strange = Object.keys(operand).find((name) => !known.has(name));
  if (strange) throw unsupported(`${operator} modifier`, strange);
  if (!Array.isArray(operand.$each)) throw badValue('$each needs an array');
  return operand.$each;
}

function sorted(array: unknown[], order: unknown): unknown[] {
  const wrap = isDoc(order) ? order : { v: order };
  const fields = sortFields(plain(wrap) as Doc);
  const keyed = array.map((value) => {
    const doc = isDoc(order) ? plain(value) : { v: [plain(value)] };
    return { value, key: sortKey(doc as Doc, fields) };
  });
  return keyed.sort((a, b) => a.key.compare(b.key)).map(({ value }) => value);
}

/** `$push` with `$each`, `$position`, `$sort` and `$slice`. @throws CommandError for a field that is no array */
export function push(slot: Slot, operand: unknown): void {
  const modifiers = isDoc(operand) && '$each' in operand ? operand : {};
  let array = [...(arrayAt(slot, '$push') ?? [])];
  const values = eachOf(operand, '$push', pushModifiers);
  const { $position, $sort, $slice } = modifiers;
  const at = $position === undefined ? array.length : whole($position, '$position');
  array.splice(at, 0, ...values);
  if ($sort !== undefined) array = sorted(array, $sort);
  if ($slice !== undefined) {
    const count = whole($slice, '$slice');
    array = count >= 0 ? array.slice(0, count) : array.slice(count);
  }
  assign(slot, array);
}

/** `$addToSet`: appends values that the array lacks; compares as MongoDB does. @throws CommandError as `push` */
export function addToSet(slot: Slot, operand: unknown): void {
  const array = [...(arrayAt(slot, '$addToSet') ?? [])];
  for (const value of eachOf(operand, '$addToSet', new Set(['$each']))) {
    if (!array.some((other) => sameValue(other, value))) array.push(value);
  }
  assign(slot, array);
}

/** A test whether an element matches the operand of $pull: a value, a condition, or a filter of documents. */
function pullTest(operand: unknown): (element: unknown) => boolean {
  if (isOperatorDoc(operand)) {
    const test = compileFilter({ v: plain(operand) });
    return (element) => test({ v: plain(element) });
  }
  if (isDoc(operand)) {
    const test = compileFilter(plain(operand) as Doc);
    return (element) => isDoc(element) && test(plain(element) as Doc);
  }
  return (element) => sameValue(element, operand);
}

/** `$pull`: removes elements that match a value or a condition. @throws CommandError as `push` */
export function pull(slot: Slot, operand: unknown): void {
  const array = arrayAt(slot, '$pull');
  const test = pullTest(operand);
  if (array)
    assign(
      slot,
      array.filter((element) => !test(element)),
    );
}

/** `$pullAll`: removes elements that equal one of these values. @throws CommandError as `push` */
export function pullAll(slot: Slot, operand: unknown): void {
  if (!Array.isArray(operand)) throw badValue('$pullAll needs an array');
  const array = arrayAt(slot, '$pullAll');
  const gone = (element: unknown) => operand.some((one) => sameValue(one, element));
  if (array)
    assign(
      slot,
      array.filter((element) => !gone(element)),
    );
}

/** `$pop`: removes the last element (1) or the first (-1). @throws CommandError as `push` */
export function pop(slot: Slot, operand: unknown): void {
  const side = whole(operand, '$pop');
  if (side !== 1 && side !== -1) throw badValue('$pop needs 1 or -1');
  const array = arrayAt(slot, '$pop');
  if (array) assign(slot, side === 1 ? array.slice(0, -1) : array.slice(1));
}
