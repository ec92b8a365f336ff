import { isoDay } from '@commons/service-kit/config/time-zone';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { directoryService } from '../app.module.js';
import { newListing } from '../testing/new-listing.js';
import { reviewCalls } from '../testing/review-calls.js';

let service: TestService;
let operator: string;
let month: string;

beforeAll(async () => {
  service = await createTestService(directoryService, { env: { SITE_TIME_ZONE: 'UTC' } });
  operator = await service.tokenFor({ account_type: 'employer', operator: true });
  month = isoDay(new Date(), 'UTC').slice(0, 7);
});
afterAll(() => service.close());

const numbers = async (of = month) => {
  const path = `/business-directory/operator/numbers?month=${of}`;
  return (await service.request('GET', path, { token: operator })).body;
};
const search = (words: string, from: string) =>
  service.request('POST', '/business-directory/search', {
    body: { search: words },
    headers: { 'x-forwarded-for': from, 'user-agent': 'Browser' },
  });

it('counts listings and reviews by the month of their creation', async () => {
  const listing = await newListing(service);
  const old = { created_at: new Date('2020-02-10T00:00:00Z') };
  await newListing(service, old);
  await newListing(service, { ...old, shown: false });
  const { post } = reviewCalls(() => ({ service, listing }));
  await post({ reviewer_name: 'A', reviewer_email: 'a@example.org', rating: 4, comment: 'Good' });
  expect(await numbers()).toMatchObject({ listings: 2, new_listings: 1, new_reviews: 1 });
  expect(await numbers('2020-02')).toMatchObject({ listings: 1, new_listings: 1, new_reviews: 0 });
  expect(await numbers('2020-01')).toMatchObject({ listings: 0, new_listings: 0 });
  const path = '/business-directory/operator/numbers?month=2020-13';
  expect((await service.request('GET', path, { token: operator })).status).toBe(422);
});

it('shows unsuccessful searches of three people, and no single person’s search', async () => {
  for (const from of ['10.0.0.1', '10.0.0.2', '10.0.0.2', '10.0.0.1'])
    await search('Zymurgist Xanadu', from);
  await search('A private name', '10.0.0.3');
  await search('zymurgist  XANADU', '10.0.0.4');
  const { missed } = await until(numbers, (found) => found.missed.length > 0);
  expect(missed).toEqual([{ words: 'zymurgist xanadu', people: 3 }]);
  const redis = service.redis();
  const keys = await redis.keys(`${service.env.REDIS_PREFIX}:directory:missed:*`);
  expect(keys).toHaveLength(2);
  expect(keys.join()).not.toContain('private');
  for (const key of keys) expect(await redis.ttl(key)).toBeGreaterThan(0);
});
