import { waitPastMidnight } from '@commons/service-kit/testing/wait-past-midnight';
import { type JobsUnderTest, type Person, posting, startJobs } from '../testing/jobs-service.js';

let service: JobsUnderTest;
let employer: Person;
let seeker: Person;

beforeAll(async () => {
  service = await startJobs();
  employer = await service.account('employer', { company_name: 'Northside Bakery' });
  seeker = await service.account('job_seeker');
});
afterAll(() => service.close());

const post = (body: unknown, token?: string) => service.request('POST', '/jobs', { body, token });
const read = (id: string, options = {}) => service.request('GET', `/jobs/${id}`, options);

describe('posting a job', () => {
  it('answers 201 with the job and its company (decision A25)', async () => {
    const { status, body } = await post(posting({ location_type: 'Hybrid' }), employer.token);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'Pastry Chef',
      company_name: 'Northside Bakery',
      category: 'Food Service',
      employment_type: 'Full-time',
      experience_level: 'Mid Level',
      salary_range: '$45,000 - $55,000',
      salary_min: 45_000,
      salary_max: 55_000,
      remote_friendly: true,
      urgent: false,
      status: 'active',
      view_count: 0,
    });
    expect(new Date(body.created_at).toISOString()).toBe(body.created_at);
    expect(body).not.toHaveProperty('search_terms');
    expect((await read(body.id)).body).toMatchObject({ overview: posting().overview });
  });

  it('accepts the payload of the AI job description tool (decisions A24, A32)', async () => {
    const { title, category, employment_type, location_type, overview } = posting();
    const { key_responsibilities, required_qualifications } = posting();
    const { status, body } = await post(
      {
        title,
        category,
        employment_type,
        location_type,
        overview,
        key_responsibilities,
        required_qualifications,
        preferred_qualifications: 'A second language',
        experience_required: 'Senior (5-8)',
        education_required: "Bachelor's Degree",
      },
      employer.token,
    );
    expect(status).toBe(201);
    expect(body.experience_level).toBe('Senior Level');
    expect(body.education_required).toBe("Bachelor's Degree");
  });

  it('names the company from the token while auth is down, else uses the full name', async () => {
    const alone = await service.account('employer');
    expect((await post(posting(), alone.token)).body.company_name).toBe(alone.full_name);
    service.authIsAway = true;
    const { status, body } = await post(posting(), employer.token);
    service.authIsAway = false;
    expect([status, body.company_name]).toEqual([201, 'Northside Bakery']);
  });

  it('is for employers only', async () => {
    const detail =
      'Only employer accounts can post jobs. Please create an employer account or switch your account type.';
    expect(await post(posting(), seeker.token)).toMatchObject({ status: 403, body: { detail } });
    expect(await post(posting())).toMatchObject({
      status: 401,
      body: { detail: 'Not authenticated' },
    });
    const expired = await service.tokenFor({ account_type: 'employer', expiresIn: -60 });
    expect(await post(posting(), expired)).toMatchObject({
      status: 401,
      body: { detail: 'Your session has ended. Please log in again.' },
    });
  });

  it('refuses bad input with the list of fields', async () => {
    const { status, body } = await post(
      { ...posting({ title: '  ' }), overview: 7, category: 'x'.repeat(81) },
      employer.token,
    );
    expect(status).toBe(422);
    const fields = body.detail.map(({ loc }: { loc: string[] }) => loc.join('.'));
    expect(fields.sort()).toEqual(['body.category', 'body.overview', 'body.title']);
    const malformed = await service.request('POST', '/jobs', {
      token: employer.token,
      body: '{"title": ',
    });
    expect(malformed).toMatchObject({ status: 400, body: { detail: expect.any(String) } });
    const huge = await post(posting({ overview: 'x'.repeat(2_000_000) }), employer.token);
    expect(huge.status).toBe(413);
  });

  it('stores markup as text and drops unknown fields', async () => {
    const title = '<script>alert(1)</script> & Sons';
    const { body } = await post(
      { ...posting({ title }), owner_id: seeker.id, status: 'filled', view_count: 9 },
      employer.token,
    );
    expect(body).toMatchObject({ title, status: 'active', view_count: 0 });
  });
});

describe('reading a job', () => {
  it('answers 404 for unknown and malformed ids alike', async () => {
    for (const id of ['65f0000000000000000000ff', 'nothing', '%24where', 'x'.repeat(200)]) {
      expect(await read(id)).toMatchObject({ status: 404, body: { detail: 'Job not found' } });
    }
  });

  it('counts one view per visitor and day, never the owner (decision A25)', async () => {
    await waitPastMidnight();
    const { body: job } = await post(posting(), employer.token);
    const visit = (userAgent: string, token?: string) =>
      read(job.id, { token, headers: { 'user-agent': userAgent, 'x-forwarded-for': '10.9.8.7' } });
    expect((await visit('one')).body.view_count).toBe(1);
    expect((await visit('one')).body.view_count).toBe(1);
    expect((await visit('two')).body.view_count).toBe(2);
    expect((await visit('one', employer.token)).body.view_count).toBe(2);
    expect((await visit('one', seeker.token)).body.view_count).toBe(3);
    expect((await visit('two', seeker.token)).body.view_count).toBe(3);
    for (const role of ['manager', 'viewer'] as const) {
      const colleague = await service.colleague(employer, role);
      expect((await visit(role, colleague.token)).body.view_count).toBe(3);
    }
    const keys = await service.redis().keys(`${service.env.REDIS_PREFIX}:jobs:view*`);
    expect(keys.join()).not.toContain('10.9.8.7');
  });

  it('gives the head of its page with structured data', async () => {
    const { body: job } = await post(posting({ title: 'Baker "A" <b>' }), employer.token);
    const { body: head } = await service.request('GET', `/jobs/${job.id}/head`);
    expect(head).toMatchObject({
      title: 'Baker "A" <b> at Northside Bakery',
      canonical_path: `/jobs/${job.id}`,
      json_ld: {
        '@type': 'JobPosting',
        employmentType: 'FULL_TIME',
        hiringOrganization: { name: 'Northside Bakery' },
        baseSalary: { value: { minValue: 45_000, maxValue: 55_000 } },
      },
    });
    expect(head.description).toContain('Full-time');
    expect((await read(job.id)).body.view_count).toBe(1);
  });
});

