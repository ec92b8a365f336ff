import { dayMs } from '@commons/contracts/durations';
import { type JobsUnderTest, type Person, posting, startJobs } from '../../testing/jobs-service.js';
import { mailAbout } from '../../testing/mail-about.js';
import { applyForm, pdf } from '../../testing/resume-samples.js';

let service: JobsUnderTest;
beforeAll(async () => {
  service = await startJobs({ RECONCILE_INTERVAL_MS: '100' });
});
afterAll(() => service.close());

async function applications() {
  const database = await service.database();
  return { database, rows: database.collection('applications') };
}

/** An application sent this many days ago. */
async function applied(owner: Person, title: string, days: number, change = {}) {
  const body = posting({ title });
  const job = (await service.request('POST', '/jobs', { token: owner.token, body })).body.id;
  const seeker = await service.account('job_seeker');
  const form = applyForm({ cover_letter: 'Hello', resume: pdf });
  const sent = await service.request('POST', `/jobs/${job}/apply`, {
    ...{ token: seeker.token, body: form },
  });
  const { database, rows } = await applications();
  const applied_at = new Date(Date.now() - days * dayMs);
  await rows.updateOne({ seeker_id: seeker.id }, { $set: { applied_at, ...change } });
  await database.close();
  return sent.body.application_id as string;
}

/** Sets the clock to Monday morning, and waits until the run is done. */
async function monday() {
  const database = await service.database();
  const schedules = database.collection<{ _id: string; due_at: Date }>('waiting_rounds');
  const past = new Date(Date.now() - 1_000);
  await schedules.updateOne({ _id: 'weekly' }, { $set: { due_at: past } }, { upsert: true });
  for (let tries = 0; tries < 300; tries += 1) {
    const schedule = await schedules.findOne({ _id: 'weekly' });
    if (schedule && schedule.due_at > new Date()) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect((await schedules.findOne({ _id: 'weekly' }))?.due_at.getTime()).toBeGreaterThan(
    Date.now(),
  );
  await database.close();
}

const remindersTo = ({ email }: Person) =>
  service.inbox.mails.filter(
    ({ to, subject }) => to?.[0]?.address === email && subject?.includes('for your answer'),
  );

it('reminds once a week of applications that have waited for more than a week', async () => {
  const owner = await service.account('employer');
  const quiet = await service.account('employer', { email_notifications: false });
  const unreminded = await service.account('employer', { job_alerts: false });
  const prompt = await service.account('employer');
  await applied(owner, 'Night Baker', 12);
  await applied(owner, 'Barista', 9);
  await applied(owner, 'Barista Lead', 3);
  await applied(owner, 'Dish Washer', 20, { status: 'reviewed' });
  for (const other of [quiet, unreminded]) await applied(other, 'Gardener', 15);
  await applied(prompt, 'Clerk', 2);
  await monday();
  const mail = await mailAbout(service, owner.email, '2 people are waiting for your answer');
  expect(mail.text).toContain('Night Baker');
  expect(mail.text).toContain('1 application, from 12 days ago');
  expect(mail.text?.indexOf('Night Baker')).toBeLessThan(mail.text?.indexOf('Barista') ?? 0);
  expect(mail.text).not.toContain('Barista Lead');
  expect(mail.text).not.toContain('Dish Washer');
  // Another week, because the others had their reminders meanwhile.
  await monday();
  for (let tries = 0; tries < 100 && remindersTo(owner).length < 2; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(remindersTo(owner)).toHaveLength(2);
  for (const other of [quiet, unreminded, prompt]) expect(remindersTo(other)).toEqual([]);
});

it('reminds the others although the mailbox of one reader is full', async () => {
  const owner = await service.account('employer', { email: 'refused-452-owner@example.org' });
  const manager = await service.colleague(owner, 'manager');
  await applied(owner, 'Line Cook', 12);
  await monday();
  await mailAbout(service, manager.email, '1 person is waiting for your answer');
  expect(remindersTo(manager)).toHaveLength(1);
});
