import { oneAtATime } from '@commons/service-kit/redis/one-at-a-time';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { toldWrite } from '@commons/service-kit/search/searched-collection';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Redis } from 'ioredis';
import type { Model } from 'mongoose';
import type { ListingRecord } from './listing.js';

import {
  type ImportedRow,
  isSameBusiness,
  isUntouched,
  type NewListing,
  restatedBy,
  withDouble,
  withFurtherRow,
} from './listing-merging.js';

/** Outcome of an import, in rows. */
export interface ImportCount {
  imported: number;
  updated: number;
  /** Rows of a business that another row or its owner already created. */
  merged: number;
}

/** A stored or new listing with the changes this import makes to it. */
interface Held {
  listing: NewListing | ListingRecord;
  changes: Partial<NewListing>;
}

/** Listings from imports (decision A61): one per business, identified by the references of its rows. */
@Injectable()
export class ImportedListingsService {
  constructor(
    @InjectModel('Listing') private readonly listings: Model<ListingRecord>,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  /** Runs one import at a time: two would not see each other's businesses and store duplicates. */
  load(rows: readonly ImportedRow[]): Promise<ImportCount> {
    const key = `${this.config.REDIS_PREFIX}:listing-import`;
    return oneAtATime(this.redis, key, () => this.#load(rows));
  }

  async #load(rows: readonly ImportedRow[]): Promise<ImportCount> {
    const held = await this.#held(rows);
    const count = { imported: 0, updated: 0, merged: 0, unchanged: 0 };
    for (const row of rows) count[held.take(row)] += 1;
    await this.#insert(held.fresh());
    await this.#write(held.changed());
    // Only after its references stand with the other listing: a failure in between leaves a double, not a loss.
    if (held.doubles.length > 0) {
      const unowned = { owner_id: { $exists: false } };
      await this.listings.deleteMany({ _id: { $in: held.doubles }, ...unowned });
    }
    return count;
  }

  async #held(rows: readonly ImportedRow[]): Promise<HeldListings> {
    const refs = rows.map(({ listing }) => listing.import_ref as string);
    const places = [...new Set(rows.flatMap(({ listing }) => listing.place_key || []))];
    const found = await Promise.all(
      [
        { import_ref: { $in: refs } },
        { import_refs: { $in: refs } },
        ...(places.length > 0 ? [{ place_key: { $in: places } }] : []),
      ].map((filter) => this.listings.find(filter).lean<ListingRecord[]>()),
    );
    return new HeldListings(found.flat());
  }

  async #insert(listings: readonly NewListing[]): Promise<void> {
    if (listings.length > 0) await this.listings.insertMany([...listings], { ordered: false });
  }

  async #write(held: readonly (Held & { listing: ListingRecord })[]): Promise<void> {
    if (held.length === 0) return;
    const writes = held.map(({ listing, changes }) => {
      const all = Object.entries(changes);
      const gone = all.filter(([, value]) => value === undefined).map(([name]) => [name, 1]);
      const update = {
        $set: Object.fromEntries(all.filter(([, value]) => value !== undefined)),
        ...(gone.length > 0 && { $unset: Object.fromEntries(gone) }),
      };
      // An employer may have become the owner since it was read, and its content is the owner's.
      const owner_id = listing.owner_id ?? { $exists: false };
      return { updateOne: { filter: { _id: listing._id, owner_id }, update } };
    });
    const ids = held.map(({ listing }) => listing._id);
    await toldWrite(this.listings, { _id: { $in: ids } }, () =>
      this.listings.bulkWrite(writes as Parameters<typeof this.listings.bulkWrite>[0]),
    );
  }
}

/** The stored listings that the rows of one call may match, and the changes to them. */
class HeldListings {
  readonly #all: Held[] = [];
  readonly #byRef = new Map<string, Held>();
  readonly #byPlace = new Map<string, Held[]>();
  /** Stored listings that went into another of the same business. */
  readonly doubles: ListingRecord['_id'][] = [];

  constructor(stored: readonly ListingRecord[]) {
    const unique = new Map(stored.map((listing) => [String(listing._id), listing]));
    for (const listing of unique.values()) this.#hold(listing);
  }

  /** @returns the outcome to count the row under */
  take(row: ImportedRow): keyof ImportCount | 'unchanged' {
    const { import_ref = '', place_key = '' } = row.listing;
    const known = this.#byRef.get(import_ref);
    if (known) {
      // Additional rows of a business only contribute their reference.
      if (known.listing.import_ref !== import_ref) return 'unchanged';
      if (this.#joinDouble(known)) return 'merged';
      const changes = restatedBy(known.listing, row);
      this.#change(known, changes);
      return Object.keys(changes).length > 0 ? 'updated' : 'unchanged';
    }
    const same = this.#byPlace
      .get(place_key)
      ?.find(({ listing }) => isSameBusiness(listing, row.listing));
    if (!same) {
      this.#hold(row.listing);
      return 'imported';
    }
    this.#change(same, withFurtherRow(same.listing, row));
    this.#byRef.set(import_ref, same);
    return 'merged';
  }

  /** Merges a stored listing into another one of the same business, e.g. from a load of before rows were merged. */
  #joinDouble(double: Held): boolean {
    const { listing } = double;
    if (!('_id' in listing) || !isUntouched(listing)) return false;
    const others = this.#byPlace.get(listing.place_key ?? '') ?? [];
    const other = others.find(
      (held) =>
        held !== double &&
        '_id' in held.listing &&
        isSameBusiness(held.listing, listing) &&
        !this.doubles.includes(held.listing._id),
    );
    if (!other) return false;
    this.#change(other, withDouble(other.listing, listing));
    this.doubles.push(listing._id);
    for (const ref of [listing.import_ref ?? [], listing.import_refs ?? []].flat()) {
      this.#byRef.set(ref, other);
    }
    return true;
  }

  fresh(): NewListing[] {
    return this.#all.filter(({ listing }) => !('_id' in listing)).map(({ listing }) => listing);
  }

  changed() {
    return this.#all.filter(
      (held): held is Held & { listing: ListingRecord } =>
        '_id' in held.listing &&
        Object.keys(held.changes).length > 0 &&
        !this.doubles.includes(held.listing._id),
    );
  }

  #hold(listing: NewListing | ListingRecord): void {
    const held: Held = { listing, changes: {} };
    this.#all.push(held);
    for (const ref of [listing.import_ref ?? [], listing.import_refs ?? []].flat()) {
      this.#byRef.set(ref, held);
    }
    if (!listing.place_key) return;
    this.#byPlace.set(listing.place_key, [...(this.#byPlace.get(listing.place_key) ?? []), held]);
  }

  #change(held: Held, changes: Partial<NewListing>): void {
    held.listing = { ...held.listing, ...changes };
    held.changes = { ...held.changes, ...changes };
  }
}
