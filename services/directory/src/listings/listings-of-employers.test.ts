import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { directoryService } from '../app.module.js';
import { newListing } from '../testing/new-listing.js';

let service: TestService;
const ask = (ids: string) =>
  service.request('GET', `/business-directory/of-employers?employer_ids=${ids}`);

beforeAll(async () => {
  service = await createTestService(directoryService);
});
afterAll(() => service.close());

describe('GET /business-directory/of-employers', () => {
  it('returns only what jobs show of each listing', async () => {
    const bakery = await newListing(service, {
      business_name: 'Stone Bakery',
      logo_filename: 'a.webp',
      location_info: { street_address: '12 Mill St', city: 'Conway', state: 'AR' },
      business_hours: { monday: '7 AM - 3 PM' },
      average_rating: 4.5,
      total_reviews: 2,
    });
    const shop = await newListing(service);
    const { status, body } = await ask(`${bakery.owner.sub},nobody,${shop.owner.sub}`);
    expect(status).toBe(200);
    expect(body).toHaveLength(2);
    expect(body[0]).toEqual({
      id: bakery.id,
      employer_id: bakery.owner.sub,
      business_name: 'Stone Bakery',
      logo_filename: 'a.webp',
      business_category: 'Retail',
      location_info: { city: 'Conway', state: 'AR' },
      location: 'Conway, AR',
      business_hours: { monday: '7 AM - 3 PM' },
      average_rating: 4.5,
      total_reviews: 2,
    });
    expect(body[1]).toMatchObject({ id: shop.id, business_hours: {} });
  });

  it('leaves out a suspended listing', async () => {
    const hidden = await newListing(service, {
      shown: false,
      suspended: { reason: 'Not real', at: new Date() },
    });
    expect(await ask(hidden.owner.sub)).toMatchObject({ status: 200, body: [] });
  });

  it('refuses a call without ids, or with too many', async () => {
    const many = Array.from({ length: 101 }, (_, at) => `e${at}`).join(',');
    for (const ids of ['', ',', many]) expect((await ask(ids)).status).toBe(422);
    expect((await service.request('GET', '/business-directory/of-employers')).status).toBe(422);
  });
});
