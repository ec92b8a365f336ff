import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { resumesService } from '../app.module.js';
import { webAddress } from './shared-profile.js';

let service: TestService;
let made = 0;

const person = (account_type: 'job_seeker' | 'employer' = 'job_seeker') =>
  service.tokenFor({ sub: `65f00000000000000000${String(++made).padStart(4, '0')}`, account_type });
const profilePath = '/job-seeker/professional-profile';
const get = (token?: string) => service.request('GET', profilePath, { token });
const put = (body: unknown, token?: string) => service.request('PUT', profilePath, { body, token });
const share = (token?: string) =>
  service.request('POST', '/job-seeker/profile/share-link', { token });
const shared = (token: string) => service.request('GET', `/shared-profile/${token}`);

const profile = {
  full_name: 'Sam Seeker',
  email: 'sam@example.org',
  phone: '423 555 0100',
  location: 'Chattanooga, TN',
  professional_title: 'Baker',
  summary: 'Bread.\nAnd cakes.',
  skills: ['Baking', 'C++'],
  linkedin_url: 'https://linkedin.example/in/sam',
  website_url: 'sam.example.org/me',
  availability: 'within_2_weeks',
  preferred_work_type: 'onsite',
  desired_salary_min: 40_000,
  desired_salary_max: 60_000,
};

beforeAll(async () => {
  service = await createTestService(resumesService);
});
afterAll(() => service.close());

describe('the own professional profile', () => {
  it('begins with the name of the account, is saved whole and read back', async () => {
    const token = await person();
    expect((await get(token)).body).toEqual({
      full_name: 'Sam Seeker',
      email: 'job_seeker@example.org',
      skills: [],
    });
    expect((await put(profile, token)).body).toEqual(profile);
    expect((await get(token)).body).toEqual(profile);
    const short = { full_name: 'Sam S.', skills: [], availability: null, phone: '' };
    expect((await put(short, token)).body).toEqual({ full_name: 'Sam S.', skills: [] });
    expect((await get(await person())).body.full_name).toBe('Sam Seeker');
  });

  it('is for job seekers only', async () => {
    const employer = await person('employer');
    for (const answer of [
      await get(employer),
      await put(profile, employer),
      await share(employer),
    ]) {
      expect(answer.status).toBe(403);
    }
    for (const answer of [await get(), await put(profile), await share()]) {
      expect(answer.status).toBe(401);
    }
  });

  it.each([
    { availability: 'soon' },
    { skills: 'Baking' },
    { skills: Array(101).fill('x') },
    { desired_salary_min: 'much' },
    { summary: 'x'.repeat(5_001) },
    { full_name: 'a\r\nBcc: b' },
  ])('refuses %j', async (change) => {
    const token = await person();
    expect((await put({ ...profile, ...change }, token)).status).toBe(422);
    expect((await get(token)).body.professional_title).toBeUndefined();
  });
});

describe('the shared profile', () => {
  it('is read by everybody with the link, and only what is meant for them', async () => {
    const token = await person();
    await put(profile, token);
    const { share_token } = (await share(token)).body;
    expect(share_token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect((await get(token)).body.share_token).toBe(share_token);
    const answer = await shared(share_token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.body).toEqual({
      ...profile,
      website_url: 'https://sam.example.org/me',
      experience: [],
      education: [],
      certifications: [],
    });
    const head = await service.request('GET', `/shared-profile/${share_token}/head`);
    expect(head.body).toMatchObject({ title: 'Sam Seeker, Baker', robots: 'noindex' });
    await put({ full_name: 'Sam' }, token);
    expect((await shared(share_token)).body.full_name).toBe('Sam');
  });

  it('keeps its link, also when asked twice at a time before the first save', async () => {
    const token = await person();
    const answers = await Promise.all(Array.from({ length: 10 }, () => share(token)));
    const tokens = new Set(answers.map(({ body }) => body.share_token));
    expect([answers.every(({ status }) => status === 200), tokens.size]).toEqual([true, 1]);
    expect((await shared([...tokens][0])).body.full_name).toBe('Sam Seeker');
  });

  it('answers 404 for any other token', async () => {
    for (const token of ['x', 'A'.repeat(43), '%00', '[object Object]']) {
      const { status, body } = await shared(encodeURIComponent(token));
      expect([status, body.detail]).toEqual([404, 'Profile not found or no longer available']);
    }
  });

  it.each([
    ['https://example.org/a', 'https://example.org/a'],
    ['example.org', 'https://example.org'],
    ['localhost:8080/me', 'https://localhost:8080/me'],
    ['javascript:alert(1)', undefined],
    [' JavaScript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['', undefined],
  ])('links %j as %j', (text, link) => expect(webAddress(text)).toBe(link));
});
