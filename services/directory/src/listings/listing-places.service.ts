import { log } from '@commons/service-kit/logging/logger';
import { MongoConnection } from '@commons/service-kit/mongo/mongo-connection';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { ListingRecord } from './listing.js';

import { placeKey } from './same-business.js';

const batchSize = 200;

/** Gives listings that were stored before imports knew places their place, once. */
@Injectable()
export class ListingPlacesService implements OnApplicationBootstrap {
  constructor(
    @InjectModel('Listing') private readonly listings: Model<ListingRecord>,
    private readonly connection: MongoConnection,
  ) {}

  /** Goes on in the background: a start does not wait for it, and one that was broken off begins again. */
  async onApplicationBootstrap(): Promise<void> {
    if (!(await this.connection.waitUntilReady())) return;
    void this.#fillOnce().catch((error: unknown) => {
      log().warn({ err: error }, 'the places of stored listings are filled in at the next start');
    });
  }

  async #fillOnce(): Promise<void> {
    const migrations = this.listings.db.collection<{ _id: string; version: number }>('migrations');
    if (await migrations.findOne({ _id: 'listing-places' })) return;
    let last: Types.ObjectId | undefined;
    do last = await this.#fillAfter(last);
    while (last);
    await migrations.updateOne(
      { _id: 'listing-places' },
      { $set: { version: 1 } },
      { upsert: true },
    );
  }

  /** @returns the last one of these; undefined when there are no more */
  async #fillAfter(last: Types.ObjectId | undefined): Promise<Types.ObjectId | undefined> {
    const some = await this.listings
      .find({ ...(last && { _id: { $gt: last } }) }, { location_info: 1, place_key: 1 })
      .sort({ _id: 1 })
      .limit(batchSize)
      .lean<Pick<ListingRecord, '_id' | 'location_info' | 'place_key'>[]>();
    const writes = some
      .filter(({ place_key }) => place_key === undefined)
      .map((listing) => ({
        updateOne: {
          // Its owner may have moved meanwhile.
          filter: { _id: listing._id, place_key: { $exists: false } },
          update: { $set: { place_key: placeKey(listing) } },
        },
      }));
    if (writes.length > 0) await this.listings.bulkWrite(writes);
    return some.length === batchSize ? some.at(-1)?._id : undefined;
  }
}
