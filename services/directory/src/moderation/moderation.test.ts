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
const calls = moderationCalls(() => ({ service, operator, listing }));
const { page, report, reportsOf, decide, review } = calls;

beforeAll(async () => {
  service = await createTestService(directoryService, {
    env: { REPORTS_PER_ADDRESS: '5', RECONCILE_INTERVAL_MS: '300' },
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
  it('are accepted from guests and accounts, once each', async () => {
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
      author_id: listing.owner.sub,
      reporters: 2,
      reports: [
        { reason: 'spam', note: 'The same text everywhere', created_at: expect.any(String) },
        { reason: 'fake', created_at: expect.any(String) },
      ],
      state: 'open',
      last_reported_at: expect.any(String),
    });
  });

  it('are all counted when they arrive concurrently', async () => {
    const all = Array.from({ length: 30 }, () => report(page(), { reason: 'fake' }));
    expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await reportsOf(listing.id)).reporters).toBe(30);
  });

  it('are refused for unknown subjects, unknown reasons and too many from one IP address', async () => {
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

describe('decisions', () => {
  it('are logged, newest first', async () => {
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

  it('require a reason and an existing subject', async () => {
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

  it('are reopened only by a report from someone else', async () => {
    const one = machine();
    await report(page(), { reason: 'fake' }, one);
    await decide('listing', listing.id, 'keep');
    await report(page(), { reason: 'fake' }, one);
    expect(await reportsOf(listing.id)).toBeUndefined();
    await report(page(), { reason: 'spam' });
    expect(await reportsOf(listing.id)).toMatchObject({ reporters: 2, state: 'open' });
  });
});
