import type { AlikeListing, AlikeQuery } from '@commons/contracts/businesses/alike-listings';
import { readableBusiness } from '@commons/contracts/imports/readable-name';
import { foldText } from '@commons/contracts/text/fold-text';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ListingRecord } from '../listing.js';
import { areSimilarNames, nameKey, phoneKey, placeKey } from '../same-business.js';
import { ListingSearchService, shownListings } from './listing-search.service.js';

/** Most suggestions. */
const most = 3;

/** Finds listings that may describe the same business as a new one (decision B04). */
@Injectable()
export class AlikeListingsService {
  constructor(
    @InjectModel('Listing') private readonly listings: Model<ListingRecord>,
    private readonly searches: ListingSearchService,
  ) {}

  /** The most similar first. */
  async of(asked: AlikeQuery): Promise<AlikeListing[]> {
    const found = await this.#candidates(asked);
    return found
      .map((listing) => ({ listing, alike: alikeIn(listing, asked) }))
      .filter(({ alike }) => alike.length > 0)
      .sort((one, other) => other.alike.length - one.alike.length)
      .slice(0, most)
      .map(({ listing, alike }) => answer(listing, alike));
  }

  async #candidates(asked: AlikeQuery): Promise<ListingRecord[]> {
    const place_key = placeKey(asPlace(asked));
    const phone_key = phoneKey(asked.phone);
    const { rows } = await this.searches.search({ search: asked.name, limit: 20, offset: 0 });
    const ways = [
      { _id: { $in: rows.map(({ id }) => id) } },
      ...(place_key ? [{ place_key }] : []),
      ...(phone_key ? [{ phone_key }] : []),
    ];
    const found = await Promise.all(
      ways.map((way) =>
        this.listings
          .find({ ...way, ...shownListings })
          .limit(50)
          .lean<ListingRecord[]>(),
      ),
    );
    return [...new Map(found.flat().map((one) => [String(one._id), one])).values()];
  }
}

const asPlace = ({ street, city, zip }: AlikeQuery) => ({
  location_info: {
    ...(street && { street_address: street }),
    ...(city && { city }),
    ...(zip && { zip_code: zip }),
  },
});

/**
 * The matching fields; empty for another business. The same phone suffices. A similar name needs the same address, and
 * an equal name the same town, since chains and common names are frequent.
 */
function alikeIn(listing: ListingRecord, asked: AlikeQuery): AlikeListing['alike'] {
  const place = placeKey(asPlace(asked));
  const samePhone = phoneKey(asked.phone) !== '' && phoneKey(asked.phone) === listing.phone_key;
  const samePlace = place !== '' && place === listing.place_key;
  const equalName = nameKey(listing.business_name) === nameKey(asked.name);
  const name = equalName || areSimilarNames(listing.business_name, asked.name);
  const isSame = samePhone || (name && samePlace) || (equalName && isSameTown(listing, asked));
  if (!isSame) return [];
  return [
    ...(name ? (['name'] as const) : []),
    ...(samePlace ? (['address'] as const) : []),
    ...(samePhone ? (['phone'] as const) : []),
  ];
}

function isSameTown({ location_info = {} }: ListingRecord, { city, zip }: AlikeQuery): boolean {
  const known = location_info.zip_code?.slice(0, 5);
  if (known && known === zip?.slice(0, 5)) return true;
  return Boolean(city && location_info.city && foldText(city) === foldText(location_info.city));
}

function answer(record: ListingRecord, alike: AlikeListing['alike']): AlikeListing {
  const listing = readableBusiness({ ...record, external: record.import_ref !== undefined });
  const { street_address, city, state } = listing.location_info ?? {};
  const { phone } = listing.contact_info ?? {};
  return {
    id: String(listing._id),
    business_name: listing.business_name,
    business_category: listing.business_category,
    location: [street_address, city, state].filter(Boolean).join(', '),
    ...(phone && { phone }),
    owned: listing.owner_id !== undefined,
    alike,
  };
}
