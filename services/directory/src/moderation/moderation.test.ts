import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { Types } from 'mongoose';
import { directoryService } from '../app.module.js';
import { newListing, type TestListing } from '../testing/new-listing.js';

let service: TestService;
let operator: string;
let listing: TestListing;
const accounts = new Map<string, object>();

let machines = 0;
const machine = () => `198.51.100.${++machines}`;
const page = () => `/business-directory/${listing.id}`;
const report = (path: string, body: unknown, from = machine(), token?: string) =>
  service.request('POST', `${path}/report`, { token, body, headers: { 'x-forwarded-for': from } });
const reports = async (state = 'open') => {
  const path = `/business-directory/operator/reports?state=${state}`;
  return (await service.request('GET', path, { token: operator })).body;
};
const reportsOf = async (id: string, state = 'open') =>
  (await reports(state)).find((one: { id: string }) => one.id === id);
const decide = (kind: string, id: string, decision: string, reason = 'Against the rules') =>
  service.request('PATCH', `/business-directory/operator/subjects/${kind}/${id}`, {
    token: operator,
    body: { decision, reason },
  });
const review = async (name: string, rating: number) => {
  const body = {
    reviewer_name: name,
    reviewer_email: `${name.toLowerCase()}@example.org`,
    rating,
    comment: `${name} was here`,
  };
  const headers = { 'x-forwarded-for': machine() };
  return (await service.request('POST', `${page()}/reviews`, { body, headers })).body.id as string;
};

beforeAll(async () => {
  service = await createTestService(directoryService, {
    env: { REPORTS_PER_ADDRESS: '5', SWEEP_INTERVAL_MS: '300' },
    internal: ({ path }) => accounts.get(path.replace('/internal/users/', '')),
  });
  operator = await service.tokenFor({
    account_type: 'employer',
    operator: true,
    full_name: 'Opal Operator',
  });
});
afterAll(() => service.close());

beforeEach(async () => {
  listing = await newListing(service, { business_name: 'Mill & Co' });
});

describe('reports', () => {
  it('are taken from guests and accounts, each once', async () => {
    const spam = { reason: 'spam', note: 'The same text everywhere' };
    const one = machine();
    for (let times = 0; times < 2; times++) {
      const { status, body } = await report(page(), spam, one);
      expect([status, body.detail]).toEqual([200, 'Thank you. We will look at this.']);
    }
    const seeker = await service.tokenFor({ account_type: 'job_seeker' });
    await report(page(), { reason: 'fake' }, one, seeker);
    await report(page(), { reason: 'other' }, machine(), seeker);
    expect(await reportsOf(listing.id)).toEqual({
      kind: 'listing',
      id: listing.id,
      title: 'Mill & Co',
      text: 'A shop',
      path: page(),
      hidden: false,
      reporters: 2,
      reports: [
        { reason: 'spam', note: 'The same text everywhere', created_at: expect.any(String) },
        { reason: 'fake', created_at: expect.any(String) },
      ],
      state: 'open',
      last_reported_at: expect.any(String),
    });
  });

  it('are all counted when many come at the same time', async () => {
    const all = Array.from({ length: 30 }, () => report(page(), { reason: 'fake' }));
    expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await reportsOf(listing.id)).reporters).toBe(30);
  });

  it('are refused for what is not there, with other reasons, and from a machine with too many', async () => {
    expect((await report(page(), { reason: 'ugly' })).status).toBe(422);
    expect((await report('/business-directory/x', { reason: 'spam' })).status).toBe(404);
    expect((await report(`${page()}/reviews/x`, { reason: 'spam' })).status).toBe(404);
    const elsewhere = await review('Eve', 3);
    listing = await newListing(service);
    expect((await report(`${page()}/reviews/${elsewhere}`, { reason: 'spam' })).status).toBe(404);
    const one = machine();
    for (let times = 0; times < 5; times++) await report(page(), { reason: 'spam' }, one);
    expect((await report(page(), { reason: 'spam' }, one)).status).toBe(429);
  });
});

