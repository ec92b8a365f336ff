import { weekMs } from '@commons/contracts/durations';
import { type Model, type QueryFilter, Types, type UpdateQuery } from 'mongoose';
import type { AfterCursor } from '../queues/record-batches.js';

/** A field of a record, or one inside it: 'created_at', 'hidden.at'. */
type Path<Row> = (keyof Row & string) | `${string}.${string}`;

export interface MarkOptions<Row> {
  /**
   * Time since when something is due, written with the change that causes it. A time in the future delays it until
   * then.
   */
  readonly since: Path<Row>;
  /**
   * `true` while something is due, for records that keep their `since`. Without it `since` itself is removed when
   * done.
   */
  readonly flag?: Path<Row>;
  /** Lists the items that are due, where there can be several; the mark is removed with the last of them. */
  readonly list?: Path<Row>;
  /** Further condition on records for which something is due, e.g. that the account is open. */
  readonly only?: QueryFilter<Row>;
  /** Fields that are unset together with the mark. */
  readonly alsoUnset?: readonly Path<Row>[];
  /** For records that are nothing but a request: deleted when done. */
  readonly deletes?: boolean;
  /** Time after which the item is given up; default is a week (decision B203). `Infinity` for what must not be lost. */
  readonly giveUpMs?: number;
}

/**
 * The mark on a stored record that something is still due for it, such as a mail. The resource that writes the mark
 * declares it next to that write; an `Outbox` does the work.
 */
export class OutboxMark<Row extends { readonly _id: Types.ObjectId }> {
  constructor(
    private readonly records: Model<Row>,
    private readonly options: MarkOptions<Row>,
  ) {}

  /** Since when something is due for this record; undefined when nothing is. */
  since(row: Row): Date | undefined {
    const { since, flag } = this.options;
    if (flag && valueAt(row, flag) !== true) return undefined;
    return valueAt(row, since) as Date | undefined;
  }

  /** Records for which something has been due since before that time, sorted by id. */
  async dueBefore(
    before: Date,
    after: AfterCursor<Row['_id']>,
    limit: number,
  ): Promise<readonly Row[]> {
    const due = this.#dueFilter({ $lte: before, ...this.#notGivenUp() });
    return this.records
      .find({ ...due, ...after } as QueryFilter<Row>)
      .sort({ _id: 1 })
      .limit(limit)
      .lean<Row[]>();
  }

  /** @param item one item of the list @returns the record if something, or this item, is still due */
  async find(id: string, item?: string): Promise<Row | undefined> {
    if (!Types.ObjectId.isValid(id)) return undefined;
    const { list } = this.options;
    const found = await this.records
      .findOne({
        ...this.#dueFilter({ $exists: true, ...this.#notGivenUp() }),
        ...(list && item !== undefined && { [list]: item }),
        _id: new Types.ObjectId(id),
      } as QueryFilter<Row>)
      .lean<Row>();
    return found ?? undefined;
  }

  /** Clears the mark, unless something else became due since `row` was read. */
  async clear(row: Row): Promise<void> {
    const { since, flag, list, alsoUnset = [], deletes } = this.options;
    const done = list ? { [list]: { $size: 0 } } : { [since]: valueAt(row, since) };
    const same = { _id: row._id, ...done } as QueryFilter<Row>;
    if (deletes) {
      await this.records.deleteOne(same);
      return;
    }
    const fields = [flag ?? since, ...alsoUnset];
    const change = { $unset: Object.fromEntries(fields.map((field) => [field, 1])) };
    await this.records.updateOne(same, change as UpdateQuery<Row>);
  }

  /** Removes one item from the list. */
  async clearItem({ _id }: Row, item: unknown): Promise<void> {
    const { list } = this.options;
    if (!list) throw new Error('this mark has no list');
    await this.records.updateOne(
      { _id } as QueryFilter<Row>,
      { $pull: { [list]: item } } as UpdateQuery<Row>,
    );
  }

  #dueFilter(since: object) {
    const { since: field, flag, only } = this.options;
    return { ...only, ...(flag && { [flag]: true }), [field]: since };
  }

  #notGivenUp() {
    const { giveUpMs = weekMs } = this.options;
    return giveUpMs === Infinity ? {} : { $gt: new Date(Date.now() - giveUpMs) };
  }
}

const valueAt = (row: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], row);
