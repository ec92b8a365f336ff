import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { PortalApi } from '../portal/portal-api.js';
import { demoPassword } from './demo-people.js';
import { demoApplicationTexts, demoBusinesses, demoJobTexts } from './demo-texts.js';

// Starts the real portal for the first time, checks what a new user sees, and clears it by command.
jest.setTimeout(600_000);

const root = resolve(__dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'commons-demo-'));
const {
  MONGODB_URI: _mongo,
  REDIS_URL: _redis,
  NODE_ENV: _mode,
  SITE_PLACE: _place,
  ...env
} = process.env;
const limits = { RATE_LIMIT_SEARCH: '10000', RATE_LIMIT_WRITE: '10000', RATE_LIMIT_ALL: '100000' };

let portal: ChildProcess;
let url: string;
let api: PortalApi;
let said = '';

beforeAll(async () => {
  portal = spawn(process.execPath, [join(root, 'scripts/start.mjs'), '--json', '--data', folder], {
    env: {
      ...env,
      ...limits,
      PORT: '0',
      SITE_PLACE: 'Springfield, IL',
      RECONCILE_INTERVAL_MS: '500',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  portal.stderr?.on('data', (text) => {
    said += String(text);
  });
  for await (const line of createInterface({ input: portal.stdout as NodeJS.ReadableStream })) {
    if (!line.startsWith('{"ready":true')) continue;
    url = (JSON.parse(line) as { url: string }).url;
    api = new PortalApi(url);
    return;
  }
  throw new Error(`The portal did not start: ${said}`);
});

afterAll(async () => {
  if (portal?.exitCode === null && portal.kill('SIGTERM')) await once(portal, 'exit');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

const signIn = async (email: string, password = demoPassword) =>
  (await api.call<{ access_token: string }>('/auth/login', { body: { email, password } }))
    .access_token;

// biome-ignore lint/suspicious/noExplicitAny: answers of many calls, each looked at by its own test
type Rows = any[];
const businesses = () =>
  api.call<Rows>('/business-directory/search', { body: { limit: 50, sortBy: 'oldest' } });
const jobs = () => api.call<Rows>('/jobs/search', { body: { limit: 50 } });
const daysAgo = (date: string) => (Date.now() - Date.parse(date)) / 86_400_000;

describe('the texts', () => {
  it('have 25 businesses, 40 reviews, 30 jobs of eight employers and nine applications', () => {
    expect(demoBusinesses).toHaveLength(25);
    expect(demoBusinesses.flatMap(({ reviews = [] }) => reviews)).toHaveLength(40);
    expect(demoJobTexts).toHaveLength(30);
    expect(new Set(demoJobTexts.map(({ employer }) => employer)).size).toBe(8);
    const first = demoApplicationTexts.filter(
      ({ employer }) => employer === demoBusinesses[0]?.email,
    );
    expect(first).toHaveLength(9);
  });

  it('date every answer after its application, and every application after its job', () => {
    for (const { job, employer, sentDaysAgo, answeredDaysAgo = 0 } of demoApplicationTexts) {
      const posted = demoJobTexts.find(
        (one) => one.posting.title === job && one.employer === employer,
      );
      expect([job, (posted?.daysAgo ?? 0) > sentDaysAgo]).toEqual([job, true]);
      expect([job, sentDaysAgo > answeredDaysAgo]).toEqual([job, true]);
    }
    for (const { facts, listedDaysAgo, reviews = [] } of demoBusinesses) {
      const early = reviews.filter(({ daysAgo: days }) => days > listedDaysAgo);
      expect([facts.business_name, early]).toEqual([facts.business_name, []]);
    }
  });
});

describe('the first start', () => {
  it('shows one town, that of SITE_PLACE, with photos, stars and views', async () => {
    const all = await businesses();
    expect(all).toHaveLength(25);
    expect(new Set(all.map(({ location }) => location))).toEqual(new Set(['Springfield, IL']));
    expect(
      all.filter(({ logo_filename: logo, gallery_images: photos }) => logo && photos.length >= 4),
    ).toHaveLength(16);
    const stars = all.reduce((sum, { total_reviews }) => sum + total_reviews, 0);
    expect(stars).toBe(40);
    const [millstone] = all;
    const page = await api.call<{ views: number }>(`/business-directory/${millstone.id}`);
    expect(page.views).toBeGreaterThan(100);
    const photo = await fetch(`${url}/uploads/gallery/${millstone.gallery_images[0]}`);
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await (await fetch(url)).text()).toContain('customers of Springfield, IL.');
  });

  it('has jobs of three weeks, the newest four of four employers, no two with the same time', async () => {
    const all = await jobs();
    expect(all).toHaveLength(30);
    const ages = all.map(({ created_at }) => daysAgo(created_at));
    expect(Math.min(...ages)).toBeLessThan(1);
    expect(Math.max(...ages)).toBeGreaterThan(20);
    expect(new Set(all.slice(0, 4).map(({ company_name }) => company_name)).size).toBe(4);
    expect(new Set(ages.map((age) => age.toFixed(2))).size).toBe(30);
    expect(
      all.every(
        ({ location_city: city, view_count: views }) => city === 'Springfield' && views > 20,
      ),
    ).toBe(true);
    const [found] = await api.call<Rows>('/jobs/search', { body: { search: 'lever' } });
    expect(found).toMatchObject({ title: 'Barista' });
  });

  it('gives the first employer nine applications in all statuses, each with a résumé that opens', async () => {
    const token = await signIn('rosa@millstone.example');
    const all = await api.call<Rows>('/applications/all?limit=50', { token });
    expect(all).toHaveLength(9);
    expect(new Set(all.map(({ status }) => status))).toEqual(
      new Set(['pending', 'reviewed', 'accepted', 'rejected']),
    );
    for (const { id, resume_filename } of all) {
      const file = await fetch(`${url}/api/applications/${id}/resume`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect([resume_filename, file.status]).toEqual([resume_filename, 200]);
    }
  });

  it('gives the job seeker a complete profile with a shared link, saved jobs and two answers', async () => {
    const token = await signIn('jamie@commons.example');
    const profile = await api.call<{ share_token: string; summary: string }>(
      '/job-seeker/professional-profile',
      { token },
    );
    expect(profile.summary).not.toBe('');
    const shared = await api.call<{ full_name: string }>(`/shared-profile/${profile.share_token}`);
    expect(shared.full_name).toBe('Jamie Lindqvist');
    const mine = await api.call<Rows>('/my-applications', { token });
    const answers = mine.filter(({ timeline }) =>
      timeline.some(({ kind }: { kind: string }) => kind === 'email'),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['accepted', 'rejected']);
    expect(await api.call<Rows>('/jobs/saved', { token })).toHaveLength(4);
    expect(await api.call('/auth/me', { token })).toMatchObject({ email_verified: true });
  });

  it('names an operator, who has a report to decide', async () => {
    const { email, password } = JSON.parse(readFileSync(join(folder, 'operator.json'), 'utf8'));
    expect(said).toContain(`Operator      ${email}   password ${password}`);
    expect(said).toContain('Springfield, IL   (clock: America/Chicago');
    const token = await signIn(email, password);
    const open = await api.call<Rows>('/business-directory/operator/reports', { token });
    expect(open).toHaveLength(1);
  });
});

describe('npm run operator -- clear-demo', () => {
  const command = (...args: string[]) =>
    promisify(execFile)(process.execPath, [
      join(root, 'scripts/operator.mjs'),
      'clear-demo',
      '--data',
      folder,
      ...args,
    ]);

  it('does nothing without confirmation', async () => {
    await expect(command()).rejects.toThrow(/Add --yes to do it/);
    expect(await businesses()).toHaveLength(25);
  });

  it('removes the demo content, and nothing made by real people', async () => {
    const person = { full_name: 'Vera Real', password: 'correct horse 9' };
    const register = async (email: string, account_type: string) =>
      (
        await api.call<{ access_token: string }>('/auth/register', {
          body: { ...person, email, account_type },
        })
      ).access_token;
    const employer = await register('vera@real.test', 'employer');
    const seeker = await register('sam@real.test', 'job_seeker');
    const posting = {
      ...demoJobTexts[0]?.posting,
      title: 'Real Baker',
      location_city: 'Springfield',
      location_state: 'IL',
    };
    await api.call('/jobs', { token: employer, body: posting });
    const target = (await jobs()).find(({ title }) => title === 'Café Manager');
    const form = new FormData();
    form.set('cover_letter', 'I am real.');
    await api.call(`/jobs/${target.id}/apply`, { token: seeker, body: form });

    expect(output(await command('--yes'))).toMatch(/removed: 34 accounts/);

    await until(businesses, []);
    await until(async () => (await jobs()).map(({ title }) => title), ['Real Baker']);
    await expect(signIn('rosa@millstone.example')).rejects.toThrow();
    const [mine] = await api.call<Rows>('/my-applications', { token: seeker });
    expect(mine).toMatchObject({ job_title: 'Café Manager', cover_letter: 'I am real.' });
    expect(output(await command('--yes'))).toContain('There is no demo content here.');
  });
});

const output = ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr;

/** Search results are cached for some seconds. */
async function until(read: () => Promise<unknown>, wanted: unknown): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    if (JSON.stringify(await read()) === JSON.stringify(wanted)) return;
    await new Promise((done) => setTimeout(done, 500));
  }
  expect(await read()).toEqual(wanted);
}
