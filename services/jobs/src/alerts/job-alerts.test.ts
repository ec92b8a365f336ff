import { dayMs } from '@commons/contracts/durations';
import type { JobMatch } from '@commons/contracts/jobs/job-matches';
import { mailJobAlerts } from '@commons/contracts/tasks/jobs-tasks';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import { until } from '@commons/service-kit/testing/until';
import { type JobsUnderTest, type Person, posting, startJobs } from '../testing/jobs-service.js';
import { applyForm } from '../testing/resume-samples.js';
import { weekOf } from './weekly-alerts.service.js';

let service: JobsUnderTest;
let employer: Person;
beforeAll(async () => {
  service = await startJobs({ RECONCILE_INTERVAL_MS: '100' });
  employer = await service.account('employer');
});
afterAll(() => service.close());

async function seeker(change = {}): Promise<Person> {
  const person = await service.account('job_seeker');
  service.seekers.set(person.id, {
    ...{ id: person.id, full_name: person.full_name, email: person.email, job_alerts: true },
    ...{ preferred_locations: [], remote_ok: false, employment_types: [] },
    categories: ['Hospitality'],
    ...change,
  });
  return person;
}
const newJob = (title: string, category = 'Food Service') =>
  service.request('POST', '/jobs', {
    token: employer.token,
    body: posting({ title, category }),
  });
const mailsTo = ({ email }: Person) =>
  service.inbox.mails.filter(({ to }) => to?.some(({ address }) => address === email));
/** Deletes this week's batch, so that the next run starts a new one. */
async function startNextWeek(): Promise<void> {
  const database = await service.database();
  await database.collection('job_alert_rounds').deleteMany({});
  // A new week would have other task ids, and no reader marked as done.
  await database.collection('job_alerts').updateMany({}, { $set: { week: 0 } });
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('recommends jobs with the reasons in words', async () => {
  const person = await seeker({ remote_ok: true });
  await newJob('Baker');
  await newJob('Clerk', 'Finance');
  const { body } = await service.request('GET', '/jobs/matches', { token: person.token });
  expect(body.preferences).toBe(true);
  const titles = body.matches.map(({ job }: JobMatch) => job.title);
  expect(titles).toContain('Baker');
  expect(titles).not.toContain('Clerk');
  expect(body.matches[0].reasons).toEqual(['Matches your category Hospitality']);
  const none = await seeker({ categories: [], job_alerts: false });
  const empty = await service.request('GET', '/jobs/matches', { token: none.token });
  expect(empty.body).toEqual({ preferences: false, matches: [] });
});

it('recommends and mails no job that the person has applied for', async () => {
  const titlesPosted = ['Tray Carrier', 'Dough Roller', 'Oven Tender'];
  const posted = await Promise.all(titlesPosted.map((title) => newJob(title)));
  const person = await seeker();
  for (const { body } of posted.slice(0, 2)) {
    const sent = await service.request('POST', `/jobs/${body.id}/apply`, {
      token: person.token,
      body: applyForm({ cover_letter: 'I would like to.' }),
    });
    expect(sent.status).toBe(201);
    if (body.title !== 'Dough Roller') continue;
    const path = `/my-applications/${sent.body.application_id}/withdraw`;
    expect((await service.request('POST', path, { token: person.token })).status).toBe(200);
  }
  const { body } = await service.request('GET', '/jobs/matches', { token: person.token });
  const titles = body.matches.map(({ job }: JobMatch) => job.title);
  expect(titles).toContain('Oven Tender');
  expect(titles).not.toContain('Tray Carrier');
  expect(titles).not.toContain('Dough Roller');
  await startNextWeek();
  const mail = await until(
    () => mailsTo(person).find(({ text }) => text?.includes('Oven Tender')),
    (found) => found !== undefined,
  );
  expect(mail?.text).not.toMatch(/Tray Carrier|Dough Roller/);
});

it('says the reasons in the language of the person', async () => {
  const person = await seeker({ language: 'es' });
  await newJob('Panadera');
  const { body } = await service.request('GET', '/jobs/matches', { token: person.token });
  expect(body.matches[0].reasons).toEqual(['Coincide con su categoría Hotelería y turismo']);
});

it('mails new matching jobs once a week, and unsubscribes with one click without signing in', async () => {
  await newJob('Pie Maker');
  await startNextWeek();
  const person = await seeker();
  const quiet = await seeker({ job_alerts: false });
  const nothing = await seeker({ categories: ['Legal'] });
  await startNextWeek();
  const mail = await service.inbox.waitFor(person.email);
  expect(mail.text).toContain('Pie Maker');
  expect(mail.text).toContain('Matches your category Hospitality');
  await pause(500);
  expect(mailsTo(person)).toHaveLength(1);
  expect([...mailsTo(quiet), ...mailsTo(nothing)]).toEqual([]);

  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? '';
  expect(header('list-unsubscribe-post')).toContain('List-Unsubscribe=One-Click');
  const link = /<http:\/\/localhost:8080\/api(\/jobs\/alerts\/[^>]+)>/.exec(
    header('list-unsubscribe'),
  );
  const path = link?.[1] ?? '';
  // The request log does not redact shorter tokens.
  expect(path).toMatch(/^\/jobs\/alerts\/[\w-]{40,}\/unsubscribe$/);
  // Link scanners open links: GET changes nothing.
  const opened = await service.request('GET', path);
  expect(opened.status).toBe(303);
  expect(opened.headers.get('location')).toMatch(
    /^http:\/\/localhost:8080\/stop-job-alerts\?token=/,
  );
  expect(service.seekers.get(person.id)?.job_alerts).toBe(true);
  const clicked = await fetch(`${service.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(clicked.status).toBe(200);
  expect(service.seekers.get(person.id)?.job_alerts).toBe(false);
  const wrong = await service.request('POST', '/jobs/alerts/wrong/unsubscribe', { body: {} });
  expect(wrong.status).toBe(404);
});

it.each([
  ['UTC', '2026-11-16T00:00:00Z', '2026-11-22T23:59:59Z', '2026-11-23T00:00:00Z'],
  ['America/Chicago', '2026-11-16T06:00:00Z', '2026-11-23T05:59:59Z', '2026-11-23T06:00:00Z'],
  ['Pacific/Auckland', '2026-11-15T11:00:00Z', '2026-11-22T10:59:59Z', '2026-11-22T11:00:00Z'],
])('counts weeks from Monday on in %s', (timeZone, first, last, next) => {
  const week = (text: string) => weekOf(new Date(text), timeZone);
  expect([week(last), week(next)]).toEqual([week(first), week(first) + 1]);
});

it('tries the mail of a week for more than a day, because nothing else adds it again', async () => {
  const person = await seeker({ email: 'refused-450-weekly@example.org' });
  await newJob('Bagel Baker');
  await startNextWeek();
  const tasks = new TaskQueue(service.env as unknown as ServiceConfig, service.redis());
  const week = weekOf(new Date(), 'America/New_York');
  const task = await until(
    () => tasks.queue('jobs').getJob(`${mailJobAlerts.name}/${person.id}-${week}`),
    (found) => (found?.attemptsMade ?? 0) > 0,
  );
  // The pauses double, beginning with a second.
  const seconds = 2 ** ((task?.opts.attempts ?? 1) - 1) - 1;
  expect(seconds * 1_000).toBeGreaterThan(dayMs);
  await tasks.onApplicationShutdown();
});
