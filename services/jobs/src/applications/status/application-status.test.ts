import type { ApplicationStatus } from '@commons/contracts/applications/application-lists';
import { statusStep } from '@commons/contracts/lifecycles/application-life';
import { type JobsUnderTest, type Person, posting, startJobs } from '../../testing/jobs-service.js';
import { applyForm } from '../../testing/resume-samples.js';
import { parseStatusMail, statusMail } from '../mails/outbox-names.js';

describe('status rules (D2 §4)', () => {
  it('allows exactly the legal changes', () => {
    const states: ApplicationStatus[] = ['pending', 'reviewed', 'accepted', 'rejected'];
    const legal = states.flatMap((from) =>
      states.filter((to) => statusStep(from, to) === 'change').map((to) => `${from} ${to}`),
    );
    expect(legal).toEqual([
      'pending reviewed',
      'pending accepted',
      'pending rejected',
      'reviewed accepted',
      'reviewed rejected',
      'accepted rejected',
      'rejected accepted',
    ]);
    expect(states.map((state) => statusStep(state, state))).toEqual(Array(4).fill('same'));
  });

  it('names mails by change and status', () => {
    expect(parseStatusMail(statusMail(3, 'accepted'))).toEqual({ change: 3, status: 'accepted' });
    expect(parseStatusMail('new-application')).toBeUndefined();
  });
});

describe('PUT /applications/:id/status', () => {
  let service: JobsUnderTest;
  let employer: Person;
  let seeker: Person;
  let id: string;

  beforeAll(async () => {
    // No worker, so that due mails stay in the outbox for inspection.
    service = await startJobs({ ROLES: 'api' });
    employer = await service.account('employer');
  });
  beforeEach(async () => {
    seeker = await service.account('job_seeker');
    const job = await service.request('POST', '/jobs', { token: employer.token, body: posting() });
    const path = `/jobs/${job.body.id}/apply`;
    const sent = await service.request('POST', path, { token: seeker.token, body: applyForm() });
    id = sent.body.application_id;
  });
  afterAll(() => service.close());

  const put = (body: unknown, token = employer.token, of = id) =>
    service.request('PUT', `/applications/${of}/status`, { token, body });
  const mailsDue = async () => {
    const stored = (await service.database()).collection('applications');
    const application = await stored.findOne({ seeker_id: seeker.id });
    return application?.mails_due.slice(2);
  };

  it('changes it for both sides, and back and forth between accepted and rejected', async () => {
    for (const status of ['reviewed', 'accepted', 'rejected', 'accepted']) {
      const answer = await put({ status, notes: '' });
      expect([answer.status, answer.body.status]).toEqual([200, status]);
      const { body } = await service.request('GET', '/my-applications', { token: seeker.token });
      expect(body[0].status).toBe(status);
    }
    expect(await mailsDue()).toEqual([
      'status-1-reviewed',
      'status-2-accepted',
      'status-3-rejected',
      'status-4-accepted',
    ]);
  });

  it('answers 200 to the same status again without another mail (decision A64)', async () => {
    expect((await put({ status: 'accepted' })).status).toBe(200);
    expect((await put({ status: 'accepted' })).status).toBe(200);
    expect(await mailsDue()).toEqual(['status-1-accepted']);
  });

  it('answers 409 to an illegal change and changes nothing', async () => {
    await put({ status: 'accepted', notes: 'Welcome' });
    for (const status of ['pending', 'reviewed']) {
      const { status: code, body } = await put({ status, notes: 'No' });
      expect([code, typeof body.detail]).toEqual([409, 'string']);
    }
    const { body } = await service.request('GET', '/my-applications', { token: seeker.token });
    expect(body[0]).toMatchObject({ status: 'accepted', notes: 'Welcome' });
  });

  it('keeps the notes when none are sent (decision A30)', async () => {
    await put({ status: 'reviewed', notes: 'Good letter' });
    await put({ status: 'accepted', notes: '' });
    expect((await put({ status: 'accepted' })).body.notes).toBe('Good letter');
    expect((await put({ status: 'accepted', notes: 'Call her' })).body.notes).toBe('Call her');
    expect(await mailsDue()).toHaveLength(2);
  });

  it('loses no concurrent change', async () => {
    const wanted = Array.from({ length: 20 }, (_, index) => (index % 2 ? 'accepted' : 'rejected'));
    const answers = await Promise.all(wanted.map((status) => put({ status })));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const stored = (await service.database()).collection('applications');
    const application = await stored.findOne({ seeker_id: seeker.id });
    const due = await mailsDue();
    expect(due).toHaveLength(application?.changes);
    // Each recorded change is legal after the one before it.
    const states = due.map((name: string) => parseStatusMail(name)?.status);
    states.forEach((state: string, index: number) => {
      expect(state).not.toBe(states[index - 1]);
    });
    expect(states.at(-1)).toBe(application?.status);
  });

  it('is for the owner of the job only', async () => {
    const other = await service.account('employer');
    expect(await put({ status: 'accepted' }, other.token)).toMatchObject({
      status: 404,
      body: { detail: 'Application not found' },
    });
    expect((await put({ status: 'accepted' }, seeker.token)).status).toBe(403);
    expect((await put({ status: 'accepted' }, employer.token, 'x')).status).toBe(404);
    const unknown = '65f0000000000000000000ff';
    expect((await put({ status: 'accepted' }, employer.token, unknown)).status).toBe(404);
    expect((await put({ status: 'hired' })).status).toBe(422);
    expect((await put({})).status).toBe(422);
    expect((await put({ status: 'accepted', notes: 'x'.repeat(5_001) })).status).toBe(422);
    expect(await mailsDue()).toEqual([]);
  });
});
