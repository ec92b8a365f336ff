import { Types } from 'mongoose';
import { type JobsUnderTest, type Person, posting, startJobs } from './testing/jobs-service.js';
import { mailAbout } from './testing/mail-about.js';

let service: JobsUnderTest;
let employer: Person;
beforeAll(async () => {
  service = await startJobs({ SWEEP_INTERVAL_MS: '200' });
  employer = await service.account('employer');
});
afterAll(() => service.close());

const collection = async (name: string) => (await service.database()).collection(name);
const past = () => new Date(Date.now() - 300_000);

/** A copy of a stored record that a sweep finds before the good ones and cannot work on. */
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

it('reminds of the other jobs when one cannot be read', async () => {
  const { title } = await post('Reminded Baker');
  await poison('jobs', { title }, { reminder_due_at: past(), expires_at: 'never' });
  const soon = { reminder_due_at: past(), expires_at: new Date(Date.now() + 400_000_000) };
  const jobs = await collection('jobs');
  await jobs.updateOne({ title, expires_at: { $ne: 'never' } }, { $set: soon });
  const mail = await mailAbout(service, employer.email, title);
  expect(mail.subject).toContain('expires soon');
});

it('mails about the other applications when one cannot be read', async () => {
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
