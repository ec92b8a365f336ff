import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { directoryService } from '../app.module.js';
import { machine } from '../testing/machine.js';
import { newListing, type TestListing } from '../testing/new-listing.js';
import { review, reviewCalls, reviewsPath } from '../testing/review-calls.js';

let service: TestService;
let listing: TestListing;
const { post } = reviewCalls(() => ({ service, listing }));

beforeAll(async () => {
  service = await createTestService(directoryService, { env: { REVIEWS_PER_EMAIL: '50' } });
  listing = await newListing(service);
  for (const [at, rating] of [4, 1, 5, 4].entries()) {
    const reviewer_email = `r${at}@example.org`;
    await post(
      { ...review(), rating, reviewer_email, reviewer_name: `R${at}` },
      { from: machine() },
    );
  }
});
afterAll(() => service.close());

const list = async (query: string) => {
  const { body } = await service.request('GET', `${reviewsPath(listing.id)}?${query}`);
  return body.map(({ reviewer_name }: { reviewer_name: string }) => reviewer_name).join(' ');
};

it.each([
  ['', 'R3 R2 R1 R0'],
  ['sort=oldest', 'R0 R1 R2 R3'],
  ['sort=highest', 'R2 R3 R0 R1'],
  ['sort=lowest', 'R1 R3 R0 R2'],
  ['rating=4', 'R3 R0'],
  ['rating=4&sort=oldest&limit=1&offset=1', 'R3'],
  ['rating=2', ''],
])('lists with %p: %s', async (query, names) => expect(await list(query)).toBe(names));

it('refuses another order or number of stars', async () => {
  for (const query of ['sort=best', 'rating=6', 'rating=']) {
    const { status } = await service.request('GET', `${reviewsPath(listing.id)}?${query}`);
    expect(status).toBe(422);
  }
});

it('counts by stars', async () => {
  const counts = await service.request('GET', `${reviewsPath(listing.id)}/counts`);
  expect(counts.body).toEqual({ 1: 1, 2: 0, 3: 0, 4: 2, 5: 1 });
});
