import { type Doc, numberOf, plain, plainDoc, readFields } from '../bson-values.js';
import { badValue, CommandError } from '../errors.js';
import { compileFilter } from '../matching/filter.js';
import { encodeValue } from '../matching/key-encoding.js';
import { reachElements, topLevel } from '../matching/paths.js';
import { compileProjection, type Projector } from '../matching/projection.js';
import { sortFields } from '../matching/sorting.js';
import { PeriodicYield } from '../storage/storage.js';
import type { Reply } from '../wire.js';
import { type CommandContext, type Commands, count as countOption, namespace } from './command.js';
import { cursorReply, type Results } from './cursors.js';
import { choosePlan, count, find, type Search, type SearchResults } from './query.js';

const readOptions = ['skip', 'limit', 'hint'];
const findOptions = [
  ...['filter', 'sort', 'projection', ...readOptions, 'batchSize', 'singleBatch'],
  ...['noCursorTimeout', 'allowPartialResults'],
];

/** The search of a command with filter, sort, skip, limit and hint; undefined when the collection does not exist. */
function searchOf(context: CommandContext, filter: unknown): Search | undefined {
  const { command, store } = context;
  const criteria = plainDoc(filter);
  compileFilter(criteria);
  const sort = sortFields(command.sort);
  const skip = countOption(command, 'skip') ?? 0;
  const limit = Math.abs(numberOf(command.limit ?? 0) ?? 0);
  const collection = store.catalog.get(namespace(context));
  const hint = command.hint === undefined ? undefined : plain(command.hint);
  return collection && { collection, filter: criteria, sort, skip, limit, hint };
}

/** The found documents as bytes, with the fields of the projection. An undefined one passes: the search yields between. */
function* project(
  finds: SearchResults,
  projector: Projector | undefined,
): Generator<Buffer | undefined> {
  for (const found of finds) yield found && (projector ? projector(found.raw) : found.raw);
}

async function runFind(context: CommandContext): Promise<Reply> {
  const { command, store, cursors } = context;
  const search = searchOf(context, command.filter);
  const projector = compileProjection(command.projection);
  const results: Results = search ? project(find(store, search), projector) : [][Symbol.iterator]();
  const single = command.singleBatch === true || (numberOf(command.limit ?? 0) ?? 0) < 0;
  const batchSize = countOption(command, 'batchSize');
  return cursorReply(
    await cursors.first(namespace(context), results, batchSize, single),
    'firstBatch',
  );
}

async function runGetMore({ command, db, cursors }: CommandContext): Promise<Reply> {
  const id = numberOf(command.getMore);
  if (id === undefined) throw badValue('getMore needs a cursor id');
  const batch = await cursors.more(
    id,
    `${db}.${command.collection}`,
    countOption(command, 'batchSize'),
  );
  return cursorReply(batch, 'nextBatch');
}

function runKillCursors({ command, cursors }: CommandContext): Reply {
  const ids = ((command.cursors ?? []) as unknown[]).map((id) => numberOf(id) ?? 0);
  const { killed, unknown } = cursors.kill(ids);
  return {
    cursorsKilled: killed,
    cursorsNotFound: unknown,
    cursorsAlive: [],
    cursorsUnknown: [],
    ok: 1,
  };
}

async function runCount(context: CommandContext): Promise<Reply> {
  const search = searchOf(context, context.command.query);
  return { n: search ? await count(context.store, search) : 0, ok: 1 };
}

async function runDistinct(context: CommandContext): Promise<Reply> {
  const path = context.command.key;
  if (typeof path !== 'string') throw badValue('distinct needs a key');
  const search = searchOf(context, context.command.query);
  const values = new Map<string, unknown>();
  const periodicYield = new PeriodicYield();
  const fields = new Set([topLevel(path)]);
  for (const found of search ? find(context.store, search) : []) {
    if (!found) {
      await periodicYield.pause();
      continue;
    }
    for (const value of reachElements(readFields(found.raw, fields), path.split('.'), undefined)
      .values) {
      if (value !== undefined) values.set(encodeValue(value).toString('latin1'), value);
    }
  }
  const sorted = [...values].sort(([a], [b]) => (a < b ? -1 : 1));
  return { values: sorted.map(([, value]) => value), ok: 1 };
}

/** Supports only find and count. Returns the index and, unless `queryPlanner`, the numbers examined. */
async function runExplain({ command, ...context }: CommandContext): Promise<Reply> {
  const inner = command.explain as Doc;
  const name = Object.keys(inner)[0];
  if (name !== 'find' && name !== 'count') {
    throw new CommandError(
      238,
      'NotImplemented',
      `explain of '${name}' is not supported by the embedded document store`,
    );
  }
  const search = searchOf({ ...context, command: inner }, inner.filter ?? inner.query);
  if (!search) return { queryPlanner: { winningPlan: { stage: 'EOF' } }, ok: 1 };
  const plan = choosePlan(context.store, search);
  const stage = plan.conditionsUsed > 0 || plan.index.name !== '_id_' ? 'IXSCAN' : 'COLLSCAN';
  const winningPlan = {
    stage,
    indexName: plan.index.name,
    keyPattern: plan.index.key,
    ranges: plan.groups.length,
    sortedByIndex: plan.sorted,
    residual: plan.residual,
  };
  const queryPlanner = { namespace: search.collection.ns, winningPlan };
  if (command.verbosity === 'queryPlanner') return { queryPlanner, ok: 1 };
  const started = performance.now();
  const periodicYield = new PeriodicYield();
  let nReturned = 0;
  for (const found of find(context.store, search)) {
    if (found) nReturned++;
    else await periodicYield.pause();
  }
  const executionTimeMillis = Math.round(performance.now() - started);
  return {
    queryPlanner,
    executionStats: { executionSuccess: true, nReturned, executionTimeMillis },
    ok: 1,
  };
}

export const readCommands: Commands = {
  find: { options: findOptions, run: runFind },
  getMore: { options: ['collection', 'batchSize'], run: runGetMore },
  killCursors: { options: ['cursors'], run: runKillCursors },
  count: { options: ['query', ...readOptions], run: runCount },
  distinct: { options: ['key', 'query', 'hint'], run: runDistinct },
  explain: { options: ['verbosity'], run: runExplain },
};
