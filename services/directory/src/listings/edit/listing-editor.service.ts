import type { AccessClaims } from '@commons/contracts/account/account';
import { oneListingText } from '@commons/contracts/businesses/listing-lists';
import type { ListingInput } from '@commons/contracts/businesses/listings';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { refuse } from '@commons/service-kit/errors/refuse';
import {
  type BaseVersion,
  checkVersion,
  nextVersion,
  onlyVersion,
} from '@commons/service-kit/http/record-version';
import { declareSearchChange } from '@commons/service-kit/http/search-cache-headers';
import { PublishedTexts } from '@commons/service-kit/moderation/published-texts';
import { isDuplicateKey } from '@commons/service-kit/mongo/duplicate-key';
import { conflict, retryOnConflict } from '@commons/service-kit/mongo/retry-on-conflict';
import { TownWords } from '@commons/service-kit/portal/town-words';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import type { ListingRecord } from '../listing.js';
import { ListingChangedOutbox } from '../listing-changed.outbox.js';
import { ListingsService } from '../listings.service.js';
import { ListingLogoService } from '../photos/listing-logo.service.js';
import { listingTerms } from '../search/listing-search-fields.js';
import { factsOf, replacing } from './listing-input.js';
import { checkPin } from './listing-pin.js';

type Input = z.output<typeof ListingInput>;

/** Creates and changes an employer's only listing. */
@Injectable()
export class ListingEditorService {
  constructor(
    @InjectModel('Listing') private readonly model: Model<ListingRecord>,
    private readonly listings: ListingsService,
    private readonly logos: ListingLogoService,
    private readonly changes: ListingChangedOutbox,
    private readonly published: PublishedTexts,
    private readonly words: TownWords,
  ) {}

  /** @throws 409 when the employer already has a listing (decision A45), 422 for a pin far from the address */
  async create(input: Input, owner: AccessClaims): Promise<ListingRecord> {
    checkPin(input);
    const facts = factsOf(this.#checked(input));
    const now = new Date();
    const created = await this.#insert({
      ...facts,
      owner_id: businessOf(owner),
      gallery_images: [],
      average_rating: 0,
      total_reviews: 0,
      views: 0,
      created_at: now,
      updated_at: now,
      jobs_news_due_at: now,
    });
    declareSearchChange(listingTerms(created));
    await this.changes.enqueue(created);
    return this.#wordsChecked(created);
  }

  /** @throws 404 when the employer has no listing, StaleRecord when it has changed since `base` */
  async replace(input: Input, owner: AccessClaims, base?: BaseVersion): Promise<ListingRecord> {
    checkPin(input);
    const listing = await this.#replaceFacts(this.#checked(input), businessOf(owner), base);
    if (input.logo_filename === null) await this.logos.remove(listing);
    await this.changes.enqueue(listing);
    return this.#wordsChecked(await this.listings.ofOwner(businessOf(owner)));
  }

  /** In the lists' spelling. @throws 422 for what neither the specification nor the town has */
  #checked(input: Input): Input {
    const { business_category, location_info } = input;
    const place = ['location_info', 'service_area'];
    return {
      ...input,
      business_category: this.words.checked(
        'listing_categories',
        business_category,
        'business_category',
      ),
      location_info: {
        ...location_info,
        service_area: this.words.checked('service_areas', location_info.service_area, ...place),
      },
    };
  }

  /** A text with watched words is queued for an operator's review. */
  async #wordsChecked(listing: ListingRecord): Promise<ListingRecord> {
    const { _id, business_name, short_description, full_description, pricing_info } = listing;
    const { key_services = [], tags = [] } = listing;
    const texts = [business_name, short_description, full_description, pricing_info];
    const lists = [...key_services, ...tags];
    await this.published.checkWords({
      kind: 'listing',
      id: String(_id),
      texts: [...texts, ...lists],
    });
    return listing;
  }

  async #insert(listing: Omit<ListingRecord, '_id'>): Promise<ListingRecord> {
    try {
      return (await this.model.create(listing)).toObject<ListingRecord>();
    } catch (error) {
      if (isDuplicateKey(error)) throw refuse(409, oneListingText);
      throw error;
    }
  }

  /** @returns the listing before the change, with the new `jobs_news_due_at` */
  async #replaceFacts(input: Input, ownerId: string, base: BaseVersion): Promise<ListingRecord> {
    const facts = factsOf(input);
    const { $set, $unset } = replacing(facts);
    return retryOnConflict(async () => {
      const present = await this.listings.ofOwner(ownerId);
      checkVersion(present, base);
      const now = new Date();
      const before = await this.model
        .findOneAndUpdate(
          { _id: present._id, owner_id: ownerId, ...onlyVersion(base) },
          {
            $set: { ...$set, updated_at: now, jobs_news_due_at: now },
            // The search words of an import file no longer apply.
            $unset: { ...$unset, found_by: 1 },
            ...nextVersion,
          },
          { returnDocument: 'before' },
        )
        .lean<ListingRecord>();
      if (!before) return conflict;
      const after = { ...before, ...facts };
      declareSearchChange([...listingTerms(before), ...listingTerms(after)]);
      return { ...before, jobs_news_due_at: now };
    });
  }
}
