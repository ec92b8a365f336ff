import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { waitPastMidnight } from '@commons/service-kit/testing/wait-past-midnight';
import { resumesService } from '../app.module.js';
import { profileCalls, sampleProfile } from '../testing/profile-calls.js';
import { profileViews } from './profile-views.service.js';

let service: TestService;
const { person, get, put, share, revoke, hide, views, shared, visit } = profileCalls(() => service);
const gone = { detail: 'Profile not found or no longer available' };

beforeAll(async () => {
  service = await createTestService(resumesService, { env: { SITE_TIME_ZONE: 'UTC' } });
});
afterAll(() => service.close());

/** A stored and shared profile. */
async function published() {
  const token = await person();
  await put(sampleProfile, token);
  return { token, link: (await share(token)).body.share_token as string };
}

describe('the shared profile', () => {
  it('is readable by everybody with the link, without private fields', async () => {
    const { token, link } = await published();
    expect(link).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect((await get(token)).body.share_token).toBe(link);
    const answer = await shared(link);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.body).toEqual(sampleProfile);
    await put({ full_name: 'Sam' }, token);
    expect((await shared(link)).body.full_name).toBe('Sam');
  });

  it('has a head without private data for search engines and previews', async () => {
    const { link, token } = await published();
    const head = await service.request('GET', `/shared-profile/${link}/head`);
    expect(head.body).toEqual({
      title: 'Sam Seeker, Baker',
      description: 'Professional Profile',
      canonical_path: `/shared-profile/${link}`,
      card: {
        subject: 'person',
        title: 'Sam Seeker',
        line: 'Baker',
        facts: ['Professional Profile'],
      },
      type: 'profile',
      robots: 'noindex',
    });
    await hide(['professional_title'], token);
    const quiet = await service.request('GET', `/shared-profile/${link}/head`);
    expect(quiet.body.title).toBe('Sam Seeker');
    expect((await views(token)).body.total_views).toBe(0);
  });

  it('omits fields that the owner hides, until they are shown again', async () => {
    const { token, link } = await published();
    const hidden_fields = ['email', 'phone', 'experience', 'desired_salary', 'github_url'];
    expect((await hide([...hidden_fields, 'email'], token)).body).toEqual({ hidden_fields });
    expect((await get(token)).body).toMatchObject({ hidden_fields, email: sampleProfile.email });
    const { email, phone, desired_salary_min, desired_salary_max, github_url, ...rest } =
      sampleProfile;
    expect((await shared(link)).body).toEqual({ ...rest, experience: [] });
    await put(sampleProfile, token);
    expect((await shared(link)).body).not.toHaveProperty('email');
    await hide([], token);
    expect((await shared(link)).body).toEqual(sampleProfile);
    expect((await hide(['full_name'], token)).status).toBe(422);
  });

  it('keeps its link, also for concurrent requests before the first save', async () => {
    const token = await person();
    const answers = await Promise.all(Array.from({ length: 10 }, () => share(token)));
    const tokens = new Set(answers.map(({ body }) => body.share_token));
    expect([answers.every(({ status }) => status === 200), tokens.size]).toEqual([true, 1]);
    expect((await shared([...tokens][0])).body.full_name).toBe('Sam Seeker');
  });

  it('is gone once its link is revoked; a new link differs', async () => {
    const { token, link } = await published();
    expect((await revoke(token)).status).toBe(204);
    expect((await revoke(token)).status).toBe(204);
    expect(await shared(link)).toMatchObject({ status: 404, body: gone });
    expect((await get(token)).body).not.toHaveProperty('share_token');
    const next = (await share(token)).body.share_token;
    expect(next).not.toBe(link);
    expect((await shared(next)).status).toBe(200);
    expect((await shared(link)).status).toBe(404);
  });

  it('answers 404 for any other token', async () => {
    for (const token of ['x', 'A'.repeat(43), '%00', '[object Object]']) {
      expect(await shared(encodeURIComponent(token))).toMatchObject({ status: 404, body: gone });
    }
  });
});

describe('the views of a shared profile', () => {
  beforeEach(() => waitPastMidnight());

  it('[SHP-08] count in the totals once per visitor and day, without sign-in, never for the owner', async () => {
    const { token, link } = await published();
    for (const browser of ['a', 'a', 'b', 'a']) expect(await visit(link, browser)).toBe(200);
    const employer = await person('employer');
    for (const reader of [token, token, employer, employer]) await shared(link, reader);
    const { body } = await views(token);
    expect(body).toMatchObject({ total_views: 3, views_this_month: 3 });
    expect(body.days).toHaveLength(30);
    expect(body.days.at(-1)).toEqual({ date: new Date().toISOString().slice(0, 10), views: 3 });
    await revoke(token);
    expect((await views(token)).body.total_views).toBe(3);
    expect((await views(await person())).body).toMatchObject({ total_views: 0 });
  });

  it('are added up by month and day', () => {
    const daily_views = { '2026-10-31': 7, '2026-11-01': 2, '2026-11-20': 3, '2026-10-22': 5 };
    const counted = profileViews({ total_views: 40, daily_views }, new Date('2026-11-20'));
    expect(counted).toMatchObject({ total_views: 40, views_this_month: 5 });
    expect(counted.days.map(({ date }) => date)).toEqual(
      expect.arrayContaining(['2026-10-22', '2026-11-20']),
    );
    expect(counted.days.reduce((sum, { views }) => sum + views, 0)).toBe(17);
  });

  it('of days that are no longer needed are removed with the next view', async () => {
    const { token, link } = await published();
    const database = await service.database();
    const profiles = database.collection('profiles');
    const daily_views = { '2020-01-01': 4, '2020-02-01': 5 };
    await profiles.updateOne({ share_token: link }, { $set: { daily_views, total_views: 9 } });
    await visit(link, 'c');
    const today = new Date().toISOString().slice(0, 10);
    const stored = await profiles.findOne({ share_token: link });
    await database.close();
    expect(stored?.daily_views).toEqual({ [today]: 1 });
    expect((await views(token)).body.total_views).toBe(10);
  });

  it('are refused to a machine that guesses links, after 30 misses', async () => {
    const { link } = await published();
    // A different machine than in the other tests.
    const headers = { 'x-forwarded-for': '192.0.2.77' };
    const from = (token: string) => service.request('GET', `/shared-profile/${token}`, { headers });
    const guess = (at: number) => from(String(at).padStart(43, 'A'));
    let answer = await guess(0);
    for (let at = 1; at < 40 && answer.status === 404; at++) answer = await guess(at);
    expect(answer.status).toBe(429);
    expect((await from(link)).status).toBe(429);
    expect((await shared(link)).status).toBe(200);
  });
});
