import { randomUUID } from 'node:crypto';
import { type RunningService, startService } from '@commons/service-kit/service';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { Types } from 'mongoose';
import { directoryService } from '../app.module.js';
import { newListing, type TestListing } from '../testing/new-listing.js';

let service: TestService;
let listing: TestListing;
/** What auth answers of accounts, by id. */
const accounts = new Map<string, object>();

const review = (change: object = {}) => ({
  reviewer_name: 'Ada Byron',
  reviewer_email: 'ada@example.org',
  rating: 4,
  comment: 'Good bread, kind people.',
  ...change,
});
const pathOf = (id: string) => `/business-directory/${id}/reviews`;
const post = (body: unknown, { token, id = listing.id, from = '192.0.2.1' }: Options = {}) =>
  service.request('POST', pathOf(id), { token, body, headers: { 'x-forwarded-for': from } });
const list = (query = '', id = listing.id) => service.request('GET', `${pathOf(id)}${query}`);
const ratings = async (id = listing.id) => {
  const { body } = await service.request('GET', `/business-directory/${id}`);
  return [body.average_rating, body.total_reviews];
};
const patiently = async (check: () => Promise<boolean>) => {
  for (const end = Date.now() + 60_000; !(await check()); ) {
    if (Date.now() > end) throw new Error('it did not happen');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

interface Options {
  readonly token?: string | undefined;
  readonly id?: string;
  readonly from?: string;
}

beforeAll(async () => {
  service = await createTestService(directoryService, {
    env: { REVIEWS_PER_ADDRESS: '3', REVIEWS_PER_EMAIL: '20', SWEEP_INTERVAL_MS: '200' },
    internal: ({ path }) => accounts.get(path.replace('/internal/users/', '')),
  });
});
afterAll(() => service.close());

let from = 0;
/** Another machine for each test, so that the limits of one are not those of the next. */
const machine = () => `198.51.100.${++from}`;

beforeEach(async () => {
  listing = await newListing(service);
});

describe('reviews of a business', () => {
  it('[BIZ-11] are taken from guests: rating, comment, name and email', async () => {
    const { status, body } = await post(review(), { from: machine() });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      reviewer_name: 'Ada Byron',
      rating: 4,
      comment: 'Good bread, kind people.',
      created_at: expect.any(String),
    });
    expect(await ratings()).toEqual([4, 1]);
    const seeker = await service.tokenFor({ account_type: 'job_seeker' });
    const signedIn = await post(review({ reviewer_email: 'sam@example.org', rating: 1 }), {
      token: seeker,
      from: machine(),
    });
    expect(signedIn.status).toBe(201);
    expect(await ratings()).toEqual([2.5, 2]);
  });

  it('[BIZ-09] are listed newest first, without the address of the reviewer', async () => {
    expect((await list()).body).toEqual([]);
    for (const name of ['One', 'Two', 'Three']) {
      const reviewer_email = `${name}@example.org`;
      await post(review({ reviewer_name: name, reviewer_email }), { from: machine() });
    }
    const { status, body, headers } = await list();
    expect([status, headers.get('x-total-count')]).toEqual([200, '3']);
    expect(body.map((one: { reviewer_name: string }) => one.reviewer_name)).toEqual([
      'Three',
      'Two',
      'One',
    ]);
    for (const one of body) {
      expect(Object.keys(one).sort()).toEqual([
        'comment',
        'created_at',
        'id',
        'rating',
        'reviewer_name',
      ]);
    }
    expect(JSON.stringify(body)).not.toContain('example.org');
    const page = await list('?limit=1&offset=1');
    expect([page.body.length, page.body[0].reviewer_name]).toEqual([1, 'Two']);
    for (const wrong of ['limit=101', 'limit=1e1', 'limit=0x10', 'offset=', 'limit=1&limit=2']) {
      expect([wrong, (await list(`?${wrong}`)).status]).toEqual([wrong, 422]);
    }
  });

  it('keep HTML as the text it is', async () => {
    const comment = '<script>alert(1)</script> & <b>bold</b>';
    await post(review({ comment, reviewer_name: '<i>Ada</i>' }), { from: machine() });
    expect((await list()).body[0]).toMatchObject({ comment, reviewer_name: '<i>Ada</i>' });
  });

  it('are refused field by field', async () => {
    for (const [field, value] of [
      ['rating', 0],
      ['rating', 6],
      ['rating', 4.5],
      ['comment', '  '],
      ['comment', 'x'.repeat(5_001)],
      ['reviewer_name', ''],
      ['reviewer_email', 'ada'],
    ] as const) {
      const { status, body } = await post(review({ [field]: value }), { from: machine() });
      expect([status, body.detail[0].loc]).toEqual([422, ['body', field]]);
    }
    expect((await list()).body).toEqual([]);
    for (const id of ['x', '65f0000000000000000000ff']) {
      expect((await post(review(), { id, from: machine() })).status).toBe(404);
      expect((await list('', id)).status).toBe(404);
    }
  });
});

