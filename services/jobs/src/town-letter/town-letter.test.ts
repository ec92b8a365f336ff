import { eraseUser } from '@commons/contracts/tasks/erase-user-tasks';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import { until } from '@commons/service-kit/testing/until';
import { type JobsUnderTest, type Person, posting, startJobs } from '../testing/jobs-service.js';
import { letterWeek } from './letter-week.js';

let service: JobsUnderTest;
let employer: Person;
beforeAll(async () => {
  service = await startJobs({ RECONCILE_INTERVAL_MS: '100' });
  employer = await service.account('employer');
});
afterAll(() => service.close());

let made = 0;
const address = () => `reader${++made}@example.org`;
const mailsTo = (email: string) =>
  service.inbox.mails.filter(({ to }) => to?.some((one) => one.address === email));
const ask = (body: object) => service.request('POST', '/letter', { body });
const tokenIn = (text = '') => /letter-link\?(?:confirm|stop)=([\w-]{40,})/.exec(text)?.[1] ?? '';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const newJob = (title: string) =>
  service.request('POST', '/jobs', { token: employer.token, body: posting({ title }) });

async function reader(language?: string) {
  const email = address();
  expect((await ask({ email, language })).status).toBe(200);
  const token = tokenIn((await service.inbox.waitFor(email)).text);
  const confirmed = await service.request('POST', `/letter/${token}/confirmation`);
  expect(confirmed.status).toBe(200);
  return { email, token };
}
/** What "Download my data" has of an account, and whether its deletion unsubscribes its address. */
async function dataOf(email: string, email_verified: boolean) {
  const account = await service.account('job_seeker', { email, email_verified });
  const { body } = await service.request('POST', '/internal/user-data/town-letter', {
    token: await service.serviceToken('auth'),
    body: { person: service.accounts.get(account.id) },
  });
  const redis = service.redis();
  await redis.ping();
  const tasks = new TaskQueue(service.env as unknown as ServiceConfig, redis);
  await tasks.run(eraseUser('jobs'), { user_id: account.id }, { timeoutMs: 60_000 });
  await tasks.onApplicationShutdown();
  const isErased = (await readers()).every((one) => one.email !== email);
  return { records: body.records.length, isErased };
}
/** As if the last letter was a week ago. */
async function nextWeek(): Promise<void> {
  const database = await service.database();
  await database
    .collection('letter_readers')
    .updateMany({ week: { $exists: true } }, { $set: { week: 1 } });
  await database.collection('letter_rounds').deleteMany({});
}
const readers = async () =>
  (await service.database()).collection('letter_readers').find().toArray();

it('belongs to an account only once its address is verified', async () => {
  const { email } = await reader();
  expect(await dataOf(email, false)).toEqual({ records: 0, isErased: false });
  expect(await dataOf(email, true)).toEqual({ records: 1, isErased: true });
});

it('sends an unconfirmed address nothing but the confirmation mail', async () => {
  await newJob('Silent Clerk');
  const email = address();
  const first = await ask({ email: ` ${email.toUpperCase()} ` });
  const again = await ask({ email });
  // The answer does not reveal whether an address is known.
  expect([first.body, again.body]).toEqual([again.body, first.body]);
  await service.inbox.waitFor(email);
  await nextWeek();
  await pause(600);
  expect(mailsTo(email)).toHaveLength(1);
  expect(mailsTo(email)[0]?.subject).toMatch(/^Do you want the weekly letter of /);
  expect((await service.request('POST', '/letter/unknown/confirmation')).status).toBe(404);
  expect((await ask({ email: 'no address' })).status).toBe(422);
  const trapped = address();
  expect((await ask({ email: trapped, website: 'http://x.example' })).status).toBe(200);
  expect((await readers()).map((one) => one.email)).not.toContain(trapped);
  const weekAgo = new Date(Date.now() - 8 * 86_400_000);
  const rows = (await service.database()).collection('letter_readers');
  await rows.updateOne({ email }, { $set: { asked_at: weekAgo } });
  for (let tries = 0; tries < 50 && (await rows.findOne({ email })); tries += 1) await pause(100);
  expect(await rows.findOne({ email })).toBeNull();
});

