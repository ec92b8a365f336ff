import type { JobSearch } from '@commons/contracts/jobs/job-search';
import type { JobPosting } from '@commons/contracts/jobs/jobs';
import { rebuildSearchIndex } from '@commons/service-kit/testing/rebuild-search-index';
import { until } from '@commons/service-kit/testing/until';
import { type JobsUnderTest, type Person, posting, startJobs } from '../../testing/jobs-service.js';

let service: JobsUnderTest;
let employer: Person;

const jobs: Partial<JobPosting>[] = [
  { title: 'Registered Nurse', category: 'Healthcare', salary_range: '$30 - $40/hr' },
  {
    title: 'C++ Developer',
    category: 'Information Technology',
    location_type: 'Remote',
    experience_required: 'Senior Level',
    salary_range: '120k - 150k',
  },
  { title: 'Bridge Engineer', category: 'Engineering', salary_range: 'Competitive' },
  {
    title: 'Café Waiter',
    employment_type: 'Part-time',
    salary_range: undefined,
    location_city: 'Knoxville',
  },
  { title: 'Paralegal', category: 'Legal', location_type: 'Hybrid', salary_range: '$50,000' },
  {
    title: 'Accountant',
    category: 'Finance',
    overview: 'You will manage books for several companies, using C# tools.',
    employment_type: 'Temporary',
    salary_range: '$60,000+',
  },
];

beforeAll(async () => {
  service = await startJobs();
  employer = await service.account('employer', { company_name: 'Rivermont Group' });
  for (const job of jobs) {
    const body = posting({ key_responsibilities: 'See above.', ...job });
    const { status } = await service.request('POST', '/jobs', { token: employer.token, body });
    expect(status).toBe(201);
  }
});
afterAll(() => service.close());

const search = (body: JobSearch | Record<string, unknown>) =>
  service.request('POST', '/jobs/search', { body });
const titles = async (body: JobSearch) =>
  (await search(body)).body.map(({ title }: { title: string }) => title);

