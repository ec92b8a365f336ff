import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { Types } from 'mongoose';
import { directoryService } from '../app.module.js';
import { newListing } from '../testing/new-listing.js';
import type { ListingRecord } from './listing.js';
import { listingSchema } from './listing.schema.js';
import { ListingRatingsService } from './listing-ratings.service.js';

let service: TestService;
beforeAll(async () => {
  service = await createTestService(directoryService);
});
afterAll(() => service.close());

// Over HTTP two processes rarely interleave between reading and writing. Here they always do.
it('never overwrites a newer count with an older one of another process', async () => {
  const { id } = await newListing(service);
  const database = await service.database();
  const ratings = new ListingRatingsService(
    database.model<ListingRecord>('Listing', listingSchema),
  );
  let stored = 1;
  const read = async () => ({ average_rating: 5, total_reviews: stored });
  let counted = 0;
  const slow = async () => {
    const found = await read();
    counted += 1;
    if (counted === 1) {
      stored = 2;
      expect(await ratings.write(new Types.ObjectId(id), read)).toContain('=category:retail');
    }
    return found;
  };
  expect(await ratings.write(new Types.ObjectId(id), slow)).toContain('=category:retail');
  const { body } = await service.request('GET', `/business-directory/${id}`);
  expect([body.total_reviews, counted]).toEqual([2, 2]);
});

it('returns undefined when the listing is gone', async () => {
  const database = await service.database();
  const ratings = new ListingRatingsService(
    database.model<ListingRecord>('Listing', listingSchema),
  );
  const none = async () => ({ average_rating: 0, total_reviews: 0 });
  expect(await ratings.write(new Types.ObjectId(), none)).toBeUndefined();
});
