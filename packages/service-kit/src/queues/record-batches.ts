import { isOutage } from '../errors/outage.js';
import { ServiceUnavailable } from '../errors/service-unavailable.js';
import { log } from '../logging/logger.js';

/** Cursor of a run: spread it into the query of a reconciliation, which sorts by `_id`. */
export interface AfterCursor<Id> {
  _id?: { $gt: Id };
}

/** With a store down every record would fail, each only after a timeout. */
const isAway = (error: unknown) => error instanceof ServiceUnavailable || isOutage(error);

/**
 * Processes each row. A row that throws is logged with its id and skipped.
 * @throws at once an error that means that a store or a service is down
 */
export async function eachIsolated<Row>(
  reconciliation: string,
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
        { reconciliation, record: String(idOf(row)), err: error },
        'a record is left to a later run',
      );
    }
  }
}

/**
 * Processes the records of a reconciliation in batches, one per run. The next run continues after the last record, and
 * starts over at the end. So neither a failing record nor a batch of records that are still due starves the others;
 * they are retried on the next pass. The cursor is local to this process.
 */
export class RecordBatches<Row extends { readonly _id: unknown }> {
  #last: Row['_id'] | undefined;

  /**
   * @param reconciliation name of the reconciliation, for the log
   * @param batch most records per run
   */
  constructor(
    readonly reconciliation: string,
    readonly batch = 200,
  ) {}

  /**
   * @param find returns the records that are due and match `after`, sorted by `_id`, at most `limit`
   * @param work processes one record; see {@link eachIsolated} for when it throws
   */
  async run(
    find: (after: AfterCursor<Row['_id']>, limit: number) => PromiseLike<readonly Row[]>,
    work: (row: Row) => Promise<unknown>,
  ): Promise<void> {
    const begun = this.#last;
    const done = await this.#go(find, work, this.batch);
    // The rest of the batch is filled from the beginning, up to where this run started.
    if (done < this.batch && begun !== undefined) await this.#go(find, work, this.batch - done);
  }

  async #go(
    find: (after: AfterCursor<Row['_id']>, limit: number) => PromiseLike<readonly Row[]>,
    work: (row: Row) => Promise<unknown>,
    limit: number,
  ): Promise<number> {
    const rows = await find(this.#last === undefined ? {} : { _id: { $gt: this.#last } }, limit);
    await eachIsolated(
      this.reconciliation,
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
