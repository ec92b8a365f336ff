import type { JobImportRow } from '@commons/contracts/jobs';
import { type JobsUnderTest, type Person, startJobs } from '../testing/jobs-service.js';

let service: JobsUnderTest;
let operator: string;
let employer: Person;

beforeAll(async () => {
  service = await startJobs();
  employer = await service.account('employer');
  operator = await service.tokenFor({ sub: employer.id, account_type: 'employer', operator: true });
});
afterEach(async () => {
  const database = await service.database();
  await database.collection('jobs').deleteMany({});
  await database.close();
});
afterAll(() => service.close());

const load = (rows: unknown, token = operator) =>
  service.request('POST', '/jobs/import', { token, body: { rows } });
const find = async (search: string) =>
  (await service.request('POST', '/jobs/search', { body: { search } })).body;

const row = (change: Partial<JobImportRow> & Record<string, unknown> = {}) => ({
  title: 'Tunnel Inspector',
  company_name: 'CITY WATER BOARD',
  category: 'Public Safety, Inspections, & Enforcement',
  employment_type: 'full_time',
  experience_level: 'mid',
  location_city: 'New York',
  location_state: 'NY',
  salary_min: 60_000,
  salary_max: 80_000.4,
  overview: 'Walks through tunnels and reports leaks.',
  created_at: '2019-02-03T04:05:06.007Z',
  ref: 'row-1',
  ...change,
});

describe('POST /jobs/import (decision A61)', () => {
  it('is for operators only', async () => {
    expect((await load([row()], employer.token)).status).toBe(403);
    expect(
      (await service.request('POST', '/jobs/import', { body: { rows: [row()] } })).status,
    ).toBe(401);
  });

  it('stores rows with their date and mapped words, without an owner', async () => {
    const { status, body } = await load([row()]);
    expect([status, body]).toEqual([200, { imported: 1, unchanged: 0, refused: [] }]);
    const [job] = await find('tunnel');
    expect(job).toMatchObject({
      category: 'Other',
      employment_type: 'Full-time',
      experience_level: 'Mid Level',
      salary_min: 60_000,
      salary_max: 80_000,
      status: 'active',
      external: true,
      created_at: '2019-02-03T04:05:06.007Z',
    });
    expect(await find('inspections')).toHaveLength(1);
    expect((await service.request('GET', '/my-jobs', { token: operator })).body).toEqual([]);
  });

  it('leaves known rows as they are, with and without a reference of their own', async () => {
    await load([row()]);
    const nameless = row({ ref: undefined, title: 'Lamplighter' });
    expect((await load([row(), nameless, nameless])).body).toMatchObject({
      imported: 1,
      unchanged: 2,
    });
    expect((await load([row({ title: 'Renamed' }), nameless])).body).toMatchObject({
      imported: 0,
      unchanged: 2,
    });
    expect(await find('lampl')).toHaveLength(1);
    expect(await find('renamed')).toHaveLength(0);
  });

  it('keeps what can only be pay by the hour in words, and takes rows with little in them', async () => {
    const rows = [
      row({ ref: 'h', title: 'Ferryman', salary_min: 18.5, salary_max: 22 }),
      { title: 'Minimal Job', company_name: 'Somebody', employment_type: '' },
    ];
    expect((await load(rows)).body.imported).toBe(2);
    expect((await find('ferryman'))[0]).toMatchObject({
      salary_min: 38_480,
      salary_max: 45_760,
      salary_range: '$18.5 - $22 per hour',
    });
    expect((await find('minimal'))[0]).toMatchObject({ category: 'Other', employment_type: '' });
  });

  it('keeps a summary that says something else than the overview', async () => {
    const rows = [
      row({ ref: 's1', title: 'Cooper', summary: 'Barrels by hand.' }),
      row({ ref: 's2', title: 'Fletcher', overview: undefined, summary: 'Arrows by hand.' }),
    ];
    expect((await load(rows)).body.imported).toBe(2);
    expect((await find('barrel'))[0]).toMatchObject({
      overview: 'Walks through tunnels and reports leaks.',
      description: 'Barrels by hand.',
    });
    expect((await find('arrows'))[0].overview).toBe('Arrows by hand.');
  });

  it('refuses each bad row with its reason and stores the others', async () => {
    const { body } = await load([
      { title: 'No company' },
      row({ ref: 'a', title: 'Good One' }),
      row({ ref: 'b', salary_min: 90_000 }),
      row({ ref: 'c', created_at: '2999-01-01T00:00:00.000Z' }),
      row({ ref: 'd', created_at: 'yesterday' }),
      'text',
      null,
    ]);
    expect(body.imported).toBe(1);
    expect(body.refused.map(({ row: index }: { row: number }) => index)).toEqual([
      0, 2, 3, 4, 5, 6,
    ]);
    expect(body.refused[0].detail).toBe('company_name: Field required');
    expect(body.refused[1].detail).toBe('salary_min: Is above salary_max');
    expect(await find('good one')).toHaveLength(1);
  });

  it('takes at most 200 rows a call, and two imports of the same rows at a time', async () => {
    expect((await load(Array.from({ length: 201 }, () => row()))).status).toBe(422);
    expect((await load([])).status).toBe(422);
    expect((await load('rows')).status).toBe(422);
    const rows = Array.from({ length: 200 }, (_, index) =>
      row({ ref: `bulk-${index}`, title: `Bulkhead Fitter ${index}` }),
    );
    const answers = await Promise.all([load(rows), load(rows)]);
    const stored = answers.reduce((sum, { body }) => sum + body.imported, 0);
    expect([stored, answers.map(({ status }) => status)]).toEqual([200, [200, 200]]);
    const page = await service.request('POST', '/jobs/search', {
      body: { search: 'bulkhead', limit: 1 },
    });
    expect(page.headers.get('x-total-count')).toBe('200');
  });
});