it('sends each reader one letter a week, in their language, and erases unsubscribed ones', async () => {
  service.newListings.total = 12;
  service.newListings.newest = [{ id: 'b7', name: 'Otter & Sons', text: 'Nets mended.' }];
  await newJob('Net Mender');
  const english = await reader();
  const spanish = await reader('es');
  await nextWeek();
  const letters = () => mailsTo(english.email).slice(1);
  for (let tries = 0; tries < 100 && letters().length === 0; tries += 1) await pause(100);
  await pause(600);
  expect(letters()).toHaveLength(1);
  const [letter] = letters();
  expect(letter?.subject).toMatch(/^\d+ new jobs? and 12 new businesses in Chattanooga$/);
  expect(letter?.text).toContain('Net Mender');
  expect(letter?.text).toContain('http://localhost:8080/business-directory/b7');
  expect(letter?.text).toContain('See all businesses');
  expect(letter?.text).toContain('Full-time');
  expect(mailsTo(spanish.email).at(-1)?.text).toContain('Tiempo completo');
  expect(mailsTo(spanish.email).at(-1)?.subject).toMatch(/ y 12 negocios nuevos en Chattanooga$/);
  // Again, as after a process that died before recording that all are marked.
  const database = await service.database();
  await database.collection('letter_rounds').updateMany({}, { $unset: { readers: 1 } });
  await pause(600);
  expect(letters()).toHaveLength(1);

  const header = (name: string) => letter?.headers.find(({ key }) => key === name)?.value ?? '';
  expect(header('list-unsubscribe-post')).toContain('List-Unsubscribe=One-Click');
  const path = /\/api(\/letter\/[^>]+)>/.exec(header('list-unsubscribe'))?.[1] ?? '';
  // Link scanners open links: GET changes nothing.
  const opened = await service.request('GET', path);
  expect(opened.headers.get('location')).toBe(
    `http://localhost:8080/letter-link?stop=${english.token}`,
  );
  expect((await readers()).map(({ email }) => email)).toContain(english.email);
  for (const _twice of [1, 2]) {
    const clicked = await fetch(`${service.url}${path}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(clicked.status).toBe(200);
  }
  expect((await readers()).map(({ email }) => email)).not.toContain(english.email);
});

it('shows operators the number of readers and the next letter', async () => {
  await newJob('Preview Painter');
  const operator = await service.tokenFor({
    ...{ sub: 'op', account_type: 'employer', full_name: 'Olga', email: 'o@example.org' },
    operator: true,
  });
  const { body } = await service.request('GET', '/letter/operator/state', { token: operator });
  expect(body.readers).toBeGreaterThan(0);
  expect(body.next.text).toContain('Preview Painter');
});

it('shows operators the letter under the name that its sender has', async () => {
  await newJob('Sender Painter');
  const key = `${service.env.REDIS_PREFIX}:portal-settings`;
  const saved = { name: 'Vecinos', town: 'Truchas', state: 'NM', mail_sender: 'Ayuntamiento' };
  await service.redis().set(key, JSON.stringify({ version: 1, saved }));
  const operator = await service.tokenFor({
    ...{ sub: 'op', account_type: 'employer', full_name: 'Olga', email: 'o@example.org' },
    operator: true,
  });
  const preview = async (): Promise<string> =>
    (await service.request('GET', '/letter/operator/state', { token: operator })).body.next.text;
  const text = await until(preview, (shown) => shown.includes('Truchas'));
  const { email } = await reader();
  await nextWeek();
  const [, mail] = await until(
    async () => mailsTo(email),
    (mails) => mails.length === 2,
  );
  const footOf = (whole: string) =>
    whole.split('\n').filter((line) => line.includes('Ayuntamiento'));
  expect(footOf(text)).toEqual(footOf(mail?.text ?? ''));
  expect(footOf(text)).not.toEqual([]);
  await service.redis().del(key);
});

it('makes no letter when nothing is new or while directory is down', async () => {
  service.newListings.total = 0;
  service.newListings.newest = [];
  const database = await service.database();
  await database.collection('jobs').deleteMany({});
  const { email } = await reader();
  service.directoryIsAway = true;
  await nextWeek();
  await pause(400);
  expect(await database.collection('letter_rounds').countDocuments()).toBe(0);
  service.directoryIsAway = false;
  const issues = database.collection('letter_rounds');
  for (let tries = 0; tries < 100 && !(await issues.findOne({ readers: 0 })); tries += 1) {
    await pause(100);
  }
  expect(await issues.findOne({ readers: 0 })).not.toBeNull();
  expect(mailsTo(email)).toHaveLength(1);
});

it('is due on Monday at seven in the town', () => {
  const week = (text: string) => letterWeek(new Date(text), 'America/New_York');
  expect(week('2026-11-23T11:59:00Z')).toBe(week('2026-11-22T12:00:00Z'));
  expect(week('2026-11-23T12:01:00Z')).toBe(week('2026-11-22T12:00:00Z') + 1);
});
