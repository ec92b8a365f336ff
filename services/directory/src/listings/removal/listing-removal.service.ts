import { declareSearchChange } from '@commons/service-kit/http/search-cache-headers';
import { log } from '@commons/service-kit/logging/logger';
import { Reconcile } from '@commons/service-kit/queues/processor';
import { RecordBatches } from '@commons/service-kit/queues/record-batches';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { ImageStoreService } from '../../images/image-store.service.js';
import type { ListingRecord } from '../listing.js';
import { ListingChangedOutbox } from '../listing-changed.outbox.js';
import { listingTerms } from '../search/listing-search-fields.js';
import type { ListingRemovalRecord } from './listing-removal.schema.js';

/** Deletes another resource's data of a listing. Must be idempotent: it may run again. */
type Remove = (listingId: Types.ObjectId) => Promise<unknown>;

/**
 * Deletes listings with their images and everything else that belongs to them. Records the removal first. The
 * reconciliation resumes removals that a crash or an outage interrupted.
 */
@Injectable()
export class ListingRemovalService {
  readonly #others: Remove[] = [];
  readonly #batches = new RecordBatches<ListingRemovalRecord>('listing-removals', 100);

  constructor(
    @InjectModel('Listing') private readonly listings: Model<ListingRecord>,
    @InjectModel('ListingRemoval') private readonly removals: Model<ListingRemovalRecord>,
    private readonly images: ImageStoreService,
    private readonly changes: ListingChangedOutbox,
  ) {}

  /** Registers another resource, e.g. the reviews, to delete its data of a listing. To be called at start-up. */
  alsoRemove(remove: Remove): void {
    this.#others.push(remove);
  }

  /** Deletes an employer's listing. Once it resolves, the listing cannot be found any more. */
  async remove({ _id }: ListingRecord, ownerId: string): Promise<void> {
    const record = { _id, owner_id: ownerId, begun_at: new Date() };
    await this.removals.updateOne({ _id }, { $setOnInsert: record }, { upsert: true });
    const gone = await this.listings.findOneAndDelete({ _id }).lean<ListingRecord>();
    declareSearchChange(gone ? listingTerms(gone) : []);
    try {
      await this.#finish(record);
    } catch (error) {
      log().warn(
        { err: error },
        'removing the data of a deleted listing failed; left to the reconciliation',
      );
    }
  }

  /**
   * Deletes a listing without an owner, with everything that belongs to it. Repeat it after a failure.
   * @returns false when it got an owner meanwhile
   */
  async removeUnowned(_id: Types.ObjectId): Promise<boolean> {
    await this.listings.deleteOne({ _id, owner_id: { $exists: false } });
    if (await this.listings.exists({ _id })) return false;
    await this.images.dropAllOf(_id);
    for (const remove of this.#others) await remove(_id);
    return true;
  }

  @Reconcile({ name: 'listing-removals', everyMs: 60_000 })
  async reconcile(): Promise<void> {
    await this.#batches.run(
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
