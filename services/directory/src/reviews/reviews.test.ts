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
/** What auth answers for accounts, by id. */
const accounts = new Map<string, object>();
const { post, list, ratings } = reviewCalls(() => ({ service, listing }));

beforeAll(async () => {
  service = await createTestService(directoryService, {
    env: { REVIEWS_PER_ADDRESS: '3', REVIEWS_PER_EMAIL: '20', RECONCILE_INTERVAL_MS: '200' },
    internal: ({ path }) => accounts.get(path.replace('/internal/users/', '')),
  });
});
afterAll(() => service.close());
beforeEach(async () => {
  listing = await newListing(service);
});

describe('reviews of a business', () => {
  it('[BIZ-11] are accepted from guests: rating, comment, name and email', async () => {
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

  it('[BIZ-09] are listed newest first, without the e-mail address of the reviewer', async () => {
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

  it('store HTML as plain text', async () => {
    const comment = '<script>alert(1)</script> & <b>bold</b>';
    await post(review({ comment, reviewer_name: '<i>Ada</i>' }), { from: machine() });
    expect((await list()).body[0]).toMatchObject({ comment, reviewer_name: '<i>Ada</i>' });
  });

  it('are refused with the invalid field', async () => {
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
  it('accepts one review per mailbox, in any spelling', async () => {
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

  it("refuses the owner's account, its address and that of the listing", async () => {
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

  it('answers a bot as if it had succeeded, and stores nothing', async () => {
    const { status, body } = await post(review({ website: 'https://spam.example' }));
    expect([status, body.rating]).toEqual([201, 4]);
    expect([(await list()).body, await ratings()]).toEqual([[], [0, 0]]);
  });

  it('limits the reviews per IP address and per e-mail address', async () => {
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

describe("the owner's reply", () => {
  const reply = (id: string, text: string, token: string, listingId = listing.id) =>
    service.request('PUT', `${reviewsPath(listingId)}/${id}/reply`, { token, body: { text } });

  it('is shown with the review until it is removed', async () => {
    const { id } = (await post(review(), { from: machine() })).body;
    const { status, body } = await reply(id, ' Thank you!\nCome again. ', listing.owner.token);
    expect(status).toBe(200);
    expect(body.reply).toEqual({ text: 'Thank you!\nCome again.', created_at: expect.any(String) });
    expect((await list()).body[0].reply.text).toBe('Thank you!\nCome again.');
    await reply(id, '', listing.owner.token);
    expect((await list()).body[0]).not.toHaveProperty('reply');
  });

  it('is accepted from the owner only, and only for a review of the listing', async () => {
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
