import type { ImportCount, RowOutcome } from '@commons/service-kit/imports/import-row';
import { isDuplicateKey } from '@commons/service-kit/mongo/duplicate-key';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { oneAtATime } from '@commons/service-kit/redis/redis-lease';
import { announcedWrite } from '@commons/service-kit/search/follow/searched-collection';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Redis } from 'ioredis';
import type { Model } from 'mongoose';
import type { ListingRecord } from '../listing.js';
import {
  type FieldChange,
  HeldListings,
  type ListingChange,
  type ListingPlan,
} from './held-listings.js';
import type { ImportedRow } from './listing-merging.js';

/** The update that makes a change. */
export const changeUpdate = ({ set, unset }: FieldChange) => ({
  ...(Object.keys(set).length > 0 && { $set: set }),
  ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map((name) => [name, 1])) }),
});

/** Listings from imports (decision A61): one per business, identified by the references of its rows. */
@Injectable()
export class ImportedListingsService {
  constructor(
    @InjectModel('Listing') private readonly listings: Model<ListingRecord>,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  /** Runs one import at a time: two would not see each other's businesses and store duplicates. */
  exclusively<Result>(work: (lost: AbortSignal) => Promise<Result>): Promise<Result> {
    return oneAtATime(this.redis, `${this.config.REDIS_PREFIX}:listing-import`, work);
  }

  load(rows: readonly ImportedRow[]): Promise<ImportCount> {
    return this.exclusively(async (lost) => {
      const held = new HeldListings();
      const fates = await this.take(rows, held);
      lost.throwIfAborted();
      await this.apply(held.plan());
      const count = { imported: 0, updated: 0, merged: 0, unchanged: 0 };
      for (const fate of fates) count[fate] += 1;
      return count;
    });
  }

  /** Plans the rows, and writes nothing. @param held knows the earlier rows */
  async take(rows: readonly ImportedRow[], held: HeldListings): Promise<RowOutcome[]> {
    held.add(await this.#matching(rows));
    return rows.map((row) => held.take(row));
  }

  async #matching(rows: readonly ImportedRow[]): Promise<ListingRecord[]> {
    const refs = rows.map(({ listing }) => listing.import_ref as string);
    const places = [...new Set(rows.flatMap(({ listing }) => listing.place_key || []))];
    const found = await Promise.all(
      [
        { import_ref: { $in: refs } },
        { import_refs: { $in: refs } },
        ...(places.length > 0 ? [{ place_key: { $in: places } }] : []),
      ].map((filter) => this.listings.find(filter).lean<ListingRecord[]>()),
    );
    return found.flat();
  }

  /** Writes a plan. Idempotent. */
  async apply({ made, changed, doubles }: ListingPlan): Promise<void> {
    await this.#insert(made);
    await this.#write(changed);
    // Only after the other listing has its references: a failure in between leaves a duplicate rather than a loss.
    if (doubles.length === 0) return;
    const unowned = { owner_id: { $exists: false } };
    await this.listings.deleteMany({ _id: { $in: doubles.map(({ _id }) => _id) }, ...unowned });
  }

  async #insert(listings: readonly ListingRecord[]): Promise<void> {
    if (listings.length === 0) return;
    try {
      await this.listings.insertMany([...listings], { ordered: false });
    } catch (error) {
      // Already stored by an interrupted attempt.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  async #write(changed: readonly ListingChange[]): Promise<void> {
    if (changed.length === 0) return;
    const writes = changed.map(({ _id, after }) => {
      // An employer may have become the owner since it was read, and its content is the owner's.
      const stated = Object.keys(after.set).some((name) => name !== 'import_refs');
      const filter = { _id, ...(stated && { owner_id: { $exists: false } }) };
      return { updateOne: { filter, update: changeUpdate(after) } };
    });
    const ids = changed.map(({ _id }) => _id);
    await announcedWrite(this.listings, { _id: { $in: ids } }, () =>
      this.listings.bulkWrite(writes as Parameters<typeof this.listings.bulkWrite>[0]),
    );
  }
}
