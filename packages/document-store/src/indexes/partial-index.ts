import type { Doc } from '../bson-values.js';
import { type Condition, conditionsOf } from '../matching/conditions.js';
import { compileFilter } from '../matching/filter.js';
import { sameValue } from '../matching/query-operators.js';
import type { Index } from '../storage/catalog.js';

/** Whether both have the same fields and values in the same order. */
export const identical = (a: Doc, b: Doc): boolean =>
  sameValue(Object.entries(a).flat(), Object.entries(b).flat());

/** Conditions of the filter that imply a clause of the partial filter. */
function implying(clause: Condition, conditions: Condition[]): Condition[] | undefined {
  const same = conditions.filter((one) => one.path === clause.path && sameClause(one, clause));
  if (same.length > 0) return same;
  const test = compileFilter(clause.clause);
  // `null` also matches documents without the field, of which the index has none.
  const includes = (path: string, value: unknown) => value != null && test({ [path]: value });
  const stronger = conditions.some(({ path, clause: own, kind }) => {
    if (path !== clause.path || path.includes('.')) return false;
    const [operator, operand] = Object.entries(Object.values(own)[0] as Doc)[0]!;
    if (operator === '$eq') return includes(path, operand);
    if (operator === '$in') return (operand as unknown[]).every((one) => includes(path, one));
    const exists = clause.clause[path]?.$exists === true;
    return exists && kind === 'range';
  });
  return stronger ? [] : undefined;
}

function sameClause(a: Condition, b: Condition): boolean {
  try {
    return identical(a.clause, b.clause);
  } catch {
    return false; // Values without an order (e.g. a regular expression with flags) are not compared.
  }
}

/** The conditions that a partial index answers; undefined when matching documents may be missing from the index. */
export function impliedBy(index: Index, conditions: Condition[]): Set<Condition> | undefined {
  const answered = new Set<Condition>();
  if (!index.partial) return answered;
  for (const clause of conditionsOf(index.partial)) {
    const found = implying(clause, conditions);
    if (!found) return undefined;
    for (const one of found) answered.add(one);
  }
  return answered;
}
