import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { Types } from 'mongoose';
import { directoryService } from '../app.module.js';
import { moderationCalls } from '../testing/moderation-calls.js';
import { newListing, type TestListing } from '../testing/new-listing.js';

let service: TestService;
let operator: string;
let listing: TestListing;
/** What auth answers for accounts, by id. */
const accounts = new Map<string, object>();
const calls = moderationCalls(() => ({ service, operator, listing }));
const { page, report, reports, reportsOf, decide, review } = calls;

beforeAll(async () => {
  service = await createTestService(directoryService, {
    env: { RECONCILE_INTERVAL_MS: '300' },
    internal: ({ path }) => accounts.get(path.replace('/internal/users/', '')),
  });
  operator = await service.tokenFor({ account_type: 'employer', operator: true });
});
afterAll(() => service.close());
beforeEach(async () => {
  listing = await newListing(service, { business_name: 'Mill & Co' });
});

describe('a suspended listing', () => {
  const find = async () =>
    (await service.request('POST', '/business-directory/search', { body: { limit: 100 } })).body
      .map(({ id }: { id: string }) => id)
      .includes(listing.id);

  it("is found by the operators' search only", async () => {
    const path = '/business-directory/operator/subjects?search=mill';
    await decide('listing', listing.id, 'hide', 'No such shop');
    const { status, body } = await service.request('GET', path, { token: operator });
    const found = body.find(({ id }: { id: string }) => id === listing.id);
    expect([status, found]).toEqual([
      200,
      expect.objectContaining({ kind: 'listing', hidden: true, path: page() }),
    ]);
    const token = await service.tokenFor({ account_type: 'employer' });
    expect((await service.request('GET', path, { token })).status).toBe(403);
    expect((await service.request('GET', path)).status).toBe(401);
    expect(await find()).toBe(false);
  });

  it('disappears from the directory, stays visible to its owner with the reason, and can be restored', async () => {
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

  it('is reported to its owner by mail once, with the reason escaped, and so is its return', async () => {
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
    await decide('listing', listing.id, 'keep', 'It is there');
    const shown = await until(
      () => service.inbox.mails.filter(({ to }) => to?.[0]?.address === owner.email)[1],
      (found) => found !== undefined,
    );
    expect(shown?.subject).toBe('Your business listing is shown again');
    expect(shown?.text).toContain(`/business-directory/${listing.id}`);
    const { earlier } = await reportsOf(listing.id, 'decided');
    expect(earlier).toMatchObject([
      { action: 'keep' },
      { action: 'hide', reason: 'Not <b>real</b>' },
    ]);
  });

  it('is reported to its owner by the reconciliation when the task was never enqueued', async () => {
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

  it('is removed from the list, the average and the count, and can be restored', async () => {
    const bad = await review('Eve', 1);
    const good = await review('Ada', 4);
    await report(`${page()}/reviews/${bad}`, { reason: 'offensive', note: 'Names people' });
    expect(await reportsOf(bad)).toMatchObject({
      kind: 'review',
      title: 'Eve · Mill & Co · 1/5',
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

  it('is deleted with its listing, as are the reports (decision A68)', async () => {
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
