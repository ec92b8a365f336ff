import { Query } from 'mingo/query';
import { type Doc, isDoc } from '../bson-values.js';
import { badValue, unsupported } from '../errors.js';
import { mingoOptions } from './mingo-context.js';
import { topLevel } from './paths.js';
import { comparisons } from './query-operators.js';

export type Matcher = (doc: Doc) => boolean;

const logicalOperators = new Set(['$and', '$or', '$nor']);
const fieldOperators = new Set([
  ...Object.keys(comparisons),
  ...['$not', '$regex', '$options', '$elemMatch', '$size'],
  ...['$bitsAllClear', '$bitsAllSet', '$bitsAnyClear', '$bitsAnySet'],
]);

/** Whether it is a condition such as `{ $gt: 3 }` rather than a document to compare with. */
export const isOperatorDoc = (value: unknown): value is Doc =>
  isDoc(value) && Object.keys(value)[0]?.startsWith('$') === true;

function checkCondition(condition: unknown): void {
  if (!isOperatorDoc(condition)) return;
  for (const [name, operand] of Object.entries(condition)) {
    if (!fieldOperators.has(name)) throw unsupported('operator', name);
    if (name === '$not') checkCondition(operand);
    if (name === '$elemMatch' && isDoc(operand)) {
      if (isOperatorDoc(operand) && !logicalOperators.has(Object.keys(operand)[0]!))
        checkCondition(operand);
      else checkFilter(operand);
    }
  }
}

/** Refuses every unknown operator by name. */
function checkFilter(filter: Doc): void {
  for (const [name, value] of Object.entries(filter)) {
    if (logicalOperators.has(name)) {
      if (!Array.isArray(value) || value.length === 0 || !value.every(isDoc)) {
        throw badValue(`${name} needs a non-empty array of documents`);
      }
      for (const branch of value) checkFilter(branch);
    } else if (name === '$expr' || name === '$comment') {
    } else if (name.startsWith('$')) {
      throw unsupported('operator', name);
    } else {
      checkCondition(value);
    }
  }
}

/** Compiles a filter to a test of plain documents. Throws for unsupported operators, naming them. */
export function compileFilter(filter: Doc): Matcher {
  checkFilter(filter);
  const { $comment: _comment, ...criteria } = filter;
  if (Object.keys(criteria).length === 0) return () => true;
  const query = new Query(criteria, mingoOptions);
  return (doc) => query.test(doc);
}

/** The top-level fields that a filter uses; undefined when unknown ($expr). */
export function filterFields(filter: Doc, into = new Set<string>()): Set<string> | undefined {
  for (const [name, value] of Object.entries(filter)) {
    if (name === '$expr') return undefined;
    if (name === '$comment') continue;
    if (!logicalOperators.has(name)) into.add(topLevel(name));
    else for (const branch of value as Doc[]) if (!filterFields(branch, into)) return undefined;
  }
  return into;
}