describe('abuse (decision A47)', () => {
  it('counts one review of a mailbox, however it is spelled', async () => {
    await post(review(), { from: machine() });
    for (const reviewer_email of ['ADA@example.org', ' ada@Example.org ', 'ada+2@example.org']) {
      const { status, body } = await post(review({ reviewer_email, rating: 1 }), {
        from: machine(),
      });
      const second = 'You have already reviewed this business.';
      expect([status, body.detail]).toEqual([409, second]);
    }
    expect(await ratings()).toEqual([4, 1]);
  });

  it('refuses the owner: the account, its address and that of the listing', async () => {
    const { owner } = listing;
    const own = await newListing(service, { contact_info: { email: 'Shop@Example.org' } });
    accounts.set(own.owner.sub, {
      id: own.owner.sub,
      full_name: 'Olga Owner',
      email: 'olga@example.org',
      account_type: 'employer',
      email_notifications: true,
    });
    const tries = [
      post(review(), { token: owner.token, from: machine() }),
      post(review({ reviewer_email: 'shop@example.org' }), { id: own.id, from: machine() }),
      post(review({ reviewer_email: 'Olga+x@example.org' }), { id: own.id, from: machine() }),
    ];
    for (const { status, body } of await Promise.all(tries)) {
      expect(status).toBe(422);
      expect(body.detail).toEqual([
        expect.objectContaining({
          loc: ['body', 'reviewer_email'],
          msg: 'Owners cannot review their own business.',
        }),
      ]);
    }
  });

  it('answers a robot as if it had worked, and stores nothing', async () => {
    const { status, body } = await post(review({ website: 'https://spam.example' }));
    expect([status, body.rating]).toEqual([201, 4]);
    expect([(await list()).body, await ratings()]).toEqual([[], [0, 0]]);
  });

  it('limits the reviews of a machine and of an address', async () => {
    const one = machine();
    const codes = [];
    for (let at = 0; at < 4; at++) {
      codes.push(
        (await post(review({ reviewer_email: `m${at}@example.org` }), { from: one })).status,
      );
    }
    expect(codes).toEqual([201, 201, 201, 429]);
    const under = [];
    for (let at = 0; at < 21; at++) {
      const { id } = await newListing(service);
      const body = review({ reviewer_email: 'busy@example.org' });
      under.push((await post(body, { id, from: machine() })).status);
    }
    expect(under).toEqual([...Array(20).fill(201), 429]);
  });
});

describe('average_rating and total_reviews', () => {
  const random = (seed: number) => () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed / 2 ** 31;
  };

  /** Two processes on the same stores, as in production. */
  let other: RunningService;
  beforeAll(async () => {
    other = await startService(directoryService, service.env);
  });
  afterAll(() => other.close());

  const postTo = async (at: number, rating: number) => {
    const body = review({ rating, reviewer_email: `r${randomUUID()}@example.org` });
    const answer = await fetch(`${at % 2 ? service.url : other.url}${pathOf(listing.id)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `machine ${randomUUID()}` },
      body: JSON.stringify(body),
    });
    const { id } = (await answer.json()) as { id: string };
    return { status: answer.status, id };
  };

  it('are exact after 50 reviews at the same time, and each writer sees the own one counted', async () => {
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

  it('follow whatever is written, hidden and shown again at the same time', async () => {
    const operator = await service.tokenFor({ account_type: 'employer', operator: true });
    const next = random(11);
    const model = new Map<string, { rating: number; shown: boolean }>();
    for (let round = 0; round < 6; round++) {
      const steps = [...model.keys()].filter(() => next() < 0.5);
      const changes = steps.map(async (id) => {
        const known = model.get(id);
        if (!known) return;
        known.shown = !known.shown;
        const path = `/business-directory/operator/subjects/review/${id}`;
        const body = { decision: known.shown ? 'keep' : 'hide', reason: 'A test' };
        await service.request('PATCH', path, { token: operator, body });
      });
      const news = Array.from({ length: 5 }, async (_, at) => {
        const rating = 1 + Math.floor(next() * 5);
        const { id } = await postTo(100 + round * 5 + at, rating);
        model.set(id, { rating, shown: true });
      });
      await Promise.all([...changes, ...news]);
      const shown = [...model.values()].filter((one) => one.shown);
      const sum = shown.reduce((total, { rating }) => total + rating, 0);
      const mean = shown.length ? sum / shown.length : 0;
      expect(await ratings()).toEqual([mean, shown.length]);
    }
    expect(model.size).toBe(30);
  });

  it('are counted by the sweep when the process died before it could', async () => {
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
    // Nobody reads the page meanwhile: it is the sweep that counts.
    const own = { _id: new Types.ObjectId(listing.id), total_reviews: 1 };
    await patiently(async () => (await database.collection('listings').countDocuments(own)) > 0);
    expect(await ratings()).toEqual([2, 1]);
  });
});

describe("the owner's reply", () => {
  const reply = (id: string, text: string, token: string, listingId = listing.id) =>
    service.request('PUT', `${pathOf(listingId)}/${id}/reply`, { token, body: { text } });

  it('stands under the review until it is taken back', async () => {
    const { id } = (await post(review(), { from: machine() })).body;
    const { status, body } = await reply(id, ' Thank you!\nCome again. ', listing.owner.token);
    expect(status).toBe(200);
    expect(body.reply).toEqual({ text: 'Thank you!\nCome again.', created_at: expect.any(String) });
    expect((await list()).body[0].reply.text).toBe('Thank you!\nCome again.');
    await reply(id, '', listing.owner.token);
    expect((await list()).body[0]).not.toHaveProperty('reply');
  });

  it('comes from the owner only, and only to a review of the listing', async () => {
    const { id } = (await post(review(), { from: machine() })).body;
    const other = await newListing(service);
    expect((await reply(id, 'Hi', other.owner.token)).status).toBe(404);
    expect((await reply(id, 'Hi', other.owner.token, other.id)).status).toBe(404);
    expect((await reply('x', 'Hi', listing.owner.token)).status).toBe(404);
    const seeker = await service.tokenFor({ account_type: 'job_seeker' });
    expect((await reply(id, 'Hi', seeker)).status).toBe(403);
    expect((await list()).body[0]).not.toHaveProperty('reply');
  });
});
