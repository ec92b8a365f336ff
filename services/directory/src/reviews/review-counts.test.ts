import { randomUUID } from 'node:crypto';
import { type RunningService, startService } from '@commons/service-kit/service';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { Types } from 'mongoose';
import { directoryService } from '../app.module.js';
import { newListing, type TestListing } from '../testing/new-listing.js';
import { review, reviewCalls, reviewsPath } from '../testing/review-calls.js';

let service: TestService;
let listing: TestListing;
const { ratings } = reviewCalls(() => ({ service, listing }));

beforeAll(async () => {
  service = await createTestService(directoryService, { env: { RECONCILE_INTERVAL_MS: '200' } });
});
afterAll(() => service.close());
beforeEach(async () => {
  listing = await newListing(service);
});

describe('average_rating and total_reviews', () => {
  const random = (seed: number) => () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed / 2 ** 31;
  };

  /** A second process on the same stores, as in production. */
  let other: RunningService;
  beforeAll(async () => {
    other = await startService(directoryService, service.env);
  });
  afterAll(() => other.close());

  const postTo = async (at: number, rating: number) => {
    const body = review({ rating, reviewer_email: `r${randomUUID()}@example.org` });
    const answer = await fetch(`${at % 2 ? service.url : other.url}${reviewsPath(listing.id)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `machine ${randomUUID()}` },
      body: JSON.stringify(body),
    });
    const { id } = (await answer.json()) as { id: string };
    return { status: answer.status, id };
  };

  it('are exact after 50 concurrent reviews, and each author sees their own counted', async () => {
    const next = random(7);
    const stars = Array.from({ length: 50 }, () => 1 + Math.floor(next() * 5));
    let stored = 0;
    const seen = await Promise.all(
      stars.map(async (rating, at) => {
        const { status } = await postTo(at, rating);
        const least = ++stored;
        return [status, (await ratings())[1] >= least] as const;
      }),
    );
    expect(seen).toEqual(Array(50).fill([201, true]));
    const mean = stars.reduce((sum, one) => sum + one, 0) / 50;
    expect(await ratings()).toEqual([mean, 50]);
    const database = await service.database();
    const listing_id = new Types.ObjectId(listing.id);
    const left = { listing_id, uncounted: { $exists: true } };
    expect(await database.collection('reviews').countDocuments(left)).toBe(0);
  });

  it('are exact after concurrent writing, hiding and restoring', async () => {
    const operator = await service.tokenFor({ account_type: 'employer', operator: true });
    const next = random(11);
    const model = new Map<string, { rating: number; shown: boolean }>();
    for (let batch = 0; batch < 6; batch++) {
      const steps = [...model.keys()].filter(() => next() < 0.5);
      const changes = steps.map(async (id) => {
        const known = model.get(id);
        if (!known) return;
        known.shown = !known.shown;
        const path = `/business-directory/operator/subjects/review/${id}`;
        const body = { decision: known.shown ? 'keep' : 'hide', reason: 'A test' };
        await service.request('PATCH', path, { token: operator, body });
      });
      const posts = Array.from({ length: 5 }, async (_, at) => {
        const rating = 1 + Math.floor(next() * 5);
        const { id } = await postTo(100 + batch * 5 + at, rating);
        model.set(id, { rating, shown: true });
      });
      await Promise.all([...changes, ...posts]);
      const shown = [...model.values()].filter((one) => one.shown);
      const sum = shown.reduce((total, { rating }) => total + rating, 0);
      const mean = shown.length ? sum / shown.length : 0;
      expect(await ratings()).toEqual([mean, shown.length]);
    }
    expect(model.size).toBe(30);
  });

  it('are counted by the reconciliation when the process crashed before counting', async () => {
    expect(await ratings()).toEqual([0, 0]);
    const database = await service.database();
    await database.collection('reviews').insertOne({
      listing_id: new Types.ObjectId(listing.id),
      reviewer_name: 'Ada',
      reviewer_email: 'ada@example.org',
      email_key: 'ada@example.org',
      rating: 2,
      comment: 'Stored, then the lights went out.',
      created_at: new Date(Date.now() - 60_000),
      shown: true,
      uncounted: Types.ObjectId.createFromTime(Math.floor(Date.now() / 1_000) - 60),
    });
    // Polls the store, not the page, so that only the reconciliation can have counted.
    const own = { _id: new Types.ObjectId(listing.id), total_reviews: 1 };
    await until(
      () => database.collection('listings').countDocuments(own),
      (counted) => counted > 0,
    );
    expect(await ratings()).toEqual([2, 1]);
  });
});