describe('a suspended listing', () => {
  const find = async () =>
    (await service.request('POST', '/business-directory/search', { body: { limit: 100 } })).body
      .map(({ id }: { id: string }) => id)
      .includes(listing.id);

  it('leaves the directory, stays for its owner with the reason, and comes back', async () => {
    const { owner } = listing;
    await report(page(), { reason: 'fake' });
    expect(await find()).toBe(true);
    const { status, body } = await decide('listing', listing.id, 'hide', 'No such shop');
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: listing.id, hidden: true, state: 'decided', reporters: 1 });
    expect(await find()).toBe(false);
    for (const path of [page(), `${page()}/head`, `${page()}/reviews`]) {
      expect((await service.request('GET', path)).status).toBe(404);
    }
    expect((await report(page(), { reason: 'spam' })).status).toBe(404);
    for (const token of [owner.token, operator]) {
      const seen = await service.request('GET', page(), { token });
      expect([seen.status, seen.body.suspended]).toEqual([200, { reason: 'No such shop' }]);
    }
    const mine = await service.request('GET', '/business-directory/my-listing', {
      token: owner.token,
    });
    expect(mine.body.suspended).toEqual({ reason: 'No such shop' });
    expect(await reportsOf(listing.id)).toBeUndefined();
    expect(await reportsOf(listing.id, 'decided')).toMatchObject({ hidden: true });

    await decide('listing', listing.id, 'keep', 'It is there after all');
    expect(await find()).toBe(true);
    const again = await service.request('GET', page());
    expect([again.status, again.body.suspended]).toEqual([200, undefined]);
  });

  it('is told to its owner by mail, once, with the reason as text', async () => {
    const { owner } = listing;
    accounts.set(owner.sub, {
      id: owner.sub,
      full_name: 'Olga Owner',
      email: owner.email,
      account_type: 'employer',
      email_notifications: true,
    });
    await decide('listing', listing.id, 'hide', 'Not <b>real</b>');
    const mail = await service.inbox.waitFor(owner.email);
    expect(mail.subject).toBe('Your business listing has been suspended');
    expect(mail.text).toContain('Hello Olga Owner,');
    expect(mail.text).toContain('"Mill & Co"');
    expect(mail.text).toContain('Not <b>real</b>');
    expect(mail.html).toContain('Not &lt;b&gt;real&lt;/b&gt;');
    await service.restart();
    await new Promise((resolve) => setTimeout(resolve, 700));
    const told = service.inbox.mails.filter(({ to }) => to?.[0]?.address === owner.email);
    expect(told).toHaveLength(1);
  });

  it('is told to its owner by the sweep when the task was never added', async () => {
    const email = 'late@example.org';
    const { id, owner } = await newListing(service, {
      shown: false,
      suspended: { reason: 'Fake', at: new Date(Date.now() - 60_000), mail_due: true },
    });
    accounts.set(owner.sub, {
      ...{ id: owner.sub, full_name: 'Lou', email, account_type: 'employer' },
      email_notifications: true,
    });
    expect((await service.request('GET', `/business-directory/${id}`)).status).toBe(404);
    expect((await service.inbox.waitFor(email)).text).toContain('Fake');
  });
});

describe('a hidden review', () => {
  const listed = async () =>
    (await service.request('GET', `${page()}/reviews`)).body.map(({ id }: { id: string }) => id);
  const ratings = async () => {
    const { body } = await service.request('GET', page());
    return [body.average_rating, body.total_reviews];
  };

  it('leaves the list, the average and the number, and comes back', async () => {
    const bad = await review('Eve', 1);
    const good = await review('Ada', 4);
    await report(`${page()}/reviews/${bad}`, { reason: 'offensive', note: 'Names people' });
    expect(await reportsOf(bad)).toMatchObject({
      kind: 'review',
      title: 'Eve on Mill & Co, 1 of 5',
      text: 'Eve was here',
      path: page(),
    });
    expect(await ratings()).toEqual([2.5, 2]);
    expect((await decide('review', bad, 'hide')).body).toMatchObject({ hidden: true });
    expect([await listed(), await ratings()]).toEqual([[good], [4, 1]]);
    const token = listing.owner.token;
    const path = `${page()}/reviews/${bad}/reply`;
    expect((await service.request('PUT', path, { token, body: { text: 'Hm' } })).status).toBe(404);
    await decide('review', bad, 'keep', 'It is an opinion');
    expect([await listed(), await ratings()]).toEqual([
      [good, bad],
      [2.5, 2],
    ]);
  });

  it('goes with its listing, and so do the reports (decision A68)', async () => {
    const bad = await review('Eve', 1);
    await report(page(), { reason: 'fake' });
    await report(`${page()}/reviews/${bad}`, { reason: 'fake' });
    const { token } = listing.owner;
    const gone = await service.request('DELETE', '/business-directory', { token });
    expect(gone.status).toBeLessThan(300);
    const database = await service.database();
    const ofIt = { listing_id: new Types.ObjectId(listing.id) };
    expect(await database.collection('reviews').countDocuments(ofIt)).toBe(0);
    const left = (await reports()).filter(({ path }: { path: string }) => path === page());
    expect(left).toEqual([]);
  });
});

describe('decisions', () => {
  it('stand in the log, newest first', async () => {
    await decide('listing', listing.id, 'hide', 'First');
    await decide('listing', listing.id, 'keep', 'Second');
    const { status, body, headers } = await service.request(
      'GET',
      '/business-directory/operator/actions?limit=2',
      { token: operator },
    );
    expect([status, Number(headers.get('x-total-count')) >= 2]).toEqual([200, true]);
    const common = {
      id: expect.any(String),
      operator_id: expect.any(String),
      operator_name: 'Opal Operator',
      subject_kind: 'listing',
      subject_id: listing.id,
      subject_title: 'Mill & Co',
      created_at: expect.any(String),
    };
    expect(body).toEqual([
      { ...common, action: 'keep', reason: 'Second' },
      { ...common, action: 'hide', reason: 'First' },
    ]);
  });

  it('need a reason and something to decide on', async () => {
    expect((await decide('listing', listing.id, 'hide', ' ')).status).toBe(422);
    expect((await decide('listing', listing.id, 'burn')).status).toBe(422);
    for (const [kind, id] of [
      ['listing', 'x'],
      ['review', '65f0000000000000000000ff'],
      ['job', listing.id],
    ] as const) {
      expect((await decide(kind, id, 'hide')).status).toBe(404);
    }
  });

  it('open again with a report of somebody else only', async () => {
    const one = machine();
    await report(page(), { reason: 'fake' }, one);
    await decide('listing', listing.id, 'keep');
    await report(page(), { reason: 'fake' }, one);
    expect(await reportsOf(listing.id)).toBeUndefined();
    await report(page(), { reason: 'spam' });
    expect(await reportsOf(listing.id)).toMatchObject({ reporters: 2, state: 'open' });
  });
});
