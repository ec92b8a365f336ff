import { bsonType, type Doc } from '../bson-values.js';
import { badValue } from '../errors.js';
import { type Condition, conditionsOf, type Range } from '../matching/conditions.js';
import { afterPrefix, invert } from '../matching/key-encoding.js';
import type { SortField } from '../matching/sorting.js';
import type { Collection, Index } from '../storage/catalog.js';
import { encodeField, isTooLong } from './index-keys.js';
import { identical, impliedBy } from './partial-index.js';

/** How to scan one index: the key ranges, the order, and the conditions left to test. */
export interface Plan {
  readonly index: Index;
  /** Each group: prefixes whose tails are intersected ($all has several); the groups are merged. */
  groups: Buffer[][];
  /** Bounds of the field after the prefix, as key bytes. */
  readonly bounds: { from: Buffer; to: Buffer } | undefined;
  /** The scan has the requested order. */
  readonly sorted: boolean;
  /** ... and it is required, so that several ranges must be merged. */
  readonly ordered: boolean;
  readonly reverse: boolean;
  /** Conditions that the bounds do not cover; empty: no document has to be read to decide. */
  readonly residual: Doc[];
  /** A document may occur more than once. */
  readonly repeats: boolean;
  readonly conditionsUsed: number;
}

const maxGroups = 1000;
/** Conditions on one array multiply; above this number documents are tested instead. */
const maxCombined = 16;

interface Prefix {
  groups: Buffer[][];
  readonly used: Set<Condition>;
  /** Fields fixed by points, and the number of points of each. */
  readonly counts: number[];
}

const join = (groups: Buffer[][], part: Buffer): Buffer[][] =>
  groups.map((group) => group.map((prefix) => Buffer.concat([prefix, part])));

/**
 * The values of one field for which the conditions hold: any of the alternatives, in each all values. For an array
 * several conditions count, because different elements may satisfy them; for a single value the most selective one.
 */
function combinationsOf(
  index: Index,
  at: number,
  conditions: Condition[],
  used: Set<Condition>,
): Buffer[][] {
  const usable = conditions
    .filter(({ path, values }) => path === index.fields[at]!.path && values.length > 0)
    .filter(({ kind, values }) =>
      kind === 'all' ? index.multikey[at] || values.length === 1 : kind === 'points',
    )
    .sort(
      (a, b) => (a.kind === 'all' ? 1 : a.values.length) - (b.kind === 'all' ? 1 : b.values.length),
    );
  let combinations: Buffer[][] = [[]];
  for (const one of index.multikey[at] ? usable : usable.slice(0, 1)) {
    const parts = one.values.map((value) => encodeField(index, at, value));
    const wider =
      one.kind === 'all'
        ? combinations.map((combination) => [...combination, ...parts])
        : combinations.flatMap((combination) => parts.map((part) => [...combination, part]));
    if (wider.length > (combinations[0]!.length === 0 ? maxGroups : maxCombined)) continue;
    combinations = wider;
    used.add(one);
  }
  return combinations;
}

/** The longest prefix of fields with points. */
function pointPrefix(index: Index, conditions: Condition[]): Prefix {
  const out: Prefix = { groups: [[index.prefix]], used: new Set(), counts: [] };
  for (const at of index.fields.keys()) {
    const used = new Set<Condition>();
    const combinations = combinationsOf(index, at, conditions, used);
    if (used.size === 0 || out.groups.length * combinations.length > maxGroups) break;
    out.groups = combinations.flatMap((combination) =>
      out.groups.map((group) => combination.flatMap((part) => join([group], part)[0]!)),
    );
    out.counts.push(combinations.length);
    for (const one of used) out.used.add(one);
  }
  return out;
}

/** The key bytes of a range of field `at`; a bound too long for a key is widened. */
function boundsOf(index: Index, at: number, { from, to }: Range): Plan['bounds'] {
  const cut = (bytes: Buffer) => (isTooLong(index, bytes) ? bytes.subarray(0, 64) : bytes);
  const high = isTooLong(index, to) ? afterPrefix(cut(to)) : to;
  if (!index.fields[at]!.descending) return { from: cut(from), to: high };
  return { from: afterPrefix(invert(high)), to: afterPrefix(invert(cut(from))) };
}

function rangeAt(
  index: Index,
  at: number,
  conditions: Condition[],
): [Range, Condition[]] | undefined {
  const field = index.fields[at];
  if (!field || index.truncated) return undefined;
  const ranges = conditions.filter(({ path, range }) => range && path === field.path);
  if (ranges.length === 0) return undefined;
  // In an array, one element may satisfy one bound and another element the other.
  const usable = index.multikey[at] ? ranges.slice(0, 1) : ranges;
  const from = usable.map(({ range }) => range!.from).reduce((a, b) => (a.compare(b) > 0 ? a : b));
  const to = usable.map(({ range }) => range!.to).reduce((a, b) => (a.compare(b) < 0 ? a : b));
  return [{ from, to }, usable];
}

