import type { Model, QueryFilter, Types } from 'mongoose';

/** Small enough that a stop waits only for a moment. */
const batchSize = 200;

interface Records<Stored> {
  /** Which records are still in the former form: those that are done fall out of it. */
  readonly filter: QueryFilter<Stored>;
  readonly fields: Readonly<Record<string, 1>>;
  readonly signal: AbortSignal;
}

/**
 * Goes through records in the order of their ids, so that it ends whatever is written meanwhile.
 * @param change writes a batch and says how many it changed; each write is to check that its record is as it was read
 */
export async function eachBatch<Stored extends { _id: Types.ObjectId }>(
  model: Model<Stored>,
  { filter, fields, signal }: Records<Stored>,
  change: (records: Stored[]) => Promise<number>,
): Promise<number> {
  let changed = 0;
  let last: Types.ObjectId | undefined;
  do {
    signal.throwIfAborted();
    const after = (last ? { _id: { $gt: last } } : {}) as QueryFilter<Stored>;
    const some = await model
      .find({ $and: [filter, after] } as QueryFilter<Stored>, fields)
      .sort({ _id: 1 })
      .limit(batchSize)
      .lean<Stored[]>();
    if (some.length > 0) changed += await change(some);
    last = some.length === batchSize ? some.at(-1)?._id : undefined;
  } while (last);
  return changed;
}
