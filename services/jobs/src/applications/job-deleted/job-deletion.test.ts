import { countObjects } from '@commons/service-kit/testing/count-objects';
import { Query, Types } from 'mongoose';
import { type JobsUnderTest, type Person, posting, startJobs } from '../../testing/jobs-service.js';
import { mailAbout } from '../../testing/mail-about.js';
import { applyForm, pdf } from '../../testing/resume-samples.js';

let service: JobsUnderTest;
let employer: Person;
beforeAll(async () => {
  service = await startJobs({ RECONCILE_INTERVAL_MS: '100' });
  employer = await service.account('employer', { company_name: 'Northside Bakery' });
});
afterAll(() => service.close());

const as = (person: Person) => ({ token: person.token });
const newJob = async (change = {}): Promise<string> =>
  (await service.request('POST', '/jobs', { ...as(employer), body: posting(change) })).body.id;
const apply = async (job: string, seeker: Person): Promise<string> => {
  const form = applyForm({ resume: pdf, cover_letter: 'I bake.' });
  const sent = await service.request('POST', `/jobs/${job}/apply`, { ...as(seeker), body: form });
  return sent.body.application_id;
};
const remove = (job: string, person = employer) =>
  service.request('DELETE', `/jobs/${job}`, as(person));
const mine = async (seeker: Person) =>
  (await service.request('GET', '/my-applications', as(seeker))).body;

describe('deleting a posted job', () => {
  it('removes it from the board, its page and its owner’s list', async () => {
    const title = 'Croissant Folder';
    const id = await newJob({ title });
    expect(await remove(id)).toMatchObject({ status: 204 });
    expect((await service.request('GET', `/jobs/${id}`, as(employer))).status).toBe(404);
    const found = await service.request('POST', '/jobs/search', { body: { search: title } });
    expect(found.body).toEqual([]);
    const jobs = (await service.request('GET', '/my-jobs', as(employer))).body;
    expect(jobs.map((job: { id: string }) => job.id)).not.toContain(id);
    expect((await remove(id)).status).toBe(404);
  });

  it('keeps the application for the applicant, without the résumé, and nothing for the employer', async () => {
    const id = await newJob();
    const seeker = await service.account('job_seeker');
    const files = await countObjects(service.env, 'resumes');
    const application = await apply(id, seeker);
    await remove(id);
    const [left] = await mine(seeker);
    expect(left).toMatchObject({
      job_title: 'Pastry Chef',
      company_name: 'Northside Bakery',
      cover_letter: 'I bake.',
      job_deleted_at: expect.any(String),
    });
    expect(left).not.toHaveProperty('resume_filename');
    const all = (await service.request('GET', '/applications/all', as(employer))).body;
    expect(all.map((one: { id: string }) => one.id)).not.toContain(application);
    const resume = await service.request(
      'GET',
      `/applications/${application}/resume`,
      as(employer),
    );
    expect(resume.status).toBe(404);
    await waitUntil(async () => (await countObjects(service.env, 'resumes')) === files);
  });

  it('mails those who wait for an answer, and no one else', async () => {
    const id = await newJob({ title: 'Oven Keeper' });
    const [waiting, refused] = [
      await service.account('job_seeker'),
      await service.account('job_seeker'),
    ];
    await apply(id, waiting);
    const decided = await apply(id, refused);
    const body = { status: 'rejected', notes: '' };
    await service.request('PUT', `/applications/${decided}/status`, { ...as(employer), body });
    await remove(id);
    const mail = await mailAbout(service, waiting.email, 'Oven Keeper is no longer offered');
    expect(mail.text).toContain('You do not need to wait for an answer');
    const toRefused = service.inbox.mails.filter(({ to }) => to?.[0]?.address === refused.email);
    expect(toRefused.map(({ subject }) => subject)).not.toContain(mail.subject);
  });

  it("is refused for another employer's job, and changes nothing", async () => {
    const id = await newJob();
    const other = await service.account('employer');
    expect((await remove(id, other)).status).toBe(404);
    expect((await service.request('GET', `/jobs/${id}`)).body.status).toBe('active');
  });

  it('is completed after the process died halfway', async () => {
    const id = await newJob();
    const seeker = await service.account('job_seeker');
    await apply(id, seeker);
    const jobs = (await service.database()).collection('jobs');
    const _id = new Types.ObjectId(id);
    await jobs.updateOne({ _id }, { $set: { status: 'closed', deleted_at: new Date() } });
    expect((await service.request('GET', `/jobs/${id}`, as(employer))).status).toBe(404);
    await waitUntil(async () => (await jobs.findOne({ _id })) === null);
    expect((await mine(seeker))[0]).toMatchObject({ job_deleted_at: expect.any(String) });
  });

  it('lets no application be completed that is not mailed about it', async () => {
    const id = await newJob({ title: 'Sieve Shaker' });
    const seeker = await service.account('job_seeker');
    const _id = new Types.ObjectId(await apply(id, seeker));
    const stored = (await service.database()).collection('applications');
    await stored.updateOne({ _id }, { $set: { complete: false } });
    const { exec } = Query.prototype;
    const writing = jest.spyOn(Query.prototype, 'exec').mockImplementation(async function (
      this: Query<unknown, unknown> & { op?: string },
    ) {
      const done = await exec.call(this);
      if (this.op === 'updateMany' && this.model.modelName === 'Application') {
        // As the request does that stores the résumé.
        const waiting = { _id, complete: false, job_deleted_at: { $exists: false } };
        await stored.updateOne(waiting, { $set: { complete: true } });
      }
      return done;
    });
    expect((await remove(id)).status).toBe(204);
    writing.mockRestore();
    expect(await stored.findOne({ _id })).toMatchObject({ complete: false });
  });
});

async function waitUntil(check: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    if (await check()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('timed out');
}