/** Whether the fields after the prefix have the requested order, and in which direction. */
function orderOf(
  index: Index,
  counts: number[],
  sort: SortField[],
): { reverse: boolean } | undefined {
  const constant = new Set(
    index.fields.filter((_, at) => counts[at] === 1 && !index.multikey[at]).map(({ path }) => path),
  );
  const tail = index.fields.map((field, at) => ({ ...field, multikey: index.multikey[at] }));
  const own = tail.slice(counts.length);
  if (!index.fields.some(({ path }) => path === '_id')) {
    own.push({ path: '_id', parts: ['_id'], descending: tail.at(-1)!.descending, multikey: false });
  }
  let reverse: boolean | undefined;
  let at = 0;
  for (const { path, descending } of sort) {
    if (constant.has(path)) continue;
    const field = own[at++];
    if (!field || field.path !== path || field.multikey || index.truncated) return undefined;
    const opposite = field.descending !== descending;
    if (reverse !== undefined && reverse !== opposite) return undefined;
    reverse = opposite;
    if (path === '_id') break;
  }
  return { reverse: reverse ?? false };
}

function planFor(index: Index, conditions: Condition[], sort: SortField[]): Plan | undefined {
  const answered = impliedBy(index, conditions);
  if (!answered) return undefined;
  const { groups, used, counts } = pointPrefix(index, conditions);
  const range = rangeAt(index, counts.length, conditions);
  for (const one of range?.[1] ?? []) used.add(one);
  const order = orderOf(index, counts, sort);
  const exact = (one: Condition) =>
    answered.has(one) || (used.has(one) && one.exact && !index.truncated);
  const clauses = conditions.filter((one) => !exact(one)).map(({ clause }) => clause);
  return {
    index,
    groups,
    bounds: range && boundsOf(index, counts.length, range[0]),
    sorted: order !== undefined,
    ordered: order !== undefined && sort.length > 0,
    reverse: order?.reverse ?? false,
    residual: [...new Set(clauses)],
    repeats: index.multikey.some((array, at) => array && counts[at] !== 1),
    conditionsUsed: used.size,
  };
}

/** The collection's own order as an index on _id. */
export function primaryIndex(collection: Collection): Index {
  return {
    ...{
      id: collection.id,
      name: '_id_',
      key: { _id: 1 },
      unique: true,
      prefix: collection.prefix,
    },
    ...{ partial: undefined, sparse: false, expireAfterSeconds: undefined, covers: undefined },
    ...{ multikey: [false], truncated: false, ready: true },
    fields: [{ path: '_id', parts: ['_id'], descending: false }],
  };
}

/** All plans to answer a filter with an index; the last is a scan of the whole collection. */
export function possiblePlans(
  collection: Collection,
  filter: Doc,
  sort: SortField[],
  hint: unknown,
): Plan[] {
  const conditions = conditionsOf(filter);
  const primary = primaryIndex(collection);
  let indexes = [primary, ...collection.indexes.filter(({ ready }) => ready)];
  if (hint !== undefined && !isNatural(hint)) indexes = [hinted(indexes, hint)];
  const plans = indexes.flatMap(
    (index) => planFor(index, isNatural(hint) ? [] : conditions, sort) ?? [],
  );
  const useful = plans.filter(
    (plan) => plan.conditionsUsed > 0 || (sort.length > 0 && plan.sorted),
  );
  const order = orderOf(primary, [], sort);
  const whole: Plan = {
    ...planFor(primary, [], [])!,
    residual: conditions.map(({ clause }) => clause),
    sorted: order !== undefined,
    ordered: order !== undefined && sort.length > 0,
    reverse: order?.reverse ?? false,
  };
  if (conditions.some(isImpossible)) return [{ ...whole, groups: [], residual: [], sorted: true }];
  return isNatural(hint) ? [whole] : [...(hint === undefined ? useful : plans), whole];
}

/** `$in: []`: no document has to be read. */
const isImpossible = ({ kind, values }: Condition): boolean =>
  kind === 'points' && values.length === 0;

const isNatural = (hint: unknown): boolean =>
  hint !== null && typeof hint === 'object' && !bsonType(hint) && '$natural' in hint;

function hinted(indexes: Index[], hint: unknown): Index {
  const found = indexes.find(({ name, key }) =>
    typeof hint === 'string' ? name === hint : identical(key, hint as Doc),
  );
  if (!found) throw badValue('hint provided does not correspond to an existing index');
  return found;
}
