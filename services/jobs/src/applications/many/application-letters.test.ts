import { setTimeout as pause } from 'node:timers/promises';
import type { ManyChanged } from '@commons/contracts/applications/many-applications';
import { type JobsUnderTest, type Person, startJobs } from '../../testing/jobs-service.js';
import { addApplicants } from '../../testing/many-applicants.js';

let service: JobsUnderTest;
let employer: Person;
let ids: string[];
let seekers: Person[];

const jobs = [
  { id: 'a'.repeat(24), title: 'Baker' },
  { id: 'b'.repeat(24), title: 'Driver' },
];

beforeAll(async () => {
  service = await startJobs();
});
beforeEach(async () => {
  employer = await service.account('employer');
  seekers = await Promise.all([0, 1, 2].map(() => service.account('job_seeker')));
  // The first person applied for both jobs.
  ids = await addApplicants(service, employer, jobs, 4, (at) => {
    const { id, email, full_name } = seekers[at % 3] as Person;
    return {
      status: 'pending',
      seeker_id: id,
      applicant: { name: full_name, email, email_notifications: true },
    };
  });
});
afterAll(() => service.close());

const letter = {
  subject: 'About {job}',
  message: 'Dear {name},\n\nwe will call you.',
  email_type: 'custom',
};
const send = async (change: object = {}, key = 'a-key-of-this-letter') => {
  const body = { key, ids, ...letter, ...change };
  const { token } = employer;
  const answer = await service.request('POST', '/applications/letters', { token, body });
  return { status: answer.status, body: answer.body as ManyChanged };
};
const mailsTo = (at: number) =>
  service.inbox.mails.filter((mail) => mail.to?.[0]?.address === seekers[at]?.email);
const arrived = async (count: number) => {
  const all = () => [0, 1, 2].flatMap(mailsTo);
  for (const end = Date.now() + 20_000; Date.now() < end && all().length < count; ) await pause(25);
  await pause(300);
  return all();
};

it('go to each person with name and job filled in, and to no one twice', async () => {
  const { body } = await send();
  expect([body.done.length, body.failed]).toEqual([4, []]);
  await Promise.all([send(), send()]);
  expect(await arrived(4)).toHaveLength(4);
  expect(mailsTo(1)[0]).toMatchObject({ subject: 'About Driver' });
  expect(mailsTo(1)[0]?.text).toContain(`Dear ${seekers[1]?.full_name},`);
  expect(
    mailsTo(0)
      .map(({ subject }) => subject)
      .sort(),
  ).toEqual(['About Baker', 'About Driver']);
});

it('go once to a person with two applications when they do not name the job', async () => {
  const { body } = await send({ subject: 'Open day' });
  expect(body.done).toHaveLength(3);
  expect(body.failed).toMatchObject([
    { applicant_name: seekers[0]?.full_name, detail: expect.stringMatching(/already/i) },
  ]);
  // The next batch of the same selection knows what the first has sent.
  await send({ subject: 'Open day', ids: [body.failed[0]?.id] });
  expect(await arrived(3)).toHaveLength(3);
});

it('replace the mail about a decision, and are not sent for another owner’s application', async () => {
  const other = await service.account('employer');
  const [foreign] = await addApplicants(service, other, jobs, 1);
  const { body } = await send({ mark_as: 'rejected', ids: [ids[1], foreign] });
  expect(body.done).toMatchObject([{ id: ids[1], status: 'rejected' }]);
  expect(body.failed).toEqual([{ id: foreign, detail: 'Application not found' }]);
  expect((await arrived(1)).map(({ subject }) => subject)).toEqual(['About Driver']);
});

it('are refused with an open placeholder, an unknown field, and without a key', async () => {
  for (const message of ['Dear {nmae}', 'On [date]', 'Dear {{name}}', ' ']) {
    expect((await send({ message })).status).toBe(422);
  }
  const body = { ids, ...letter };
  const path = '/applications/letters';
  expect((await service.request('POST', path, { token: employer.token, body })).status).toBe(422);
});
