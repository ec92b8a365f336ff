import { Aggregator } from 'mingo/aggregator';
import { type Doc, isDoc, numberOf, plain, plainDoc, readPlain, write } from '../bson-values.js';
import type { DocumentStore } from '../document-store.js';
import { badValue, unsupported } from '../errors.js';
import { compileFilter } from '../matching/filter.js';
import { mingoOptions } from '../matching/mingo-context.js';
import { reachElements } from '../matching/paths.js';
import { sortFields, sortKey } from '../matching/sorting.js';
import { PeriodicYield } from '../storage/storage.js';
import type { Reply } from '../wire.js';
import { type CommandContext, type Commands, namespace } from './command.js';
import { cursorReply, type Results } from './cursors.js';
import { count, find, type Search } from './query.js';

/**
 * Aggregation. Leading $match, $sort, $skip and $limit stages use the indexes. $lookup (by localField and foreignField)
 * uses an index of the other collection. $match, $sort and $facet are implemented here, the other stages by mingo. The
 * documents between two stages are held in memory.
 */
const mingoStages = new Set([
  ...['$project', '$addFields', '$set', '$unset', '$group', '$limit', '$skip', '$count', '$unwind'],
  ...['$replaceRoot', '$replaceWith', '$sortByCount', '$bucket', '$bucketAuto', '$sample'],
]);
const ownStages = new Set(['$match', '$sort', '$lookup', '$facet']);

type Stage = [name: string, operand: unknown];

function readPipeline(pipeline: unknown): Stage[] {
  if (!Array.isArray(pipeline)) throw badValue('a pipeline must be an array');
  return pipeline.map((stage): Stage => {
    const entries = isDoc(stage) ? Object.entries(stage) : [];
    const [entry] = entries;
    if (!entry || entries.length !== 1) throw badValue('a pipeline stage has exactly one field');
    if (!mingoStages.has(entry[0]) && !ownStages.has(entry[0])) {
      throw unsupported('aggregation stage', entry[0]);
    }
    return entry;
  });
}

interface Source {
  readonly search: Search | undefined;
  readonly rest: Stage[];
}

/** Splits off the leading stages that one search can execute: $match*, $sort, $skip, $limit. */
function leadingSearch(store: DocumentStore, ns: string, stages: Stage[], hint: unknown): Source {
  const collection = store.catalog.get(ns);
  const rest = [...stages];
  const take = (name: string): unknown => (rest[0]?.[0] === name ? rest.shift()![1] : undefined);
  const filters: Doc[] = [];
  while (rest[0]?.[0] === '$match') filters.push(take('$match') as Doc);
  const filter = filters.length === 1 ? filters[0]! : filters.length ? { $and: filters } : {};
  compileFilter(filter);
  const sort = sortFields(take('$sort') as Doc | undefined);
  const skip = numberOf(take('$skip')) ?? 0;
  const limit = numberOf(take('$limit')) ?? 0;
  return { search: collection && { collection, filter, sort, skip, limit, hint }, rest };
}

async function load(store: DocumentStore, search: Search | undefined): Promise<Doc[]> {
  const periodicYield = new PeriodicYield();
  const docs: Doc[] = [];
  for (const found of search ? find(store, search) : []) {
    if (found) docs.push(readPlain(found.raw));
    await periodicYield.pause();
  }
  return docs;
}

async function lookup(store: DocumentStore, db: string, docs: Doc[], operand: Doc): Promise<Doc[]> {
  const { from, localField, foreignField, as, pipeline, ...others } = operand;
  const strange = Object.keys(others)[0];
  if (strange) throw unsupported('$lookup option', strange);
  if (![from, localField, foreignField, as].every((one) => typeof one === 'string')) {
    throw unsupported('$lookup', 'without from, localField, foreignField and as');
  }
  const joined: Doc[] = [];
  for (const doc of docs) {
    const values = reachElements(doc, localField.split('.'), null).values.map((one) => one ?? null);
    const stages: Stage[] = [
      ['$match', { [foreignField]: { $in: values } }],
      ...readPipeline(pipeline ?? []),
    ];
    joined.push({ ...doc, [as]: await run(store, db, `${db}.${from}`, stages) });
  }
  return joined;
}

function sorted(docs: Doc[], operand: unknown): Doc[] {
  const fields = sortFields(operand as Doc);
  const keyed = docs.map((doc) => ({ doc, key: sortKey(doc, fields) }));
  return keyed.sort((a, b) => a.key.compare(b.key)).map(({ doc }) => doc);
}

async function applyStages(
  store: DocumentStore,
  db: string,
  input: Doc[],
  stages: Stage[],
): Promise<Doc[]> {
  let docs = input;
  for (const [name, operand] of stages) {
    if (name === '$match') docs = docs.filter(compileFilter(operand as Doc));
    else if (name === '$sort') docs = sorted(docs, operand);
    else if (name === '$lookup') docs = await lookup(store, db, docs, operand as Doc);
    else if (name === '$facet') {
      const facets = Object.entries(operand as Doc).map(async ([field, pipeline]) => [
        field,
        await applyStages(store, db, docs, readPipeline(pipeline)),
      ]);
      docs = [Object.fromEntries(await Promise.all(facets))];
    } else docs = new Aggregator([{ [name]: operand }], mingoOptions).run(docs) as Doc[];
  }
  return docs;
}

async function run(
  store: DocumentStore,
  db: string,
  ns: string,
  stages: Stage[],
  hint?: unknown,
): Promise<Doc[]> {
  const { search, rest } = leadingSearch(store, ns, stages, hint);
  return applyStages(store, db, await load(store, search), rest);
}

/** `countDocuments` of the driver: [$match, $skip?, $limit?, {$group: {_id: 1, n: {$sum: 1}}}]. */
async function counted(
  store: DocumentStore,
  ns: string,
  stages: Stage[],
  hint: unknown,
): Promise<Doc[] | undefined> {
  const [name, operand] = stages.at(-1) ?? [];
  const form = JSON.stringify(operand);
  const field = name === '$count' ? operand : undefined;
  if (form !== '{"_id":1,"n":{"$sum":1}}' && typeof field !== 'string') return undefined;
  const { search, rest } = leadingSearch(store, ns, stages.slice(0, -1), hint);
  if (rest.length > 0) return undefined;
  const n = search ? await count(store, { ...search, sort: [] }) : 0;
  if (n === 0) return [];
  return [field === undefined ? { _id: 1, n } : { [field as string]: n }];
}

async function runAggregate(context: CommandContext): Promise<Reply> {
  const { command, store, cursors, db } = context;
  if (typeof command.aggregate !== 'string') throw unsupported('aggregate', 'without a collection');
  const ns = namespace(context);
  const stages = readPipeline(plain(command.pipeline));
  const hint = command.hint === undefined ? undefined : plain(command.hint);
  const docs = (await counted(store, ns, stages, hint)) ?? (await run(store, db, ns, stages, hint));
  const results: Results = docs.map(write)[Symbol.iterator]();
  const batchSize = numberOf(plainDoc(command.cursor).batchSize);
  return cursorReply(await cursors.first(ns, results, batchSize, false), 'firstBatch');
}

export const aggregateCommands: Commands = {
  aggregate: {
    options: ['pipeline', 'cursor', 'hint', 'bypassDocumentValidation'],
    run: runAggregate,
  },
};
