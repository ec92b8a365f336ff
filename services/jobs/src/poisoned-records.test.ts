import { Types } from 'mongoose';
import { type JobsUnderTest, type Person, posting, startJobs } from './testing/jobs-service.js';
import { mailAbout } from './testing/mail-about.js';

let service: JobsUnderTest;
let employer: Person;
beforeAll(async () => {
  service = await startJobs({ RECONCILE_INTERVAL_MS: '200' });
  employer = await service.account('employer');
});
afterAll(() => service.close());

const collection = async (name: string) => (await service.database()).collection(name);
const past = () => new Date(Date.now() - 300_000);

/** Copies a stored record, so that a periodic task finds the copy first and fails on it. */
async function poison(name: string, of: object, change: object): Promise<void> {
  const stored = await collection(name);
  const { _id, ...good } = (await stored.findOne(of)) ?? {};
  await stored.insertOne({
    ...good,
    ...change,
    _id: new Types.ObjectId('000000000000000000000001'),
  });
}

const post = async (title: string) =>
  (await service.request('POST', '/jobs', { token: employer.token, body: posting({ title }) }))
    .body;

it('sends reminders for other jobs when one record is broken', async () => {
  const { title } = await post('Reminded Baker');
  await poison('jobs', { title }, { reminder_due_at: past(), expires_at: 'never' });
  const soon = { reminder_due_at: past(), expires_at: new Date(Date.now() + 400_000_000) };
  const jobs = await collection('jobs');
  await jobs.updateOne({ title, expires_at: { $ne: 'never' } }, { $set: soon });
  const mail = await mailAbout(service, employer.email, title);
  expect(mail.subject).toContain('expires soon');
});

it('sends mails for other applications when one record is broken', async () => {
  const seeker = await service.account('job_seeker');
  const job = await post('Mailed Baker');
  const form = new FormData();
  form.set('cover_letter', 'Hello');
  await service.request('POST', `/jobs/${job.id}/apply`, { token: seeker.token, body: form });
  const stored = await collection('applications');
  const mine = { seeker_id: seeker.id };
  await poison('applications', mine, { seeker_id: 'x', mails_due: 7, mail_due_at: past() });
  const due = { mails_due: ['status-1-reviewed'], mail_due_at: past(), status: 'reviewed' };
  await stored.updateOne(mine, { $set: due });
  expect((await service.inbox.waitFor(seeker.email)).subject).toContain('Mailed Baker');
});
