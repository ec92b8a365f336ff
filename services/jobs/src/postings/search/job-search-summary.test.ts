import type { JobPosting } from '@commons/contracts/jobs/jobs';
import { type JobsUnderTest, posting, startJobs } from '../../testing/jobs-service.js';

let service: JobsUnderTest;

const jobs: Partial<JobPosting>[] = [
  {
    title: 'Accountant',
    category: 'Finance',
    employment_type: 'Part-time',
    salary_range: '$95,000',
    overview: 'Keeps the books at 295 Flatbush Ave Brooklyn. Apply by mail.',
    location_city: 'New York',
    location_state: 'NY',
  },
  { title: 'Accountant', category: 'Finance', location_zip: '37402', salary_range: '$50,000' },
  { title: 'Registered Nurse', category: 'Healthcare', employment_type: 'Part-time' },
  { title: 'Nursery Worker', category: 'Other', location_city: 'Knoxville' },
];

beforeAll(async () => {
  service = await startJobs();
  const { token } = await service.account('employer', { company_name: 'Harbor Systems' });
  for (const job of jobs) {
    const { status } = await service.request('POST', '/jobs', { token, body: posting(job) });
    expect(status).toBe(201);
  }
});
afterAll(() => service.close());

const summary = async (body: object) => {
  const answer = await service.request('POST', '/jobs/search/summary', { body });
  expect(answer.status).toBe(200);
  return answer.body;
};
const chips = async (search: string) =>
  (await summary({ search })).understood.map(
    ({ kind, text }: { kind: string; text: string }) => `${kind}: ${text}`,
  );

describe('POST /jobs/search/summary', () => {
  it('shows how words were interpreted, each with the search without them', async () => {
    const { total, understood } = await summary({ search: 'Part-time accountant, Brooklyn 90k' });
    expect(total).toBe(1);
    expect(understood).toEqual([
      {
        kind: 'Employment type',
        text: 'Part-time',
        words: 'Part-time',
        search: 'accountant, Brooklyn 90k',
      },
      {
        kind: 'Occupation',
        text: 'Accountant',
        words: 'accountant',
        search: 'Part-time, Brooklyn 90k',
      },
      {
        kind: 'Place',
        text: 'Brooklyn',
        words: 'Brooklyn',
        search: 'Part-time accountant, 90k',
      },
      {
        kind: 'Pay',
        text: '$90,000 a year and more',
        words: '90k',
        search: 'Part-time accountant, Brooklyn',
      },
    ]);
  });

  it.each([
    ['accountant 37402', 'ZIP: 37402'],
    ['jobs that pay $20.50 an hour', 'Pay: $20.50 an hour and more'],
    ['nurse under 30 an hour', 'Pay: Up to $30 an hour'],
    ['nurse tennessee', 'Place: Tennessee'],
    ['nurse TN', 'Place: Tennessee'],
    ['accountant new york', 'Place: New York'],
    ['nurse harbor systems', 'Company: Harbor Systems'],
    ['accountant flatbush ave', 'Street: Flatbush Ave'],
  ])('shows the last words of %j as "%s"', async (search, chip) => {
    expect((await chips(search)).at(-1)).toBe(chip);
  });

  it('shows corrections, and a link to the search as typed', async () => {
    const { corrected, total } = await summary({ search: 'Acountant' });
    expect([corrected, total]).toEqual([{ from: 'Acountant', to: 'accountant' }, 2]);
    const exact = await summary({ search: 'Acountant', exact: true });
    expect(exact).toMatchObject({
      total: 0,
      near_words: [{ word: 'acountant', known: 'accountant', search: 'accountant', total: 2 }],
    });
    expect(exact.corrected).toBeUndefined();
  });

  it('shows what each filter and word excludes when nothing is found', async () => {
    // A nursery has no nurse.
    expect((await summary({ search: 'nurse', employment_type: 'remote' })).wider).toEqual([
      { without: { field: 'employment_type', value: 'remote' }, total: 1 },
    ]);
    expect((await summary({ search: 'registered knoxville' })).wider).toEqual([
      { without: { field: 'search', value: 'knoxville' }, total: 1, search: 'registered' },
      { without: { field: 'search', value: 'registered' }, total: 1, search: 'knoxville' },
    ]);
    expect((await summary({ search: 'nurse' })).wider).toEqual([]);
  });

  it('names the category of an occupation that nothing is posted for', async () => {
    const related = async (search: string) => (await summary({ search })).related_category;
    expect(await related('paramedic')).toEqual({ value: 'Healthcare', total: 1 });
    expect(await related('electricista')).toBeUndefined();
    expect(await related('paramédico pediátrico')).toEqual({ value: 'Healthcare', total: 1 });
    expect(await related('nurse')).toBeUndefined();
  });

  it('counts each facet without its own filter', async () => {
    const { facets } = await summary({ search: 'accountant', employment_type: 'part-time' });
    expect(facets.employment_type).toEqual([
      { value: 'full-time', total: 1 },
      { value: 'part-time', total: 1 },
    ]);
    expect(facets.category).toEqual([{ value: 'Finance', total: 1 }]);
    expect(facets.location).toEqual([
      { value: 'Brooklyn', total: 1 },
      { value: 'New York', total: 1 },
    ]);
    expect(facets.source).toEqual([{ value: 'posted', total: 1 }]);
    for (const { value, total } of facets.location) {
      const body = { search: 'accountant', employment_type: 'part-time', location: value };
      expect((await summary(body)).total).toBe(total);
    }
  });

  it('returns the words to highlight, including other forms', async () => {
    const { highlight } = await summary({ search: 'nurses' });
    expect(highlight).toEqual(expect.arrayContaining(['nurse']));
    expect(highlight).not.toContain('nursery');
  });
});

