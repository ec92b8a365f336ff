import type { UndoCount } from '@commons/service-kit/imports/runs/import-target';
import { isDuplicateKey } from '@commons/service-kit/mongo/duplicate-key';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { ListingRecord } from '../listing.js';
import { ListingRemovalService } from '../removal/listing-removal.service.js';
import type { FieldChange, ListingChange, ListingPlan } from './held-listings.js';
import { changeUpdate } from './imported-listings.service.js';
import { isUntouched, statedFields } from './listing-merging.js';

/** Whether something outside of the listing depends on it, e.g. a claim. */
type InUse = (listingId: Types.ObjectId) => Promise<boolean>;

const same = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const stands = (listing: ListingRecord, { set, unset }: FieldChange) => {
  const now = listing as unknown as Record<string, unknown>;
  return (
    Object.entries(set).every(([name, value]) => same(now[name], value)) &&
    unset.every((name) => now[name] === undefined)
  );
};

/** Reverts an import, except for listings claimed, reviewed or changed since. */
@Injectable()
export class ImportUndoService {
  readonly #uses: InUse[] = [];

  constructor(
    @InjectModel('Listing') private readonly listings: Model<ListingRecord>,
    private readonly removal: ListingRemovalService,
  ) {}

  /** Registers another resource that can keep listings from being reverted. Call it at the start. */
  keepWhere(inUse: InUse): void {
    this.#uses.push(inUse);
  }

  /** Idempotent: missing and restored listings count as reverted. */
  async undo({ made, changed, doubles }: ListingPlan): Promise<UndoCount> {
    const count = { removed: 0, restored: 0, kept: 0 };
    for (const listing of made) count[await this.#takeOut(listing)] += 1;
    for (const change of changed) count[await this.#putBack(change)] += 1;
    for (const listing of doubles) count[await this.#bringBack(listing)] += 1;
    return count;
  }

  async #takeOut(made: ListingRecord): Promise<'removed' | 'kept'> {
    const listing = await this.listings.findById(made._id).lean<ListingRecord>();
    if (!listing) return 'removed';
    const changed = statedFields.some((name) => !same(listing[name], made[name]));
    if (changed || !isUntouched(listing) || (await this.#isInUse(made._id))) return 'kept';
    return (await this.removal.removeUnowned(made._id)) ? 'removed' : 'kept';
  }

  async #isInUse(id: Types.ObjectId): Promise<boolean> {
    for (const inUse of this.#uses) if (await inUse(id)) return true;
    return false;
  }

  async #putBack({ _id, after, before }: ListingChange): Promise<'restored' | 'kept'> {
    const listing = await this.listings.findById(_id).lean<ListingRecord>();
    if (!listing) return 'kept';
    if (stands(listing, before)) return 'restored';
    if (listing.owner_id || !stands(listing, after)) return 'kept';
    const unowned = { _id, owner_id: { $exists: false } };
    const { matchedCount } = await this.listings.updateOne(unowned, changeUpdate(before) as object);
    return matchedCount > 0 ? 'restored' : 'kept';
  }

  async #bringBack(double: ListingRecord): Promise<'restored' | 'kept'> {
    try {
      await this.listings.insertMany([double]);
      return 'restored';
    } catch (error) {
      if (isDuplicateKey(error)) return 'kept';
      throw error;
    }
  }
}
