import type { Model, QueryFilter, Types } from 'mongoose';

/** Small, so that a stop waits only briefly. */
const batchSize = 200;

interface Records<Stored> {
  /** Query for records in the old form; migrated ones no longer match. */
  readonly filter: QueryFilter<Stored>;
  readonly fields: Readonly<Record<string, 1>>;
  readonly signal: AbortSignal;
}

/**
 * Processes records in the order of their ids, so that it ends despite concurrent writes.
 * @param change writes a batch and returns the number of changes; each write must check that its record is unchanged
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
