import { Job } from '@commons/contracts/jobs/jobs';
import { jobsListingChanged } from '@commons/contracts/tasks/jobs-tasks';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import { type JobsUnderTest, type Person, posting, startJobs } from '../../testing/jobs-service.js';

const day = 86_400_000;
let service: JobsUnderTest;
let employer: Person;
let queue: TaskQueue;
beforeAll(async () => {
  service = await startJobs({ RECONCILE_INTERVAL_MS: '100' });
  employer = await service.account('employer', { full_name: 'Rosa Alvarado' });
  const redis = service.redis();
  await redis.ping();
  queue = new TaskQueue(service.env as unknown as ServiceConfig, redis);
});
afterAll(async () => {
  await queue.onApplicationShutdown();
  await service.close();
});

const post = async (owner: Person, change = {}) =>
  (await service.request('POST', '/jobs', { token: owner.token, body: posting(change) })).body;
const search = async (body: object) =>
  (await service.request('POST', '/jobs/search', { body })).body as Job[];
const setStatus = (id: string, status: string) =>
  service.request('PATCH', `/jobs/${id}/status`, { token: employer.token, body: { status } });

async function eventually(check: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    if (await check()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('timed out');
}

describe('an employer with a listing', () => {
  it('names the company after the listing and gives its place and size', async () => {
    const owner = await service.account('employer', { location: 'Nashville, TN' });
    service.listings.set(owner.id, {
      id: 'x',
      business_name: 'Alvarado Bakery',
      num_employees: '6-10',
      city: 'Chattanooga',
      state: 'TN',
    });
    const job = await post(owner, { location_city: undefined, location_state: undefined });
    expect(job).toMatchObject({
      company_name: 'Alvarado Bakery',
      location_city: 'Chattanooga',
      location_state: 'TN',
    });
    const ofSize = (company_size: string) => search({ company_size, employer_id: owner.id });
    expect(await ofSize('6-10')).toHaveLength(1);
    expect(await ofSize('200+')).toHaveLength(0);
  });

  it('prefers the company of the account; without either, the full name and the place of the profile', async () => {
    const named = await service.account('employer', { company_name: 'River Press' });
    service.listings.set(named.id, { id: 'x', business_name: 'Another name' });
    expect((await post(named)).company_name).toBe('River Press');
    const plain = await service.account('employer', { location: 'Nashville, TN' });
    const job = await post(plain, { location_city: undefined, location_state: undefined });
    expect(job).toMatchObject({
      company_name: plain.full_name,
      location_city: 'Nashville',
      location_state: 'TN',
    });
  });

  it('can post while directory is down', async () => {
    service.directoryIsAway = true;
    const job = await post(employer);
    service.directoryIsAway = false;
    expect(job.company_name).toBe('Rosa Alvarado');
  });

  it('updates its jobs when the listing changes', async () => {
    const owner = await service.account('employer');
    const { id } = await post(owner);
    service.listings.set(owner.id, { id: 'x', business_name: 'New Name', num_employees: '2-5' });
    await queue.run(jobsListingChanged, { owner_id: owner.id }, { timeoutMs: 60_000 });
    const found = await search({ search: 'New Name', company_size: '2-5' });
    expect(found.map((job) => job.id)).toEqual([id]);
  });
});

describe('the jobs of one employer', () => {
  it('are found by employer_id', async () => {
    const owner = await service.account('employer');
    const { id } = await post(owner);
    expect((await search({ employer_id: owner.id })).map((job) => job.id)).toEqual([id]);
    expect(await search({ employer_id: 'nobody' })).toEqual([]);
  });
});

describe('a job', () => {
  it('[ENT-04] has every field of the specification that is known', async () => {
    const { id } = await post(employer, {
      experience_required: 'Mid Level',
      salary_range: '$45,000 - $55,000',
      preferred_qualifications: 'French',
      benefits_offered: 'Health',
      perks: 'Bread',
    });
    const { body } = await service.request('GET', `/jobs/${id}`);
    expect(body).toMatchObject({
      ...{ id, title: 'Pastry Chef', company_name: 'Rosa Alvarado', category: 'Food Service' },
      ...{ employment_type: 'Full-time', experience_level: 'Mid Level' },
      ...{ salary_range: '$45,000 - $55,000', salary_min: 45_000, salary_max: 55_000 },
      ...{ location_city: 'Chattanooga', location_state: 'TN', location_type: 'On-site' },
      ...{ overview: expect.any(String), key_responsibilities: expect.any(String) },
      ...{ required_qualifications: expect.any(String), preferred_qualifications: 'French' },
      ...{ experience_required: 'Mid Level', benefits_offered: 'Health', perks: 'Bread' },
      ...{ remote_friendly: false, urgent: false },
      ...{ created_at: expect.stringMatching(/^20.+Z$/), view_count: 1 },
    });
    // The entity's other fields belong to imported jobs; the contract has them all.
    const names = ['location', 'description', 'requirements', 'benefits'];
    expect(Object.keys(Job.shape)).toEqual(expect.arrayContaining(names));
  });
});

describe('the end of a job', () => {
  it('is announced once per term, five days before, unless the owner wants no mails or reminders', async () => {
    const silent = await service.account('employer', { email_notifications: false });
    const unreminded = await service.account('employer', { job_alerts: false });
    const [job, other] = [await post(employer, { title: 'Baker' }), await post(silent)];
    const third = await post(unreminded, { title: 'Baker without a reminder' });
    const jobs = (await service.database()).collection('jobs');
    const due = () => jobs.countDocuments({ reminder_due_at: { $lte: new Date() } });
    const bringNear = () =>
      jobs.updateMany(
        { title: { $in: [job.title, other.title, third.title] } },
        { $set: { reminder_due_at: new Date(), expires_at: new Date(Date.now() + 5 * day) } },
      );
    await bringNear();
    await eventually(async () => (await due()) === 0);
    const mails = () =>
      service.inbox.mails.filter(({ subject }) => subject?.includes('expires soon'));
    const toEmployer = mails().filter(({ text }) => text?.includes('"Baker"'));
    expect(toEmployer).toHaveLength(1);
    expect(toEmployer[0]?.text).toContain('http://localhost:8080/employer-dashboard?tab=jobs');
    const addresses = mails().flatMap(({ to }) => to?.map(({ address }) => address));
    expect(addresses).not.toContain(silent.email);
    expect(addresses).not.toContain(unreminded.email);
    const { status } = await setStatus(job.id, 'active');
    expect(status).toBe(200);
    const renewed = await jobs.findOne({ title: 'Baker' });
    expect(renewed?.reminder_due_at.getTime()).toBeGreaterThan(Date.now() + 54 * day);
  });

  it('keeps a closed job readable, but out of the search', async () => {
    const { id } = await post(employer, { title: 'Closing Clerk' });
    await setStatus(id, 'closed');
    expect((await service.request('GET', `/jobs/${id}`)).body.status).toBe('closed');
    expect(await search({ search: 'closing clerk' })).toEqual([]);
    await setStatus(id, 'active');
    expect(await search({ search: 'closing clerk' })).toHaveLength(1);
  });
});

describe('machine-readable jobs', () => {
  it('have the structured data that Google requires', async () => {
    const { id } = await post(employer, { overview: 'Bake <b>bread</b>.\nAnd cakes.' });
    const { body } = await service.request('GET', `/jobs/${id}/head`);
    expect(body.json_ld).toMatchObject({
      '@type': 'JobPosting',
      title: 'Pastry Chef',
      description: expect.stringContaining('<p>Bake &lt;b&gt;bread&lt;/b&gt;.<br>And cakes.</p>'),
      identifier: { value: id },
      datePosted: expect.any(String),
      validThrough: expect.any(String),
      hiringOrganization: { '@type': 'Organization', name: 'Rosa Alvarado' },
      employmentType: 'FULL_TIME',
      directApply: true,
      jobLocation: { address: { addressLocality: 'Chattanooga', addressCountry: 'US' } },
      baseSalary: { currency: 'USD', value: { minValue: 45_000, maxValue: 55_000 } },
    });
    const remote = await post(employer, { location_type: 'Remote' });
    const head = await service.request('GET', `/jobs/${remote.id}/head`);
    expect(head.body.json_ld).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'USA' },
    });
  });

  it('appear in the feed of a search', async () => {
    const { id } = await post(employer, { title: 'Glazier & "Son" <x>' });
    const answer = await fetch(`${service.url}/jobs/feed.atom?search=glazier`);
    expect(answer.headers.get('content-type')).toContain('application/atom+xml');
    const text = await answer.text();
    expect(text).toContain(`<id>http://localhost:8080/jobs/${id}</id>`);
    expect(text).toContain('Glazier &amp; &quot;Son&quot; &lt;x&gt; at Rosa Alvarado');
    expect(text.match(/<entry>/g)).toHaveLength(1);
  });
});
