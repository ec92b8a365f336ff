import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { directoryService } from '../app.module.js';
import { machine } from '../testing/machine.js';
import { newListing, type TestListing } from '../testing/new-listing.js';
import { review, reviewCalls, reviewsPath } from '../testing/review-calls.js';

let service: TestService;
let listing: TestListing;
/** Account data in auth; 'down' when it does not answer. */
const accounts = new Map<string, boolean>();
const { post, list, ratings } = reviewCalls(() => ({ service, listing }));

beforeAll(async () => {
  service = await createTestService(directoryService, {
    env: { REVIEWS_PER_EMAIL: '50', RECONCILE_INTERVAL_MS: '200' },
    internal: ({ path }) => {
      const id = path.replace('/internal/users/', '');
      const email_verified = accounts.get(id);
      return email_verified === undefined
        ? undefined
        : { ...{ id, full_name: 'Sam', email: 'sam@example.org' }, ...rest, email_verified };
    },
  });
});
afterAll(() => service.close());
const rest = { account_type: 'job_seeker', email_notifications: true };
beforeEach(async () => {
  listing = await newListing(service);
});

let count = 0;
async function newAccount(email_verified: boolean) {
  count += 1;
  const sub = `6500000000000000000000${String(count).padStart(2, '0')}`;
  accounts.set(sub, email_verified);
  return { sub, token: await service.tokenFor({ sub, account_type: 'job_seeker' }) };
}
const reviewAs = (token: string, rating: number) =>
  post(review({ reviewer_email: `a${rating}@example.org`, rating }), { token, from: machine() });
const listAs = (token?: string) =>
  service.request('GET', reviewsPath(listing.id), { ...(token && { token }) });

it('are listed at once, and count once their author has confirmed the address', async () => {
  const { sub, token } = await newAccount(false);
  await post(review({ rating: 5 }), { from: machine() });
  const { status, body } = await reviewAs(token, 1);
  expect([status, body.uncounted, body.own]).toEqual([201, true, true]);
  expect(await ratings()).toEqual([5, 1]);
  // Public (decision A47), with the reason why it does not count.
  expect((await list()).body).toMatchObject([{ rating: 1, uncounted: true }, { rating: 5 }]);
  expect((await list()).body[0]).not.toHaveProperty('own');
  expect((await listAs(token)).body[0]).toMatchObject({ own: true });
  const counts = await service.request('GET', `${reviewsPath(listing.id)}/counts`);
  expect(counts.body).toMatchObject({ 1: 0, 5: 1 });

  accounts.set(sub, true);
  expect((await listAs(token)).body[0]).not.toHaveProperty('uncounted');
  expect(await ratings()).toEqual([3, 2]);
});

it('are counted by the reconciliation when the author does not return', async () => {
  const { sub, token } = await newAccount(false);
  await reviewAs(token, 2);
  expect(await ratings()).toEqual([0, 0]);
  accounts.set(sub, true);
  const database = await service.database();
  // The next check is due in a minute.
  await database
    .collection('reviews')
    .updateMany({ user_id: sub }, { $set: { confirm_check_at: new Date(0) } });
  expect(await until(ratings, ([, total]) => total === 1)).toEqual([2, 1]);
});

it('count at once for guests, confirmed accounts, and while auth is down', async () => {
  await post(review({ rating: 4 }), { from: machine() });
  await reviewAs((await newAccount(true)).token, 2);
  await reviewAs(await service.tokenFor({ account_type: 'job_seeker' }), 3);
  expect(await ratings()).toEqual([3, 3]);
  for (const one of (await list()).body) expect(one).not.toHaveProperty('uncounted');
});
