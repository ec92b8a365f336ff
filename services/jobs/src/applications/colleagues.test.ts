import { type JobsUnderTest, type Person, posting, startJobs } from '../testing/jobs-service.js';
import { mailAbout } from '../testing/mail-about.js';
import { applyForm, pdf } from '../testing/resume-samples.js';

let service: JobsUnderTest;
let owner: Person;
let manager: Person;
let viewer: Person;
let stranger: Person;
let seeker: Person;
let jobId: string;
let applicationId: string;

const call = (
  person: Person,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
) => service.request(method, path, { token: person.token, body });

beforeAll(async () => {
  service = await startJobs();
  owner = await service.account('employer', { company_name: 'Ridge Bakery' });
  manager = await service.colleague(owner, 'manager');
  viewer = await service.colleague(owner, 'viewer');
  stranger = await service.account('employer');
  const job = await call(manager, 'POST', '/jobs', posting({ title: 'Night Baker' }));
  jobId = job.body.id;
  expect(job.body).toMatchObject({ company_name: 'Ridge Bakery' });
  seeker = await service.account('job_seeker');
  const body = applyForm({ cover_letter: 'Hello', resume: pdf });
  const sent = await service.request('POST', `/jobs/${jobId}/apply`, { token: seeker.token, body });
  applicationId = sent.body.application_id;
});
afterAll(() => service.close());

describe('colleagues of a business', () => {
  it('work on the same jobs and applications, no matter which of them posted', async () => {
    for (const person of [owner, manager, viewer]) {
      const jobs = await call(person, 'GET', '/my-jobs');
      expect(jobs.body.map(({ title }: { title: string }) => title)).toEqual(['Night Baker']);
      const list = await call(person, 'GET', '/applications/all');
      expect(list.body).toHaveLength(1);
      expect((await call(person, 'GET', `/applications/${applicationId}/resume`)).status).toBe(200);
    }
    const status = { status: 'reviewed' };
    const path = `/applications/${applicationId}/status`;
    expect((await call(manager, 'PUT', path, status)).body).toMatchObject(status);
    expect(
      (await call(owner, 'PUT', `/jobs/${jobId}`, posting({ title: 'Night Baker' }))).status,
    ).toBe(200);
  });

  it('can read but not change as viewers', async () => {
    const detail = expect.stringContaining('look at this, but not change it');
    const refused = { status: 403, body: { detail } };
    const status = { status: 'accepted' };
    const letter = { subject: 'Hi', message: 'Hello', email_type: 'custom' };
    const tries = [
      call(viewer, 'POST', '/jobs', posting()),
      call(viewer, 'PUT', `/jobs/${jobId}`, posting()),
      call(viewer, 'PUT', `/applications/${applicationId}/status`, status),
      call(viewer, 'POST', `/applications/${applicationId}/email`, letter),
      call(viewer, 'POST', '/applications/changes', {
        changes: [{ id: applicationId, ...status }],
      }),
    ];
    for (const answer of await Promise.all(tries)) expect(answer).toMatchObject(refused);
    const csv = await call(viewer, 'POST', '/applications/export.csv', { ids: [applicationId] });
    expect(csv.status).toBe(200);
  });

  it('see nothing of another business, nor it of theirs', async () => {
    const other = await call(stranger, 'POST', '/jobs', posting({ title: 'Clerk' }));
    for (const [person, id] of [
      [manager, other.body.id],
      [stranger, jobId],
    ] as const) {
      expect((await call(person, 'PUT', `/jobs/${id}`, posting())).status).toBe(404);
    }
    expect((await call(stranger, 'GET', `/applications/${applicationId}/resume`)).status).toBe(404);
  });

  it('are mailed about applications as owner and managers, by their own settings', async () => {
    for (const { email, full_name } of [owner, manager]) {
      const { text } = await mailAbout(service, email, 'New application');
      expect(text).toContain(`Hello ${full_name}`);
      // The owner invited the manager, who may have posted nothing.
      expect(text).toContain('because you manage this job');
    }
    const mailed = service.inbox.mails.flatMap(({ to }) => to?.map(({ address }) => address) ?? []);
    expect(mailed).not.toContain(viewer.email);
  });

  it('sign letters with their own name and address', async () => {
    const path = `/applications/${applicationId}/email-template/rejection`;
    expect(JSON.stringify((await call(manager, 'GET', path)).body)).toContain(manager.full_name);
    const words = { subject: 'About Saturday', message: 'Come by', email_type: 'custom' };
    const letter = { ...words, application_id: applicationId };
    const sent = await call(manager, 'POST', `/applications/${applicationId}/email`, letter);
    expect(sent).toMatchObject({ status: 201 });
    const mail = await mailAbout(service, seeker.email, 'About Saturday');
    expect(mail.replyTo?.[0]?.address).toBe(manager.email);
  });
});
