import { dayMs } from '@commons/contracts/durations';
import { type JobsUnderTest, type Person, posting, startJobs } from '../../testing/jobs-service.js';
import { mailAbout } from '../../testing/mail-about.js';
import { applyForm, pdf } from '../../testing/resume-samples.js';

let service: JobsUnderTest;
beforeAll(async () => {
  service = await startJobs({ RECONCILE_INTERVAL_MS: '100' });
});
afterAll(() => service.close());

async function newJob(owner: Person, title: string): Promise<string> {
  const body = posting({ title });
  return (await service.request('POST', '/jobs', { token: owner.token, body })).body.id;
}

async function apply(job: string, change = {}) {
  const seeker = await service.account('job_seeker', change);
  const body = applyForm({ cover_letter: 'Hello', resume: pdf });
  const sent = await service.request('POST', `/jobs/${job}/apply`, { token: seeker.token, body });
  return { ...seeker, application: sent.body.application_id as string };
}

const mailsTo = ({ email }: Person) =>
  service.inbox.mails.filter(({ to }) => to?.some(({ address }) => address === email));

async function until(check: () => Promise<boolean>) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await check()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('timed out');
}

async function collected(owner: Person, count: number) {
  const database = await service.database();
  const digests = database.collection('application_digests');
  await until(async () => {
    const found = await digests.findOne({ user_id: owner.id });
    return (found?.applications.length ?? 0) === count;
  });
  return { database, digests };
}

/** Makes the mail of a reader due. */
async function due(owner: Person, count: number) {
  const { database, digests } = await collected(owner, count);
  const past = new Date(Date.now() - 1_000);
  await digests.updateOne({ user_id: owner.id }, { $set: { due_at: past } });
  await until(async () => (await digests.countDocuments({ user_id: owner.id })) === 0);
  await database.close();
}

it('mails a day together, oldest first, and each at once to a colleague who chose that', async () => {
  const owner = await service.account('employer', { application_mails: 'daily' });
  const colleague = await service.colleague(owner, 'manager');
  const [baker, barista] = [await newJob(owner, 'Night Baker'), await newJob(owner, 'Barista')];
  const first = await apply(baker, { full_name: 'Ada Quill', location: 'Red Bank, TN' });
  await apply(baker, { full_name: 'Bo Lind' });
  await apply(barista, { full_name: 'Cy Marsh' });
  await mailAbout(service, colleague.email, 'New application for Barista');
  await collected(owner, 3).then(({ database }) => database.close());
  expect(mailsTo(owner)).toEqual([]);
  await due(owner, 3);
  const mail = await mailAbout(service, owner.email, '3 new applications');
  expect(mail.subject).toBe('3 new applications: 2 for Night Baker, 1 for Barista');
  expect(mail.text).toContain('Ada Quill for Night Baker');
  expect(mail.text).toContain('Red Bank, TN · sent a resume and a cover letter');
  expect(mail.text?.indexOf('Ada Quill')).toBeLessThan(mail.text?.indexOf('Cy Marsh') ?? 0);
  expect(mail.text).toContain('/employer-dashboard?tab=applications&status=pending');
  expect(mail.text).toContain('at most once a day');
  expect(mailsTo(owner)).toHaveLength(1);
  expect(mailsTo(first)).toHaveLength(1);
});

it('is due in the morning, or earlier when the reader switches to that', async () => {
  const owner = await service.account('employer', { application_mails: 'weekly' });
  const job = await newJob(owner, 'Oven Hand');
  await apply(job);
  const { database, digests } = await collected(owner, 1);
  const weekly = (await digests.findOne({ user_id: owner.id }))?.due_at as Date;
  expect(weekly.getTime()).toBeGreaterThan(Date.now());
  service.accounts.set(owner.id, { ...owner, application_mails: 'daily' });
  await apply(job);
  await collected(owner, 2).then((more) => more.database.close());
  const daily = (await digests.findOne({ user_id: owner.id }))?.due_at as Date;
  expect(daily.getTime()).toBeLessThanOrEqual(Math.min(weekly.getTime(), Date.now() + 90_000_000));
  await database.close();
});

it('is given up when the mail server refuses it for a week, e.g. because a mailbox is full', async () => {
  const owner = await service.account('employer', {
    ...{ application_mails: 'daily', email: 'refused-452-digest@example.org' },
  });
  await apply(await newJob(owner, 'Kitchen Help'));
  const { database, digests } = await collected(owner, 1);
  const overdue = (ms: number) =>
    digests.updateOne({ user_id: owner.id }, { $set: { due_at: new Date(Date.now() - ms) } });
  await overdue(6 * dayMs);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await digests.countDocuments({ user_id: owner.id })).toBe(1);
  await overdue(8 * dayMs);
  await until(async () => (await digests.countDocuments({ user_id: owner.id })) === 0);
  await database.close();
});

it('omits withdrawn applications, and respects switched-off notifications', async () => {
  const owner = await service.account('employer', { application_mails: 'daily' });
  const job = await newJob(owner, 'Dish Washer');
  const gone = await apply(job, { full_name: 'Gone Again' });
  await apply(job, { full_name: 'Still Here' });
  const withdrawal = `/my-applications/${gone.application}/withdraw`;
  expect((await service.request('POST', withdrawal, { token: gone.token })).status).toBe(200);
  await due(owner, 2);
  const mail = await mailAbout(service, owner.email, 'New application for Dish Washer');
  expect(mail.text).toContain('Still Here');
  expect(mail.text).not.toContain('Gone Again');

  await apply(job);
  await collected(owner, 1).then(({ database }) => database.close());
  service.accounts.set(owner.id, { ...owner, email_notifications: false });
  await due(owner, 1);
  expect(mailsTo(owner)).toHaveLength(1);
});
