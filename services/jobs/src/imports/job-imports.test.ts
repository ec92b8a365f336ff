import type { JobImportRow } from '@commons/contracts/imports/job-imports';
import { type JobsUnderTest, type Person, posting, startJobs } from '../testing/jobs-service.js';

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

  it('stores rows with their date and mapped categories, without an owner', async () => {
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

  it('leaves known rows unchanged, with and without a reference', async () => {
    await load([row()]);
    const nameless = row({ ref: undefined, title: 'Lamplighter' });
    expect((await load([row(), nameless, nameless])).body).toMatchObject({
      imported: 1,
      unchanged: 2,
    });
    expect(await find('lampl')).toHaveLength(1);
  });

  it('updates a known row, and keeps its date and views', async () => {
    await load([row({ description: 'By lamp.', source_url: 'https://source.test/1' })]);
    const [before] = await find('tunnel');
    const again = row({
      title: 'Bridge Inspector',
      overview: 'Walks over bridges.',
      created_at: '2025-01-01T00:00:00.000Z',
    });
    expect((await load([again])).body).toMatchObject({ imported: 0, updated: 1, unchanged: 0 });
    expect(await find('tunnel')).toHaveLength(0);
    const [after] = await find('bridge');
    expect(after).toMatchObject({ id: before.id, created_at: before.created_at });
    expect([after.description, after.source_url]).toEqual([undefined, undefined]);
    expect((await load([again])).body).toEqual({ imported: 0, unchanged: 1, refused: [] });
  });

  it("starts the term at the latest import, and ends it at the source's date", async () => {
    const day = 86_400_000;
    const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
    await load([
      row({ ref: 'old', title: 'Oldest Posting', created_at: '2018-01-01T00:00:00.000Z' }),
      row({ ref: 'soon', title: 'Ending Posting', valid_through: inDays(3) }),
      row({ ref: 'past', title: 'Ended Posting', valid_through: inDays(-1) }),
    ]);
    expect((await find('posting')).map(({ title }: { title: string }) => title).sort()).toEqual([
      'Ending Posting',
      'Oldest Posting',
    ]);
    const database = await service.database();
    const stored = await database.collection('jobs').find({}).toArray();
    const termOf = (ref: string) =>
      ((stored.find(({ import_ref }) => import_ref === `ref:${ref}`)?.expires_at ?? 0) -
        Date.now()) /
      day;
    expect([Math.round(termOf('old')), Math.round(termOf('soon'))]).toEqual([60, 3]);
    // Sixty days later, jobs that the source still has stay active.
    await database
      .collection('jobs')
      .updateMany({}, { $set: { status: 'expired', expires_at: new Date(0) } });
    await database.close();
    expect(await find('posting')).toHaveLength(0);
    const still = row({
      ref: 'old',
      title: 'Oldest Posting',
      created_at: '2018-01-01T00:00:00.000Z',
    });
    expect((await load([still])).body).toMatchObject({ unchanged: 1 });
    expect(await find('posting')).toMatchObject([{ title: 'Oldest Posting', status: 'active' }]);
  });

  it('is distinguished from jobs posted here by a flag, a link and a filter', async () => {
    await load([row({ title: 'Harbor Pilot', source_url: 'https://source.test/pilot' })]);
    await service.request('POST', '/jobs', {
      token: employer.token,
      body: posting({ title: 'Harbor Baker' }),
    });
    const of = async (source?: string) => {
      const body = { search: 'harbor', ...(source && { source }) };
      const rows = (await service.request('POST', '/jobs/search', { body })).body;
      return rows.map(({ title }: { title: string }) => title).sort();
    };
    expect(await of()).toEqual(['Harbor Baker', 'Harbor Pilot']);
    expect(await of('imported')).toEqual(['Harbor Pilot']);
    expect(await of('posted')).toEqual(['Harbor Baker']);
    expect((await find('pilot'))[0]).toMatchObject({
      external: true,
      source_url: 'https://source.test/pilot',
    });
    const { body } = await load([row({ ref: 'x', source_url: 'javascript:alert(1)' })]);
    expect(body.refused).toHaveLength(1);
    expect((await service.request('POST', '/jobs/search', { body: { source: 'x' } })).status).toBe(
      422,
    );
  });

  it('keeps what can only be hourly pay as text, and accepts sparse rows', async () => {
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

  it('takes the workplace from the title where no column states it (decision B175)', async () => {
    const title = 'Billing Clerk - Work from home';
    await load([row({ title, ref: 'row-2' }), row()]);
    const { body } = await service.request('POST', '/jobs/search', {
      body: { search: 'remote billing' },
    });
    expect(body).toMatchObject([{ title, location_type: 'Remote' }]);
  });

  it('reads texts that another program encoded twice', async () => {
    await load([row({ title: 'Tunnel Inspector â€“ Nights' })]);
    expect((await find('tunnel'))[0]).toMatchObject({ title: 'Tunnel Inspector – Nights' });
  });

  it('keeps a summary that differs from the overview', async () => {
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

  it('accepts at most 200 rows a call, and concurrent imports of the same rows', async () => {
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

  describe('the same posting in several rows', () => {
    const twin = (ref: string, change: Record<string, unknown> = {}) =>
      row({ ref, created_at: `2019-02-0${ref.length}T00:00:00.000Z`, ...change });
    const jobs = async () => {
      const database = await service.database();
      const found = await database.collection('jobs').find({}).toArray();
      await database.close();
      return found;
    };

    it('is one job, also across imports and when loaded again', async () => {
      const rows = [twin('a'), twin('bb', { title: 'TUNNEL  inspector' })];
      expect((await load(rows)).body).toEqual({
        imported: 1,
        merged: 1,
        unchanged: 0,
        refused: [],
      });
      expect((await load([twin('ccc')])).body).toMatchObject({ imported: 0, merged: 1 });
      expect((await load([twin('ccc'), ...rows])).body).toEqual({
        imported: 0,
        unchanged: 3,
        refused: [],
      });
      expect(await jobs()).toMatchObject([
        { import_ref: 'ref:a', import_refs: ['ref:bb', 'ref:ccc'] },
      ]);
    });

    it('stays active while one of its rows is still imported', async () => {
      await load([twin('a'), twin('bb')]);
      const database = await service.database();
      await database
        .collection('jobs')
        .updateMany({}, { $set: { status: 'expired', expires_at: new Date(0) } });
      await database.close();
      expect((await load([twin('bb')])).body).toMatchObject({ unchanged: 1 });
      expect(await find('tunnel')).toHaveLength(1);
    });

    it('is separate from one with another text, place, company, type or title', async () => {
      const others = [
        { overview: 'Another text.' },
        { location_city: 'Albany' },
        { company_name: 'STATE WATER BOARD' },
        { employment_type: 'part_time' },
        { title: 'Bridge Inspector' },
      ];
      const rows = others.map((change, at) => twin(`other-${at}`, change));
      expect((await load([twin('a'), ...rows])).body).toMatchObject({ imported: 6 });
    });

    it('becomes two when one of its rows changes', async () => {
      await load([twin('a'), twin('bb')]);
      const own = twin('bb', { overview: 'Now about bridges.' });
      expect((await load([twin('a'), own])).body).toMatchObject({ imported: 1, unchanged: 1 });
      expect(await find('tunnel')).toHaveLength(2);
      expect((await load([twin('a'), own])).body).toMatchObject({ imported: 0, unchanged: 2 });
      const first = twin('a', { overview: 'Now about bridges.' });
      expect((await load([first, own])).body).toMatchObject({ imported: 0, updated: 1 });
    });
  });

  it('reports categories that match none of the list', async () => {
    const strange = { title: 'Qwx', category: 'Zymurgy', company_name: 'Qwx' };
    expect((await load([row({ ref: 'z', ...strange })])).body).toEqual({
      imported: 1,
      unchanged: 0,
      unplaced: [{ text: 'Zymurgy', rows: 1 }],
      refused: [],
    });
  });
});