describe('GET /jobs/suggestions', () => {
  const suggested = async (search: string, limit = 8) => {
    const path = `/jobs/suggestions?${new URLSearchParams({ search, limit: String(limit) })}`;
    const { status, body } = await service.request('GET', path);
    expect(status).toBe(200);
    return body.map(
      ({ kind, text, total }: { kind: string; text: string; total?: number }) =>
        `${kind} ${text}${total ? ` ${total}` : ''}`,
    );
  };

  it('suggests existing names by word prefixes', async () => {
    expect(await suggested('acc')).toContain('term accountant 2');
    expect(await suggested('nurs')).toEqual(
      expect.arrayContaining(['job Registered Nurse', 'job Nursery Worker']),
    );
    expect(await suggested('harb')).toEqual(['company Harbor Systems 4']);
    expect(await suggested('brook')).toEqual(['place Brooklyn 1']);
    expect(await suggested('financ')).toContain('category Finance 2');
    expect(await suggested('nothing like it')).toEqual([]);
  });

  it('tolerates a typo, respects the limit, and starts with categories', async () => {
    expect(await suggested('acountant')).toContain('term accountant 2');
    expect((await suggested('n', 2)).length).toBeLessThanOrEqual(2);
    expect((await suggested(''))[0]).toBe('category Finance 2');
    expect((await service.request('GET', '/jobs/suggestions?limit=99')).status).toBe(422);
  });

  it('links to the only job with a title', async () => {
    const { body } = await service.request('GET', '/jobs/suggestions?search=registered');
    const job = body.find(({ kind }: { kind: string }) => kind === 'job');
    expect(job).toMatchObject({ text: 'Registered Nurse', detail: 'Harbor Systems' });
    const read = await service.request('GET', `/jobs/${job.id}`);
    expect(read.body.title).toBe('Registered Nurse');
  });
});

describe('a search around a place', () => {
  const search = (body: object) => service.request('POST', '/jobs/search', { body });

  it('finds jobs within the distance, and states their distances', async () => {
    const { body } = await search({ near: 'Chattanooga, TN', within_miles: 25 });
    expect(body.map(({ title }: { title: string }) => title).sort()).toEqual([
      'Accountant',
      'Registered Nurse',
    ]);
    for (const { distance_miles } of body) expect(distance_miles).toBeLessThan(10);
    const { near } = await summary({ near: '37402', within_miles: 5 });
    expect(near).toBe('Chattanooga, TN 37402');
  });

  it('sorts by distance even without words, unless an order is chosen', async () => {
    const cities = async (more: object = {}) =>
      (await search({ near: 'Knoxville TN', ...more })).body.map(
        ({ location_city }: { location_city: string }) => location_city,
      );
    expect((await cities())[0]).toBe('Knoxville');
    expect((await cities()).at(-1)).toBe('New York');
    expect((await cities({ sortBy: 'oldest' }))[0]).toBe('New York');
  });

  it('explains an unknown place', async () => {
    for (const path of ['/jobs/search', '/jobs/search/summary']) {
      const { status, body } = await service.request('POST', path, { body: { near: 'Qwertz' } });
      expect([status, body.detail[0].loc]).toEqual([422, ['body', 'near']]);
      expect(body.detail[0].msg).toMatch(/Enter a ZIP code, or a city and its state/);
    }
  });
});

describe('the snippet of a row', () => {
  it('shows the match if no visible field has it', async () => {
    const find = async (text: string) =>
      (await service.request('POST', '/jobs/search', { body: { search: text } })).body[0];
    const { snippet } = await find('books');
    expect(snippet).toMatch(/books/);
    expect(snippet.length).toBeLessThanOrEqual(160);
    expect((await find('nurse')).snippet).toBeUndefined();
    const { body } = await service.request('POST', '/jobs/search', { body: {} });
    expect(body.some((row: object) => 'snippet' in row)).toBe(false);
  });
});
