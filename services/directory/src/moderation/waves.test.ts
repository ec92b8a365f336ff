import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { Types } from 'mongoose';
import { directoryService } from '../app.module.js';
import { machine } from '../testing/machine.js';
import { moderationCalls } from '../testing/moderation-calls.js';
import { newListing, type TestListing } from '../testing/new-listing.js';
import { review, reviewCalls, reviewsPath } from '../testing/review-calls.js';

let service: TestService;
let operator: string;
let listing: TestListing;
const { post, list, ratings } = reviewCalls(() => ({ service, listing }));
const { reportsOf, decide } = moderationCalls(() => ({ service, operator, listing }));

beforeAll(async () => {
  service = await createTestService(directoryService, { env: { REVIEW_WAVE: '3' } });
  operator = await service.tokenFor({ account_type: 'employer', operator: true });
});
afterAll(() => service.close());
beforeEach(async () => {
  listing = await newListing(service, { business_name: 'Mill Bakery' });
});

const write = (at: number, change: object = {}, token?: string) =>
  post(review({ reviewer_email: `w${at}@example.org`, comment: `Word ${at}`, ...change }), {
    from: machine(),
    ...(token && { token }),
  });
/** Three are published at once, and the following ones held. */
async function wave(held: number) {
  for (let at = 1; at <= 3 + held; at += 1) await write(at, { rating: at % 2 ? 1 : 5 });
}
const counts = (token?: string) =>
  service.request('GET', `${reviewsPath(listing.id)}/counts`, { ...(token && { token }) });

it('are held whatever their stars, and shown to author, owner and operators as such', async () => {
  await wave(1);
  const token = await service.tokenFor({ account_type: 'job_seeker' });
  const last = await write(9, { rating: 5 }, token);
  expect([last.status, last.body.held, last.body.own]).toEqual([201, true, true]);
  expect(await ratings()).toEqual([7 / 3, 3]);
  expect((await list()).body).toHaveLength(3);

  const own = await service.request('GET', `${reviewsPath(listing.id)}?limit=2`, { token });
  expect(own.body[0]).toMatchObject({ id: last.body.id, held: true, own: true });
  expect([own.body.length, own.headers.get('x-total-count')]).toEqual([2, '4']);
  const next = await service.request('GET', `${reviewsPath(listing.id)}?limit=3&offset=2`, {
    token,
  });
  expect(next.body.map((one: { comment: string }) => one.comment)).toEqual(['Word 2', 'Word 1']);

  expect((await counts(listing.owner.token)).body).toMatchObject({ held: 2 });
  expect((await counts()).body).not.toHaveProperty('held');
  expect((await counts(token)).body).not.toHaveProperty('held');
  expect(await reportsOf(listing.id)).toMatchObject({
    kind: 'wave',
    title: 'Mill Bakery · 2',
    text: 'Ada Byron · 5/5: Word 4\n\nAda Byron · 5/5: Word 9',
    hidden: true,
    reporters: 0,
  });
  // Held reviews count for the limit of one per mailbox.
  expect((await write(9)).status).toBe(409);
});

it('are published and counted when released, without starting another wave', async () => {
  await wave(2);
  await reportsOf(listing.id);
  const answer = await decide('wave', listing.id, 'keep');
  expect([answer.status, answer.body.hidden, answer.body.state]).toEqual([200, false, 'decided']);
  expect(await ratings()).toEqual([(1 + 5 + 1 + 5 + 1) / 5, 5]);
  expect((await list()).body).toHaveLength(5);
  expect((await write(20)).body).not.toHaveProperty('held');
  expect(await reportsOf(listing.id)).toBeUndefined();
  expect(await reportsOf(listing.id, 'decided')).toMatchObject({ hidden: false });
});

it('are hidden when dropped: each author is mailed the reason', async () => {
  await wave(2);
  await reportsOf(listing.id);
  expect((await decide('wave', listing.id, 'hide', 'Bought reviews')).status).toBe(200);
  for (const at of [4, 5]) {
    expect((await service.inbox.waitFor(`w${at}@example.org`)).text).toContain('Bought reviews');
  }
  expect(await ratings()).toEqual([7 / 3, 3]);
  // In one write, however many there are.
  const reviews = (await service.database()).collection('reviews');
  const which = { listing_id: new Types.ObjectId(listing.id), 'hidden.reason': 'Bought reviews' };
  expect(await reviews.countDocuments(which)).toBe(2);
  expect(await reviews.distinct('hidden.at', which)).toHaveLength(1);
  expect((await counts(listing.owner.token)).body).not.toHaveProperty('held');
  // Further reviews are held until the day is over, and reopen the case.
  expect((await write(21)).body).toMatchObject({ held: true });
  expect(await reportsOf(listing.id)).toMatchObject({ state: 'open', hidden: true });
});

it('are not held where that many are usual', async () => {
  const reviews = (await service.database()).collection('reviews');
  const before = (at: number) => new Date(Date.now() - (2 + (at % 80)) * 86_400_000);
  await reviews.insertMany(
    Array.from({ length: 90 }, (_, at) => ({
      listing_id: new Types.ObjectId(listing.id),
      ...{ reviewer_name: 'Old', email_key: `old${at}@example.org`, rating: 4, comment: 'Good' },
      ...{ created_at: before(at), shown: true },
    })),
  );
  const held = [];
  for (let at = 1; at <= 6; at += 1) held.push((await write(at)).body.held);
  expect(held).toEqual([undefined, undefined, undefined, undefined, undefined, true]);
});

it('can be decided by operators only', async () => {
  await wave(1);
  for (const token of [listing.owner.token, undefined]) {
    const answer = await service.request(
      'PATCH',
      `/business-directory/operator/subjects/wave/${listing.id}`,
      { ...(token && { token }), body: { decision: 'keep', reason: 'Mine' } },
    );
    expect(answer.status).toBe(token ? 403 : 401);
  }
  expect((await decide('wave', String(new Types.ObjectId()), 'keep')).status).toBe(404);
});
