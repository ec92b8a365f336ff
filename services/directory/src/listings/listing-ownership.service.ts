import { oneListingText } from '@commons/contracts/businesses/listing-lists';
import { readableBusiness } from '@commons/contracts/imports/readable-name';
import { refuse } from '@commons/service-kit/errors/refuse';
import { nextVersion } from '@commons/service-kit/http/record-version';
import { declareSearchChange } from '@commons/service-kit/http/search-cache-headers';
import { isDuplicateKey } from '@commons/service-kit/mongo/duplicate-key';
import { conflict, retryOnConflict } from '@commons/service-kit/mongo/retry-on-conflict';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ListingRecord } from './listing.js';
import { ListingChangedOutbox } from './listing-changed.outbox.js';
import { ListingsService } from './listings.service.js';
import { listingTerms } from './search/listing-search-fields.js';

export const alreadyOwnedText = 'This business already has an owner.';

/** Gives listings without an owner to an employer. */
@Injectable()
export class ListingOwnershipService {
  constructor(
    @InjectModel('Listing') private readonly model: Model<ListingRecord>,
    private readonly listings: ListingsService,
    private readonly changes: ListingChangedOutbox,
  ) {}

  async hasListing(ownerId: string): Promise<boolean> {
    return (await this.model.exists({ owner_id: ownerId })) !== null;
  }

  /**
   * Makes the employer the owner. From then on imports only add their references: its content is the owner's. Does
   * nothing when the employer is the owner already.
   * @throws 409 when another account is the owner, or the employer has another listing (decision A45)
   */
  async give(id: string, ownerId: string): Promise<void> {
    await retryOnConflict(async () => {
      const present = await this.listings.readAny(id);
      if (present.owner_id === ownerId) return present;
      if (present.owner_id) throw refuse(409, alreadyOwnedText);
      return (await this.#take(present, ownerId)) ?? conflict;
    });
  }

  async #take(present: ListingRecord, owner_id: string): Promise<ListingRecord | null> {
    const { _id, import_ref } = present;
    const now = new Date();
    try {
      const taken = await this.model
        .findOneAndUpdate(
          { _id, owner_id: { $exists: false }, import_ref: import_ref ?? { $exists: false } },
          {
            $set: { owner_id, updated_at: now, jobs_news_due_at: now, ...ownSpelling(present) },
            $unset: { import_ref: 1, import_permit: 1 },
            ...(import_ref && { $addToSet: { import_refs: import_ref } }),
            ...nextVersion,
          },
          { returnDocument: 'after' },
        )
        .lean<ListingRecord>();
      if (!taken) return null;
      declareSearchChange([...listingTerms(present), ...listingTerms(taken)]);
      await this.changes.enqueue(taken);
      return taken;
    } catch (error) {
      if (isDuplicateKey(error)) throw refuse(409, oneListingText);
      throw error;
    }
  }
}

/** Registers use capitals; the readable spelling of name and place is stored from now on. */
function ownSpelling({ import_ref, business_name, location_info }: ListingRecord) {
  if (!import_ref) return {};
  const readable = readableBusiness({ external: true, business_name, location_info });
  return {
    business_name: readable.business_name,
    ...(readable.location_info && { location_info: readable.location_info }),
  };
}
