import { eachBatch } from '@commons/service-kit/migrations/each-batch';
import { defineMigration, type MigrationContext } from '@commons/service-kit/migrations/migration';
import type { QueryFilter, UpdateQuery } from 'mongoose';
import type { ListingRecord } from '../listing.js';
import { phoneKey, placeKey } from '../same-business.js';

const absent = { $exists: false };

/** Listings stored before imports matched by place. */
export const listingPlaces = defineMigration({
  name: 'listing-places',
  what: 'notes the place of listings, by which the same business is found',
  when: 'in the background',
  run: (context) =>
    fillIn(context, { place_key: absent }, (listing) => ({
      // Its owner may have changed the address meanwhile.
      filter: { _id: listing._id, place_key: absent },
      update: { $set: { place_key: placeKey(listing) } },
    })),
});

/** Listings stored before 2026-11-23. */
export const listingPhones = defineMigration({
  name: 'listing-phones',
  what: 'notes the phone number of listings, by which the same business is found',
  when: 'in the background',
  run: (context) =>
    fillIn(
      context,
      { 'contact_info.phone': { $exists: true }, phone_key: absent },
      ({ _id, contact_info }) => ({
        filter: { _id, 'contact_info.phone': contact_info?.phone, phone_key: absent },
        update: { $set: { phone_key: phoneKey(contact_info?.phone) } },
      }),
    ),
});

type Write = { filter: QueryFilter<ListingRecord>; update: UpdateQuery<ListingRecord> };

function fillIn(
  { model, signal }: MigrationContext,
  filter: QueryFilter<ListingRecord>,
  writeOf: (listing: ListingRecord) => Write,
): Promise<number> {
  const listings = model<ListingRecord>('Listing');
  const fields = { location_info: 1, contact_info: 1 } as const;
  return eachBatch(listings, { filter, fields, signal }, async (some) => {
    const writes = some.map((listing) => ({
      updateOne: { ...writeOf(listing), timestamps: false },
    }));
    return (await listings.bulkWrite(writes as never)).modifiedCount;
  });
}