describe('changing a job (decision A26)', () => {
  const change = (method: string, path: string, body: unknown, token: string) =>
    service.request(method, path, { body, token });

  it('lets the owner rewrite it, removing what is left out', async () => {
    const { body: job } = await post(posting({ perks: 'Free bread' }), employer.token);
    const next = posting({ title: 'Head Baker', salary_range: undefined });
    const { status, body } = await change('PUT', `/jobs/${job.id}`, next, employer.token);
    expect([status, body.title, body.created_at]).toEqual([200, 'Head Baker', job.created_at]);
    for (const gone of ['perks', 'salary_range', 'salary_min'])
      expect(body).not.toHaveProperty(gone);
    const search = { search: 'pastry head', has_salary: true, exact: true };
    expect((await service.request('POST', '/jobs/search', { body: search })).body).toEqual([]);
  });

  it('closes and renews it; closed jobs stay readable', async () => {
    const { body: job } = await post(posting({ title: 'Zymurgist' }), employer.token);
    const found = async () =>
      (await service.request('POST', '/jobs/search', { body: { search: 'zym' } })).body.length;
    const path = `/jobs/${job.id}/status`;
    expect(await found()).toBe(1);
    expect((await change('PATCH', path, { status: 'filled' }, employer.token)).body.status).toBe(
      'filled',
    );
    expect(await found()).toBe(0);
    expect((await read(job.id)).body.status).toBe('filled');
    expect((await change('PATCH', path, { status: 'active' }, employer.token)).status).toBe(200);
    expect(await found()).toBe(1);
    expect((await change('PATCH', path, { status: 'expired' }, employer.token)).status).toBe(422);
  });

  it("answers 404 for another employer's job", async () => {
    const { body: job } = await post(posting(), employer.token);
    const other = await service.account('employer');
    for (const [method, path, body] of [
      ['PUT', `/jobs/${job.id}`, posting()],
      ['PATCH', `/jobs/${job.id}/status`, { status: 'closed' }],
    ] as const) {
      expect((await change(method, path, body, other.token)).status).toBe(404);
      expect((await change(method, path, body, seeker.token)).status).toBe(403);
    }
    expect((await read(job.id)).body.status).toBe('active');
  });

  it('expires 60 days after posting', async () => {
    const { body: job } = await post(posting({ title: 'Quarryman' }), employer.token);
    const jobs = (await service.database()).collection('jobs');
    const stored = await jobs.findOne({ title: 'Quarryman' });
    const days = (stored?.expires_at.getTime() - stored?.created_at.getTime()) / 86_400_000;
    expect(days).toBe(60);
    await jobs.updateOne(
      { title: 'Quarryman' },
      { $set: { expires_at: new Date(Date.now() - 1) } },
    );
    expect((await read(job.id)).body.status).toBe('expired');
  });
});

describe('GET /my-jobs', () => {
  it('lists own jobs, newest first, with the number of applications', async () => {
    const owner = await service.account('employer');
    const ids: string[] = [];
    for (const title of ['First', 'Second', 'Third']) {
      ids.unshift((await post(posting({ title }), owner.token)).body.id);
    }
    const { status, body, headers } = await service.request('GET', '/my-jobs', {
      token: owner.token,
    });
    expect([status, headers.get('x-total-count')]).toEqual([200, '3']);
    expect(body.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(body[0]).toMatchObject({
      title: 'Third',
      category: 'Food Service',
      employment_type: 'Full-time',
      location_city: 'Chattanooga',
      location_state: 'TN',
      created_at: expect.any(String),
      view_count: 0,
      application_count: 0,
      status: 'active',
    });
    const page = await service.request('GET', '/my-jobs?limit=1&offset=1', { token: owner.token });
    expect(page.body.map(({ title }: { title: string }) => title)).toEqual(['Second']);
    expect((await service.request('GET', '/my-jobs', { token: seeker.token })).status).toBe(403);
    for (const wrong of ['limit=101', 'limit=0x10', 'offset=1e2', 'limit=%207']) {
      const answer = await service.request('GET', `/my-jobs?${wrong}`, { token: owner.token });
      expect([wrong, answer.status]).toEqual([wrong, 422]);
    }
    const twice = await service.request('GET', '/my-jobs?limit=7&limit=8', { token: owner.token });
    expect(twice.body.detail).toMatchObject([
      { loc: ['query', 'limit'], msg: 'Must be a whole number' },
    ]);
  });
});
