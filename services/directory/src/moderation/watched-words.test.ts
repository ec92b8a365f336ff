import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { directoryService } from '../app.module.js';
import { machine } from '../testing/machine.js';
import { moderationCalls } from '../testing/moderation-calls.js';
import { newListing, type TestListing } from '../testing/new-listing.js';

let service: TestService;
let operator: string;
let listing: TestListing;
const { page, report, reports, reportsOf, decide } = moderationCalls(() => ({
  service,
  operator,
  listing,
}));

beforeAll(async () => {
  service = await createTestService(directoryService);
  operator = await service.tokenFor({ account_type: 'employer', operator: true });
  const redis = service.redis();
  // Watched words published by auth.
  await redis.set(`${service.env.REDIS_PREFIX}:watched-words`, '["casino","easy money"]');
  // Propagated within a second.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
});
afterAll(() => service.close());
beforeEach(async () => {
  listing = await newListing(service, { business_name: 'Mill & Co' });
});

async function review(comment: string, token?: string, sub = ''): Promise<string> {
  const from = machine();
  const reviewer_email = sub ? `${sub}@example.org` : `guest-${from}@example.org`;
  const body = { reviewer_name: 'Eve', reviewer_email, rating: 3, comment };
  const headers = { 'x-forwarded-for': from };
  const answer = await service.request('POST', `${page()}/reviews`, { body, headers, token });
  return answer.body.id;
}

it('a review with a watched word is public, and queued once for review', async () => {
  const plain = await review('Occasion to be uneasy: money is short');
  const id = await review('The CASINO next door is better');
  const shown = await service.request('GET', `${page()}/reviews`);
  expect(shown.body.map((row: { id: string }) => row.id).sort()).toEqual([plain, id].sort());
  expect(await reportsOf(plain)).toBeUndefined();
  expect(await reportsOf(id)).toMatchObject({ words: ['casino'], reporters: 0, hidden: false });
  await decide('review', id, 'keep');
  expect(await reportsOf(id)).toBeUndefined();
  // The owner’s reply is public too, but not a new text of the review.
  const path = `${page()}/reviews/${id}/reply`;
  const reply = (text: string) =>
    service.request('PUT', path, { token: listing.owner.token, body: { text } });
  await reply('We have no casino');
  expect(await reportsOf(id)).toBeUndefined();
  await reply('Easy money for you');
  expect(await reportsOf(id)).toMatchObject({ words: ['casino', 'easy money'] });
});

it('a review with a link, an address or a telephone number is public, and queued for review (B150)', async () => {
  const id = await review('Better at www.rivals.example, call 423-555-0188. A casino, too.');
  const shown = await service.request('GET', `${page()}/reviews`);
  expect(shown.body.map((row: { id: string }) => row.id)).toEqual([id]);
  const words = ['casino', 'www.rivals.example', '423-555-0188'];
  expect(await reportsOf(id)).toMatchObject({ words, reporters: 0, hidden: false });
  // The owner's own number in a reply is what customers are to have.
  const plain = await review('They paid me $1,200.50 on 11/28/2026');
  const path = `${page()}/reviews/${plain}/reply`;
  const body = { text: 'Please call us at 423-555-0100' };
  await service.request('PUT', path, { token: listing.owner.token, body });
  expect(await reportsOf(plain)).toBeUndefined();
});

it('reopening a decision shows what it hid, and the case awaits another one', async () => {
  const id = await review('They sell easy money');
  await decide('review', id, 'hide');
  expect((await service.request('GET', `${page()}/reviews`)).body).toEqual([]);
  const again = await decide('review', id, 'reopen', 'A slip');
  expect(again.body).toMatchObject({ hidden: false, state: 'open' });
  expect((await service.request('GET', `${page()}/reviews`)).body).toHaveLength(1);
  expect(await reportsOf(id)).toMatchObject({ state: 'open' });
  expect((await decide('wave', listing.id, 'reopen')).status).toBe(409);
});

it('names the author, and counts their other hidden texts', async () => {
  const sub = '65f0000000000000000000aa';
  const claims = { sub, email: `${sub}@example.org`, account_type: 'job_seeker' } as const;
  const token = await service.tokenFor(claims);
  const first = await review('A casino', token, sub);
  expect((await reportsOf(first)).hidden_before).toBeUndefined();
  await decide('review', first, 'hide');
  listing = await newListing(service);
  const second = await review('Another casino', token, sub);
  expect(await reportsOf(second)).toMatchObject({ author_id: sub, hidden_before: 1 });
  const guest = await review('My casino');
  await report(`${page()}/reviews/${guest}`, { reason: 'spam' });
  const [row] = (await reports()).filter((one: { id: string }) => one.id === guest);
  expect(row).toMatchObject({ words: ['casino'], reporters: 1 });
  expect(row.author_id).toBeUndefined();
});
