import { Context } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import * as expressions from 'mingo/operators/expression';
import * as stages from 'mingo/operators/pipeline';
import * as queries from 'mingo/operators/query';
import { comparisons } from './query-operators.js';

const { $where: _where, $jsonSchema: _schema, ...declarative } = queries as Record<string, unknown>;
const { $function: _function, ...pure } = expressions as Record<string, unknown>;

// mingo copies the context for each query, which takes more time than the query. Ours is never changed.
const { from } = Context;
Context.from = (...contexts) => (contexts.length === 1 ? contexts[0]! : from(...contexts));

/** mingo's operators with the store's own comparisons; none that runs code of the caller. */
export const mingoOptions = {
  scriptEnabled: false,
  context: Context.init({
    accumulator: accumulators,
    expression: pure,
    pipeline: stages,
    query: { ...declarative, ...comparisons },
  } as Parameters<typeof Context.init>[0]),
};
