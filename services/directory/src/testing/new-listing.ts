import { randomBytes, randomUUID } from 'node:crypto';
import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { rebuildSearchIndex } from '@commons/service-kit/testing/rebuild-search-index';
import { Types } from 'mongoose';

export interface TestListing {
  readonly id: string;
  readonly owner: { readonly sub: string; readonly email: string; readonly token: string };
}

/** Inserts a listing with an owner directly into the store, for tests of other resources. */
export async function newListing(service: TestService, facts: object = {}): Promise<TestListing> {
  const sub = randomBytes(12).toString('hex');
  const email = `owner-${sub}@example.org`;
  const _id = new Types.ObjectId();
  const database = await service.database();
  await database.collection('listings').insertOne({
    _id,
    business_name: `Business ${randomUUID()}`,
    business_category: 'Retail',
    short_description: 'A shop',
    contact_info: { phone: '555-0100', email: `shop-${sub}@example.org` },
    gallery_images: [],
    average_rating: 0,
    total_reviews: 0,
    views: 0,
    shown: true,
    owner_id: sub,
    created_at: new Date(),
    updated_at: new Date(),
    ...facts,
  });
  await database.close();
  await rebuildSearchIndex(service, 'listings');
  const token = await service.tokenFor({ account_type: 'employer', sub, email });
  return { id: String(_id), owner: { sub, email, token } };
}
