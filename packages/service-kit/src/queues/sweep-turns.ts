import { isOutage } from '../errors/outage.js';
import { ServiceUnavailable } from '../errors/service-unavailable.js';
import { log } from '../logging/logger.js';

/** Where a turn goes on: to be spread into the query of a sweep, which sorts by `_id`. */
export interface AfterRecord<Id> {
  _id?: { $gt: Id };
}

/** With a store away every record would fail, and each only after a time-out. */
const isAway = (error: unknown) => error instanceof ServiceUnavailable || isOutage(error);

/**
 * Does a piece of work for each of these; one that throws is logged with its id and left, and the others are done.
 * @throws what says that a store or a service is away, at once
 */
export async function eachAlone<Row>(
  sweep: string,
  rows: readonly Row[],
  idOf: (row: Row) => unknown,
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  for (const row of rows) {
    try {
      await work(row);
    } catch (error) {
      if (isAway(error)) throw error;
      log().warn(
        { sweep, record: String(idOf(row)), err: error },
        'a record is left to a later run',
      );
    }
  }
}

/**
 * The records of a sweep, one batch a run, in turn: the next run goes on after the last record, and from the first when
 * there are no more. So neither a record that throws nor a batch of records that stay due, whatever is done for them,
 * keeps the sweep from the others; it comes back to them with the next turn. The place is this process's own.
 */
export class SweepTurns<Row extends { readonly _id: unknown }> {
  #last: Row['_id'] | undefined;

  /**
   * @param sweep its name, for the log
   * @param batch most records of one run
   */
  constructor(
    readonly sweep: string,
    readonly batch = 200,
  ) {}

  /**
   * @param find the records that are due and match `after`, sorted by `_id`, at most `limit`
   * @param work for one of them; see {@link eachAlone} for when it throws
   */
  async run(
    find: (after: AfterRecord<Row['_id']>, limit: number) => PromiseLike<readonly Row[]>,
    work: (row: Row) => Promise<unknown>,
  ): Promise<void> {
    const begun = this.#last;
    const done = await this.#go(find, work, this.batch);
    // The rest of the batch is for those before the place where it began.
    if (done < this.batch && begun !== undefined) await this.#go(find, work, this.batch - done);
  }

  async #go(
    find: (after: AfterRecord<Row['_id']>, limit: number) => PromiseLike<readonly Row[]>,
    work: (row: Row) => Promise<unknown>,
    limit: number,
  ): Promise<number> {
    const rows = await find(this.#last === undefined ? {} : { _id: { $gt: this.#last } }, limit);
    await eachAlone(
      this.sweep,
      rows,
      ({ _id }) => _id,
      (row) => {
        this.#last = row._id;
        return work(row);
      },
    );
    if (rows.length < limit) this.#last = undefined;
    return rows.length;
  }
}
