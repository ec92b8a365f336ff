import { log } from '@commons/service-kit/logging/logger';
import { Sweep } from '@commons/service-kit/queues/processor';
import { SweepTurns } from '@commons/service-kit/queues/sweep-turns';
import { noteSearchChange } from '@commons/service-kit/search/search-notes';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { ImageStore } from '../images/image-store.service.js';
import type { ListingRecord } from './listing.schema.js';
import { ListingChangedOutbox } from './listing-changed.outbox.js';
import type { ListingRemovalRecord } from './listing-removal.schema.js';
import { listingTerms } from './listing-search-fields.js';

/** Deletes what another resource holds of a listing. It may run again: it must be idempotent. */
type Remove = (listingId: Types.ObjectId) => Promise<unknown>;

/**
 * Deletes listings with their images and whatever else hangs on them. That it is to happen is written first; a sweep
 * goes on with what a crash or an outage has interrupted.
 */
@Injectable()
export class ListingRemoval {
  readonly #others: Remove[] = [];
  readonly #turns = new SweepTurns<ListingRemovalRecord>('listing-removals', 100);

  constructor(
    @InjectModel('Listing') private readonly listings: Model<ListingRecord>,
    @InjectModel('ListingRemoval') private readonly removals: Model<ListingRemovalRecord>,
    private readonly images: ImageStore,
    private readonly changes: ListingChangedOutbox,
  ) {}

  /** Lets another resource, e.g. the reviews, delete what belongs to a listing. To be called before the start. */
  alsoRemove(remove: Remove): void {
    this.#others.push(remove);
  }

  /** Deletes an employer's listing. When it resolves, nobody finds the listing any more. */
  async remove({ _id }: ListingRecord, ownerId: string): Promise<void> {
    const record = { _id, owner_id: ownerId, begun_at: new Date() };
    await this.removals.updateOne({ _id }, { $setOnInsert: record }, { upsert: true });
    const gone = await this.listings.findOneAndDelete({ _id }).lean<ListingRecord>();
    noteSearchChange(gone ? listingTerms(gone) : []);
    try {
      await this.#finish(record);
    } catch (error) {
      log().warn({ err: error }, 'the rest of a deleted listing is left to the sweep');
    }
  }

  @Sweep({ name: 'listing-removals', everyMs: 60_000 })
  async sweep(): Promise<void> {
    await this.#turns.run(
      (after, limit) =>
        this.removals
          .find({ ...after })
          .sort({ _id: 1 })
          .limit(limit)
          .lean<ListingRemovalRecord[]>(),
      (record) => this.#finish(record),
    );
  }

  async #finish({ _id, owner_id, begun_at }: ListingRemovalRecord): Promise<void> {
    await this.listings.deleteOne({ _id });
    await this.images.dropAllOf(_id);
    for (const remove of this.#others) await remove(_id);
    await this.changes.addFor(owner_id, begun_at);
    await this.removals.deleteOne({ _id });
  }
}
