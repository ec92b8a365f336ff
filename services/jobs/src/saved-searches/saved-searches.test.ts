import { dayMs } from '@commons/contracts/durations';
import type { SavedSearch } from '@commons/contracts/jobs/saved-searches';
import { until } from '@commons/service-kit/testing/until';
import { nextMail } from '../mail-times.js';
import { type JobsUnderTest, type Person, posting, startJobs } from '../testing/jobs-service.js';

let service: JobsUnderTest;
let employer: Person;
let seeker: Person;
beforeAll(async () => {
  service = await startJobs({ RECONCILE_INTERVAL_MS: '100', LANGUAGES: 'en,es' });
});
beforeEach(async () => {
  [employer, seeker] = [await service.account('employer'), await service.account('job_seeker')];
});
afterAll(() => service.close());

const newJob = (change: Parameters<typeof posting>[0]) =>
  service.request('POST', '/jobs', { token: employer.token, body: posting(change) });
const as = (method: string, path: string, body?: unknown, { token } = seeker) =>
  service.request(method, path, { token, ...(body !== undefined && { body }) });
const save = (search: object, more = {}) => as('POST', '/jobs/searches', { search, ...more });
const list = async (): Promise<SavedSearch[]> => (await as('GET', '/jobs/searches')).body;
const mails = () =>
  service.inbox.mails.filter(({ to }) => to?.some(({ address }) => address === seeker.email));
/** Makes every mail due, and waits until the reconciliation has seen it. */
async function mailsDue(): Promise<void> {
  const database = await service.database();
  const searches = database.collection('saved_searches');
  const mine = { user_id: seeker.id, paused: false };
  await searches.updateMany(mine, { $set: { due_at: new Date(Date.now() - 1_000) } });
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await searches.countDocuments({ ...mine, due_at: { $lte: new Date() } })) === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(await searches.countDocuments({ ...mine, due_at: { $lte: new Date() } })).toBe(0);
  await database.close();
}

it('saves a search once, names it, and says how many jobs match now', async () => {
  await newJob({ title: 'Zither Tuner', salary_range: '$60,000' });
  const search = { search: 'zither', location: 'Chattanooga', salary_min: 40_000 };
  const { status, body } = await save(search);
  expect([status, body]).toMatchObject([
    201,
    {
      ...{ name: 'zither, in Chattanooga, from $40,000', matches: 1, frequency: 'daily' },
      ...{ paused: false, search },
    },
  ]);
  const again = await Promise.all([save(search), save(search, { name: 'Other' })]);
  expect(again.map((answer) => answer.body.id)).toEqual([body.id, body.id]);
  expect(await list()).toHaveLength(1);
  expect((await save({})).status).toBe(422);
  expect((await save({ near: 'Nowhere at all' })).status).toBe(422);
});

it('names a search in the language of the page', async () => {
  const search = {
    employment_type: 'Part-time',
    near: '37402',
    within_miles: 10,
    salary_max: 50_000,
  };
  const headers = { 'accept-language': 'es' };
  const named = { token: seeker.token, body: { search }, headers };
  const { body } = await service.request('POST', '/jobs/searches', named);
  expect(body.name).toBe('Medio tiempo, a 10 millas o menos de 37402, hasta $50,000');
});

it('mails new jobs only, and none twice, even across two searches', async () => {
  await newJob({ title: 'Oboe Tuner' });
  await save({ search: 'oboe' });
  await save({ search: 'tuner' }, { frequency: 'weekly' });
  await newJob({ title: 'Oboe Teacher' });
  await newJob({ title: 'Oboe and Piano Tuner' });
  // Jobs from before the search was saved are not new.
  await mailsDue();
  await mailsDue();
  const told = mails().map(({ text }) => text ?? '');
  const count = (title: string) => told.filter((text) => text.includes(`${title} at`)).length;
  expect(count('Oboe Teacher')).toBe(1);
  expect(count('Oboe and Piano Tuner')).toBe(1);
  await newJob({ title: 'Oboe Maker' });
  await mailsDue();
  const last = mails().at(-1);
  expect(last?.subject).toBe('1 new job: oboe');
  expect(last?.text).toContain('Oboe Maker at');
  expect(last?.text).not.toContain('Oboe Teacher');
});