describe('POST /jobs/search', () => {
  it('answers everybody with a bare list, newest first, and the count (decision A19)', async () => {
    const { status, body, headers } = await search({});
    expect([status, headers.get('x-total-count')]).toEqual([200, '6']);
    expect(body.map(({ title }: { title: string }) => title)).toEqual(
      jobs.map(({ title }) => title).reverse(),
    );
    const badToken = await service.request('POST', '/jobs/search', { body: {}, token: 'nonsense' });
    expect([badToken.status, badToken.body.length]).toEqual([200, 6]);
  });

  it.each<[string, string[]]>([
    ['nur', ['Registered Nurse']],
    ['NURSE regist', ['Registered Nurse']],
    ['nu', []],
    ['rivermont zwieback', []],
    ['nurse engineer', ['Registered Nurse', 'Bridge Engineer']],
    ['c++', ['C++ Developer']],
    ['C#', ['Accountant']],
    ['cafe', ['Café Waiter']],
    ['company books', ['Accountant']],
    ['managing', ['Accountant']],
    ['rivermont', jobs.map(({ title = '' }) => title).reverse()],
    ['healthc', ['Registered Nurse']],
    ['?!', jobs.map(({ title = '' }) => title).reverse()],
    ['$where', []],
  ])('finds for %j (decision A66)', async (text, found) => {
    expect(await titles({ search: text })).toEqual(found);
  });

  it('filters by category with the alias table, whatever the case (decision A22)', async () => {
    expect(await titles({ category: 'Technology' })).toEqual(['Bridge Engineer', 'C++ Developer']);
    expect(await titles({ category: 'engineering' })).toEqual(['Bridge Engineer']);
    expect(await titles({ category: 'Hospitality' })).toEqual(['Café Waiter']);
    expect(await titles({ category: 'Other' })).toEqual(['Paralegal']);
    expect(await titles({ category: 'Retail' })).toEqual([]);
  });

  it('filters by employment type, remote and hybrid by the kind of place', async () => {
    expect(await titles({ employment_type: 'part-time' })).toEqual(['Café Waiter']);
    expect(await titles({ employment_type: 'temporary' })).toEqual(['Accountant']);
    expect(await titles({ employment_type: 'remote' })).toEqual(['C++ Developer']);
    expect(await titles({ employment_type: 'hybrid' })).toEqual(['Paralegal']);
    expect(await titles({ remote_ok: true })).toEqual(['Paralegal', 'C++ Developer']);
    expect((await titles({ remote_ok: false })).length).toBe(6);
  });

  it('filters by level, place and age', async () => {
    expect(await titles({ experience_level: 'Senior Level' })).toEqual(['C++ Developer']);
    expect(await titles({ location: 'knox' })).toEqual(['Café Waiter']);
    expect((await titles({ location: 'Chattanooga, TN' })).length).toBe(5);
    expect((await titles({ posted_within_days: 1 })).length).toBe(6);
    const stored = (await service.database()).collection('jobs');
    const paralegal = { title: 'Paralegal' };
    const before = await stored.findOne(paralegal);
    const created_at = new Date(Date.now() - 5 * 86_400_000);
    await stored.updateOne(paralegal, { $set: { created_at } });
    await rebuildSearchIndex(service, 'jobs');
    expect(await titles({ posted_within_days: 3, search: 'paralegal' })).toEqual([]);
    expect(await titles({ posted_within_days: 7, search: 'paralegal' })).toEqual(['Paralegal']);
    expect(await titles({ sortBy: 'oldest', limit: 1 })).toEqual(['Paralegal']);
    await stored.updateOne(paralegal, { $set: { created_at: before?.created_at } });
    await rebuildSearchIndex(service, 'jobs');
    expect(await titles({ company_size: '11-50' })).toEqual([]);
  });

  it('filters by overlapping pay, leaving unpaid jobs out only then (decision A23)', async () => {
    expect(await titles({ salary_min: 100_000, sortBy: 'title' })).toEqual([
      'Accountant',
      'C++ Developer',
    ]);
    expect(await titles({ salary_max: 55_000 })).toEqual(['Paralegal']);
    expect(await titles({ salary_min: 70_000, salary_max: 80_000, sortBy: 'title' })).toEqual([
      'Accountant',
      'Registered Nurse',
    ]);
    expect((await titles({ has_salary: true })).length).toBe(4);
  });

  it('sorts by pay with the unpaid last both ways, by company and title', async () => {
    const high = await titles({ sortBy: 'salary_high' });
    expect(high.slice(0, 4)).toEqual([
      'C++ Developer',
      'Registered Nurse',
      'Accountant',
      'Paralegal',
    ]);
    const low = await titles({ sortBy: 'salary_low' });
    expect(low.slice(0, 4)).toEqual(high.slice(0, 4).reverse());
    const byTitle = await titles({ sortBy: 'title' });
    expect(byTitle).toEqual([...byTitle].sort((a, b) => a.localeCompare(b)));
    expect(await titles({ sortBy: 'oldest', limit: 1 })).toEqual(['Registered Nurse']);
    expect((await titles({ sortBy: 'company' })).length).toBe(6);
  });

  it('joins filters and pages without overlap, counting all', async () => {
    const pages = await Promise.all(
      [0, 2, 4, 6].map((offset) => search({ sortBy: 'company', limit: 2, offset })),
    );
    const ids = pages.flatMap(({ body }) => body.map(({ id }: { id: string }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([6, 6]);
    expect(pages.map(({ headers }) => headers.get('x-total-count'))).toEqual(['6', '6', '6', '6']);
    const joined = { search: 'rivermont dev', category: 'Technology', remote_ok: true };
    expect(await titles({ ...joined, salary_min: 100_000 })).toEqual(['C++ Developer']);
  });

  it.each([
    { limit: 101 },
    { limit: 0 },
    { limit: [7] },
    { limit: '0x10' },
    { limit: true },
    { offset: '1e2' },
    { offset: -1 },
    { sortBy: 'constructor' },
    { search: 'x'.repeat(501) },
    { search: { $ne: null } },
    { salary_min: 'many' },
    { salary_min: 1.5 },
    { category: ['Legal'] },
    { remote_ok: 'yes' },
  ])('refuses %j', async (body) => {
    const { status, body: answer } = await search(body);
    expect([status, Array.isArray(answer.detail)]).toEqual([422, true]);
  });

  it('says 1000+ beyond a thousand and shows own writes at once', async () => {
    const stored = (await service.database()).collection('jobs');
    const sample = await stored.findOne({ title: 'Accountant' });
    const copies = Array.from({ length: 1_001 }, (_, index) => {
      const { _id, ...rest } = sample ?? {};
      return { ...rest, title: `Clone ${index}` };
    });
    await stored.insertMany(copies);
    await rebuildSearchIndex(service, 'jobs');
    // A search does not wait for a change of a thousand records: it may answer without them for a moment.
    const total = (limit: number, wanted: string) =>
      until(
        async () => (await search({ search: 'clone', limit })).headers.get('x-total-count'),
        (found) => found === wanted,
      );
    await total(5, '1000+');
    await stored.deleteOne({ title: 'Clone 0' });
    await stored.deleteMany({ title: { $in: copies.slice(1, 3).map(({ title }) => title) } });
    await rebuildSearchIndex(service, 'jobs');
    await total(6, '998');
    await search({ search: 'xylographer' });
    const body = posting({ title: 'Xylographer' });
    await service.request('POST', '/jobs', { token: employer.token, body });
    expect(await titles({ search: 'xylographer' })).toEqual(['Xylographer']);
    // The other tests count the six.
    await stored.deleteMany({ title: { $nin: jobs.map(({ title }) => title) } });
    await rebuildSearchIndex(service, 'jobs');
  });
});
