import { occupationsNamed, occupationsOf } from '../../categories/occupation-titles.js';
import { type JobsUnderTest, posting, startJobs } from '../../testing/jobs-service.js';

let service: JobsUnderTest;

const titles = [
  'Telephone Solicitor (Evenings)',
  'Appointment Setter',
  'Hand Bookbinder',
  'Chimney Sweep Helper',
];

beforeAll(async () => {
  service = await startJobs();
  const { token } = await service.account('employer');
  for (const title of titles) {
    const { status } = await service.request('POST', '/jobs', { token, body: posting({ title }) });
    expect(status).toBe(201);
  }
});
afterAll(() => service.close());

const found = async (search: string) => {
  const { body } = await service.request('POST', '/jobs/search', { body: { search } });
  return body.map(({ title }: { title: string }) => title);
};

describe('a search for the title of an occupation (decision B175)', () => {
  it('finds jobs of the occupation under other titles, after those with the words', async () => {
    expect(await found('appointment setter')).toEqual([
      'Appointment Setter',
      'Telephone Solicitor (Evenings)',
    ]);
    expect(await found('telesales specialist')).toHaveLength(2);
  });

  it('finds nothing of other occupations, and nothing with "exact"', async () => {
    expect(await found('sommelier')).toEqual([]);
    const body = { search: 'telesales specialist', exact: true };
    const { body: exact } = await service.request('POST', '/jobs/search', { body });
    expect(exact).toEqual([]);
  });

  it('is counted by the summary like the list', async () => {
    const body = { search: 'telesales specialist' };
    const summary = await service.request('POST', '/jobs/search/summary', { body });
    expect(summary.body.total).toBe(2);
  });
});

it('takes "no degree" as a search for entry-level work', async () => {
  const { body } = await service.request('POST', '/jobs/search/summary', {
    body: { search: 'bookbinder no degree' },
  });
  expect(body.understood).toContainEqual(
    expect.objectContaining({ kind: 'Experience', text: 'Entry Level' }),
  );
});

it('puts jobs that state benefits before the others, and requires none', async () => {
  const { token } = await service.account('employer');
  const add = (job: object) => service.request('POST', '/jobs', { token, body: posting(job) });
  await add({ title: 'Glass Blower', benefits_offered: 'Health, dental and a 401(k).' });
  await add({ title: 'Glass Blower, evenings', benefits_offered: '' });
  expect(await found('glass blower with benefits')).toEqual([
    'Glass Blower',
    'Glass Blower, evenings',
  ]);
  expect(await found('401k')).toEqual(['Glass Blower']);
  expect(await found('glass blower paying 20 dollars an hour')).toHaveLength(2);
  expect(await found('paid glass blower')).toHaveLength(2);
});

describe('the names of shifts', () => {
  const shifts = [
    { title: 'Forklift Driver, second shift' },
    { title: 'Packer (2nd shift)' },
    { title: 'Stocker, 3rd shift' },
    { title: 'Assembler, first shift' },
    { title: 'Box Truck Driver, no nights' },
  ];

  beforeAll(async () => {
    const { token } = await service.account('employer');
    for (const job of shifts) await service.request('POST', '/jobs', { token, body: posting(job) });
  });

  it.each([
    ['2nd shift', ['Forklift Driver, second shift', 'Packer (2nd shift)']],
    ['second shift', ['Forklift Driver, second shift', 'Packer (2nd shift)']],
    ['third shift', ['Stocker, 3rd shift']],
    ['night shift', ['Stocker, 3rd shift']],
  ])(
    'find for "%s" the shift under its other names, and no other shift',
    async (search, titles) => {
      const rows = await found(search);
      expect(rows).toEqual(expect.arrayContaining(titles));
      expect(rows).not.toContain('Assembler, first shift');
      expect(rows).not.toContain('Box Truck Driver, no nights');
    },
  );

  it('are found by what is not wanted too', async () => {
    expect(await found('driver no nights')).toContain('Box Truck Driver, no nights');
    expect(await found('something in trucks')).toEqual(['Box Truck Driver, no nights']);
  });
});

describe('the occupations of a title', () => {
  it('are those of the longest titles in it', () => {
    expect(occupationsOf('Weekend Sushi Chef, Downtown')).toEqual(
      occupationsNamed(['sushi', 'chef']),
    );
    expect(occupationsNamed(['sushi', 'chefs'])).toHaveLength(1);
  });

  it('are none for a word that many occupations have', () => {
    expect(occupationsNamed(['supervisor'])).toEqual([]);
    expect(occupationsOf('Supervisor')).toEqual([]);
  });
});