it('is switched off by one click without signing in, and on again', async () => {
  await save({ search: 'lute' });
  await newJob({ title: 'Lute Maker' });
  await mailsDue();
  const header = (name: string) => mails()[0]?.headers.find(({ key }) => key === name)?.value ?? '';
  expect(header('list-unsubscribe-post')).toContain('List-Unsubscribe=One-Click');
  const path = /<http:\/\/localhost:8080\/api(\/jobs\/search-alerts\/[\w-]{40,}\/stop)>/.exec(
    header('list-unsubscribe'),
  )?.[1] as string;
  // Link scanners open links: GET changes nothing.
  const opened = await service.request('GET', path);
  expect([opened.status, opened.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/\/stop-job-alerts\?search=/),
  ]);
  expect((await list())[0]?.paused).toBe(false);
  const click = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  expect((await fetch(`${service.url}${path}`, click)).status).toBe(200);
  expect((await list())[0]?.paused).toBe(true);
  await newJob({ title: 'Lute Teacher' });
  await mailsDue();
  expect(mails()).toHaveLength(1);
  const resume = await service.request('POST', path.replace('/stop', '/resume'), { body: {} });
  expect(resume.body).toEqual({ name: 'lute', paused: false });
  const wrong = '/jobs/search-alerts/wrong/stop';
  expect((await service.request('POST', wrong, { body: {} })).status).toBe(404);
});

it('can be renamed, paused, changed and deleted by its owner only', async () => {
  const { id } = (await save({ search: 'harp' })).body;
  await save({ search: 'drum' });
  const path = `/jobs/searches/${id}`;
  const change = { name: 'Harps', paused: true, frequency: 'weekly' };
  expect((await as('PATCH', path, change)).body).toMatchObject(change);
  expect((await as('PATCH', path, { name: ' ' })).status).toBe(422);
  expect((await as('PATCH', path, { search: { search: 'drum' } })).status).toBe(409);
  const other = await service.account('job_seeker');
  expect((await as('PATCH', path, change, other)).status).toBe(404);
  expect((await as('DELETE', path, undefined, other)).status).toBe(404);
  expect((await as('DELETE', path)).status).toBe(204);
  expect((await list()).map(({ name }) => name)).toEqual(['drum']);
});

it('is limited to twenty per person', async () => {
  for (let number = 0; number < 20; number += 1) await save({ search: `word${number}` });
  const refused = await save({ search: 'another' });
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'You can save 20 searches. Please delete one first.',
  ]);
});

it.each([
  ['daily', '2026-11-22T12:59:00Z', '2026-11-22T13:00:00.000Z'],
  ['daily', '2026-11-22T13:00:00Z', '2026-11-23T13:00:00.000Z'],
  ['weekly', '2026-11-23T13:00:00Z', '2026-11-30T13:00:00.000Z'],
  // Daylight saving time begins in the night to March 8.
  ['daily', '2026-03-07T20:00:00Z', '2026-03-08T12:00:00.000Z'],
] as const)('sends %s mails at seven in the town: %s', (frequency, now, next) => {
  expect(nextMail(new Date(now), frequency, 'America/Chicago').toISOString()).toBe(next);
});

it('goes on after a mail that the mail server refuses for a week', async () => {
  seeker = await service.account('job_seeker', { email: 'refused-452-search@example.org' });
  await save({ search: 'kazoo' });
  await newJob({ title: 'Kazoo Tuner' });
  const database = await service.database();
  const searches = database.collection('saved_searches');
  const due_at = new Date(Date.now() - 8 * dayMs);
  await searches.updateOne({ user_id: seeker.id }, { $set: { due_at } });
  const next = await until(
    async () => (await searches.findOne({ user_id: seeker.id }))?.due_at as Date,
    (due) => due > new Date(),
  );
  expect(next > new Date()).toBe(true);
  await database.close();
});
