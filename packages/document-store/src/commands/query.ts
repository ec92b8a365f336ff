import { type Doc, type Found, readFields } from '../bson-values.js';
import type { DocumentStore } from '../document-store.js';
import { idOfEntry } from '../indexes/index-keys.js';
import { type Plan, possiblePlans } from '../indexes/index-planner.js';
import {
  IntersectedStream,
  type KeyStream,
  MergedStream,
  pendingKey,
  RangeStream,
} from '../indexes/key-streams.js';
import { compileFilter, filterFields } from '../matching/filter.js';
import { afterPrefix } from '../matching/key-encoding.js';
import { type SortField, sortFound } from '../matching/sorting.js';
import type { Collection } from '../storage/catalog.js';
import { PeriodicYield } from '../storage/storage.js';

/** A search in one collection. `limit` 0 means no limit. */
export interface Search {
  readonly collection: Collection;
  readonly filter: Doc;
  readonly sort: SortField[];
  readonly skip: number;
  readonly limit: number;
  readonly hint?: unknown;
}

/** Results of a search; `undefined` marks a point where a long one may pause. */
export type SearchResults = Generator<Found | undefined>;

/** Most index entries that are counted to compare plans; more are treated as equal. */
const maxCounted = 1000;
/** Entries counted for a scan that stops early. */
const countedForEarlyStop = 100;
/** Entries counted to find the shortest of several scans. */
const countedForShortest = 5000;
const stepsBetweenPauses = 100;

function ranges(store: DocumentStore, plan: Plan, group: Buffer[]): RangeStream[] {
  const primary = plan.index.name === '_id_';
  const database = primary ? store.storage.documents : store.storage.entries;
  return group.map((prefix) => {
    const from = plan.bounds ? Buffer.concat([prefix, plan.bounds.from]) : prefix;
    const to = plan.bounds ? Buffer.concat([prefix, plan.bounds.to]) : afterPrefix(prefix);
    // In the collection itself a point is the whole key, so the tail is always the _id.
    const fixed = primary ? plan.index.prefix : prefix;
    return new RangeStream(database, fixed, from, to, plan.reverse);
  });
}

/** Number of entries that a plan scans, at most `most`. */
function estimate(store: DocumentStore, plan: Plan, most: number): number {
  let sum = 0;
  for (const group of plan.groups) {
    sum += Math.min(...ranges(store, plan, group).map((range) => range.countUpTo(most)));
    if (sum >= most) return most;
  }
  return sum;
}

/** Whether a scan stops at the limit: the index has the requested order, and no condition is left to test. */
const stops = (plan: Plan, { limit }: Search) =>
  plan.sorted && limit > 0 && plan.residual.length === 0;

/**
 * Estimated cost of a plan. A plan never costs less than the entries it scans, so at most `best` of them are counted;
 * beyond that it is `Infinity`.
 */
function cost(store: DocumentStore, plan: Plan, search: Search, best: number): number {
  const { sort, skip, limit } = search;
  if (plan.conditionsUsed === 0 && !(plan.sorted && sort.length > 0)) return 20 * maxCounted;
  if (stops(plan, search)) {
    const enough = Math.min(countedForEarlyStop, skip + limit);
    const walked = plan.conditionsUsed === 0 ? enough : estimate(store, plan, enough);
    return walked - plan.conditionsUsed / 100;
  }
  const most = Math.min(maxCounted, Math.ceil(best) + 1);
  const walked = plan.conditionsUsed === 0 ? maxCounted : estimate(store, plan, most);
  if (walked >= most && most < maxCounted) return Number.POSITIVE_INFINITY;
  const many = walked < maxCounted ? walked : 3 * maxCounted - plan.conditionsUsed * 100;
  const sorting = plan.sorted ? 0 : many / 2;
  // Remaining conditions are tested on documents, most of which do not match.
  const reading = plan.residual.length > 0 ? 2 * many + plan.residual.length / 10 : 0;
  return many + sorting + reading + (plan.conditionsUsed === 0 ? 2 * maxCounted : 0);
}

/** The cheapest plan. */
export function choosePlan(store: DocumentStore, search: Search): Plan {
  const plans = possiblePlans(search.collection, search.filter, search.sort, search.hint);
  if (plans.length <= 2 || search.hint !== undefined) return plans[0]!;
  // Plans that stop early come first: their cost is quick to estimate, and often so low that the others are soon
  // excluded.
  const rank = (plan: Plan) => (stops(plan, search) ? 0 : 1);
  let best = { plan: plans.at(-1)!, cost: Number.POSITIVE_INFINITY };
  for (const plan of plans.toSorted((a, b) => rank(a) - rank(b))) {
    const own = cost(store, plan, search, best.cost);
    if (own < best.cost) best = { plan, cost: own };
  }
  return best.plan;
}

