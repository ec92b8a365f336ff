import { defineMigration } from '@commons/service-kit/migrations/migration';
import type { ListingRecord } from '../listing.js';

/** Listings stored before suspensions existed. Without `shown`, searches would miss them. */
export const listingShown = defineMigration({
  name: 'listing-shown',
  what: 'marks listings from before suspensions as shown',
  when: 'before ready',
  run: async ({ model }) => {
    const shown = { $set: { shown: true } };
    const listings = model<ListingRecord>('Listing');
    return (await listings.updateMany({ shown: { $exists: false } }, shown)).modifiedCount;
  },
});
