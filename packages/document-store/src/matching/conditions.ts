import { type Doc, isDoc } from '../bson-values.js';
import { isOperatorDoc } from './filter.js';
import { afterPrefix, encodeValue, typeTags } from './key-encoding.js';

/** An interval of encoded values; `from` is inclusive, `to` exclusive. */
export interface Range {
  readonly from: Buffer;
  readonly to: Buffer;
}

/** One condition of a filter that an index may be able to answer. */
export interface Condition {
  readonly path: string;
  readonly kind: 'points' | 'all' | 'range' | 'other';
  /** Encoded values: any of them ('points') or all of them ('all'). */
  readonly values: Buffer[];
  readonly range?: Range;
  /** Whether the bounds cover the whole condition; otherwise documents must be tested as well. */
  readonly exact: boolean;
  /** The condition as a separate filter. */
  readonly clause: Doc;
}

const isScalar = (value: unknown): boolean =>
  !Array.isArray(value) && !(value instanceof RegExp) && !isDoc(value) && value !== undefined;

/** The smallest encoding after `encoded` (encodings are self-delimiting, so nothing is in between). */
const successor = (encoded: Buffer): Buffer => afterPrefix(encoded);

function rangeOf(operator: string, value: unknown): Range | undefined {
  if (!isScalar(value) || value === null) return undefined;
  const encoded = encodeValue(value);
  const tag = encoded[0]!;
  if (tag === typeTags.minKey || tag === typeTags.maxKey) return undefined;
  const least = Buffer.from([tag]);
  const end = Buffer.from([tag + 1]);
  if (operator === '$gt') return { from: successor(encoded), to: end };
  if (operator === '$gte') return { from: encoded, to: end };
  if (operator === '$lt') return { from: least, to: encoded };
  return { from: least, to: successor(encoded) };
}

/** The range of strings with the prefix of an anchored, case-sensitive pattern; the pattern is still tested. */
function regexRange(pattern: RegExp): Range | undefined {
  const literal = /^\^([\w\s@%&'",:;<>=!~`#/-]+)(?![*?{|+])/.exec(pattern.source)?.[1];
  if (!literal || pattern.flags !== '' || pattern.source.includes('|')) return undefined;
  const after = pattern.source[literal.length + 1];
  const sure = after && '*?{'.includes(after) ? literal.slice(0, -1) : literal;
  const from = Buffer.concat([Buffer.from([typeTags.string]), Buffer.from(sure)]);
  return { from, to: afterPrefix(from) };
}

function points(path: string, values: unknown[], clause: Doc): Condition {
  const usable = values.every(isScalar);
  const exact = values.every((value) => value !== null);
  const encoded = usable ? values.map(encodeValue) : [];
  const unique = [...new Map(encoded.map((bytes) => [bytes.toString('latin1'), bytes])).values()];
  return { path, kind: usable ? 'points' : 'other', values: unique, exact, clause };
}

function conditionOf(path: string, operator: string, operand: unknown, whole: Doc): Condition[] {
  const clause = { [path]: { [operator]: operand } };
  const other: Condition = { path, kind: 'other', values: [], exact: false, clause };
  if (operator === '$eq') return [points(path, [operand], clause)];
  if (operator === '$in' && Array.isArray(operand)) return [points(path, operand, clause)];
  if (operator === '$all' && Array.isArray(operand) && operand.length > 0) {
    const every = points(path, operand, clause);
    return [{ ...every, kind: every.kind === 'points' ? 'all' : 'other' }];
  }
  if (operator === '$regex') {
    const flags = typeof whole.$options === 'string' ? whole.$options : '';
    const pattern = operand instanceof RegExp ? operand : new RegExp(String(operand));
    const range = flags ? undefined : regexRange(pattern);
    const test = { [path]: { $regex: operand, ...(flags && { $options: flags }) } };
    return [{ ...other, clause: test, ...(range && { kind: 'range' as const, range }) }];
  }
  if (operator === '$exists' && !operand) {
    return [{ ...other, kind: 'points', values: [encodeValue(null)] }];
  }
  if (operator === '$elemMatch' && isDoc(operand) && !isOperatorDoc(operand)) {
    const inner = conditionsOf(operand).filter(({ kind }) => kind !== 'other');
    const hints = inner.map((one) => ({
      ...one,
      path: `${path}.${one.path}`,
      exact: false,
      clause,
    }));
    return [other, ...hints];
  }
  const range = /^\$[gl]te?$/.test(operator) ? rangeOf(operator, operand) : undefined;
  return [range ? { ...other, kind: 'range', range, exact: true } : other];
}

/** The conditions of a filter, which must all hold. */
export function conditionsOf(filter: Doc): Condition[] {
  return Object.entries(filter).flatMap(([name, value]): Condition[] => {
    if (name === '$comment') return [];
    if (name === '$and') return (value as Doc[]).flatMap(conditionsOf);
    if (name.startsWith('$')) {
      return [{ path: '', kind: 'other', values: [], exact: false, clause: { [name]: value } }];
    }
    if (value instanceof RegExp) return conditionOf(name, '$regex', value, {});
    if (!isOperatorDoc(value)) return conditionOf(name, '$eq', value, {});
    return Object.entries(value)
      .filter(([operator]) => operator !== '$options')
      .flatMap(([operator, operand]) => conditionOf(name, operator, operand, value));
  });
}