function streams(store: DocumentStore, plan: Plan): KeyStream[] {
  const sign = plan.reverse ? -1 : 1;
  const each = plan.groups.map((group): KeyStream => {
    const parts = ranges(store, plan, group);
    if (parts.length === 1) return parts[0]!;
    const sized = parts.map((part) => ({ part, size: part.countUpTo(countedForShortest) }));
    sized.sort((a, b) => a.size - b.size);
    const [lead, ...others] = sized.map(({ part }) => part);
    return new IntersectedStream(lead!, ...others);
  });
  return plan.ordered && each.length > 1 ? [new MergedStream(each, sign)] : each;
}

/** The encoded _ids that a plan yields, each once. */
function* walk(store: DocumentStore, plan: Plan): Generator<Buffer | undefined> {
  const seen = plan.repeats ? new Set<string>() : undefined;
  const primary = plan.index.name === '_id_';
  let steps = 0;
  for (const stream of streams(store, plan)) {
    for (let tail = stream.peek(); tail; tail = stream.peek()) {
      if (tail === pendingKey || ++steps % stepsBetweenPauses === 0) yield undefined;
      if (tail === pendingKey) continue;
      stream.next();
      const id = primary ? tail : idOfEntry(plan.index, tail);
      const name = seen && id.toString('latin1');
      if (name !== undefined && seen?.has(name)) continue;
      if (name !== undefined) seen?.add(name);
      yield id;
    }
  }
}

function* matching(store: DocumentStore, collection: Collection, plan: Plan): SearchResults {
  const filter = { $and: plan.residual };
  const test = plan.residual.length > 0 ? compileFilter(filter) : undefined;
  const fields = test && filterFields(filter);
  for (const id of walk(store, plan)) {
    const raw = id && store.get(collection, id);
    if (!id || !raw) {
      yield undefined;
    } else if (!test || test(readFields(raw, fields))) {
      yield { id, raw };
    }
  }
}

/** Runs a search. */
export function* find(store: DocumentStore, search: Search): SearchResults {
  const { collection, sort, skip, limit } = search;
  compileFilter(search.filter);
  const branches = orBranches(store, search);
  let source: SearchResults;
  if (branches) {
    source = united(store, search, branches);
    if (sort.length > 0) source = sortFound(source, sort, limit && skip + limit) as SearchResults;
  } else {
    const plan = choosePlan(store, search);
    source = matching(store, collection, plan);
    if (!plan.sorted) source = sortFound(source, sort, limit && skip + limit) as SearchResults;
  }
  let passed = 0;
  for (const found of source) {
    if (found && ++passed <= skip) continue;
    yield found;
    if (limit > 0 && passed >= skip + limit) return;
  }
}

/** The plans of the branches of a top-level `$or`, when an index answers each of them. */
function orBranches(store: DocumentStore, search: Search): Plan[] | undefined {
  const { $or, ...rest } = search.filter;
  if (!Array.isArray($or) || search.hint !== undefined) return undefined;
  const whole = choosePlan(store, search);
  if (whole.conditionsUsed > 0) return undefined;
  const plans = $or.map((branch: Doc) =>
    choosePlan(store, { ...search, filter: { $and: [rest, branch] }, sort: [], skip: 0, limit: 0 }),
  );
  return plans.every((plan) => plan.conditionsUsed > 0) ? plans : undefined;
}

function* united(store: DocumentStore, { collection }: Search, plans: Plan[]): SearchResults {
  const seen = new Set<string>();
  for (const plan of plans) {
    for (const found of matching(store, collection, plan)) {
      const name = found?.id.toString('latin1');
      if (name === undefined || !seen.has(name)) yield found;
      if (name !== undefined) seen.add(name);
    }
  }
}

/** Counts matches; reads no document when the index answers the whole filter. */
export async function count(store: DocumentStore, search: Search): Promise<number> {
  const { skip, limit } = search;
  compileFilter(search.filter);
  const plan = choosePlan(store, search);
  let total = 0;
  const enough = limit > 0 ? skip + limit : Number.POSITIVE_INFINITY;
  if (!orBranches(store, search) && plan.residual.length === 0) {
    const single = plan.groups.every((group) => group.length === 1) && !plan.repeats;
    const parts = single ? plan.groups.flatMap((group) => ranges(store, plan, group)) : [];
    for (const part of parts) total += limit > 0 ? part.countUpTo(enough - total) : part.count();
    if (!single) total = await countFinds(walk(store, plan), enough);
  } else {
    total = await countFinds(find(store, { ...search, sort: [], skip: 0, limit: 0 }), enough);
  }
  return Math.max(0, Math.min(total, enough) - skip);
}

async function countFinds(finds: Generator<unknown>, enough: number): Promise<number> {
  const periodicYield = new PeriodicYield();
  let total = 0;
  for (const found of finds) {
    if (found === undefined) await periodicYield.pause();
    else if (++total >= enough) break;
  }
  return total;
}
