import { type JobsUnderTest, type Person, posting, startJobs } from '../testing/jobs-service.js';

let service: JobsUnderTest;
let employer: Person;
beforeAll(async () => {
  service = await startJobs();
  employer = await service.account('employer');
});
afterAll(() => service.close());

const feed = (query: string) => fetch(`${service.url}/jobs/feed.atom?${query}`);

it('applies every filter of the search', async () => {
  for (const salary_range of ['$30,000', '$60,000', '$90,000']) {
    const body = posting({ title: `Ferryman for ${salary_range}`, salary_range });
    await service.request('POST', '/jobs', { token: employer.token, body });
  }
  const amounts = async (query: string) =>
    (await (await feed(query)).text()).match(/Ferryman for \S+/g);
  expect(await amounts('search=ferryman&salary_min=50000')).toEqual([
    'Ferryman for $90,000',
    'Ferryman for $60,000',
  ]);
  expect(await amounts('salary_max=40000&posted_within_days=1')).toEqual(['Ferryman for $30,000']);
  expect(await amounts('salary_min=&salary_max=&posted_within_days=')).toHaveLength(3);
  expect(await amounts('salary_max=0')).toBeNull();
});

it('filters by the distance from a place', async () => {
  for (const [location_city, location_state] of [
    ['Chattanooga', 'TN'],
    ['Nashville', 'TN'],
  ]) {
    const body = posting({ title: `Cooper in ${location_city}`, location_city, location_state });
    await service.request('POST', '/jobs', { token: employer.token, body });
  }
  const titles = async (query: string) =>
    (await (await feed(query)).text()).match(/Cooper in \w+/g);
  expect(await titles('search=cooper&near=37402&within_miles=10')).toEqual([
    'Cooper in Chattanooga',
  ]);
  expect(await titles('search=coopr&exact=true')).toBeNull();
});

it('lists the newest first, even if an older job matches better', async () => {
  const post = (fields: object) =>
    service.request('POST', '/jobs', { token: employer.token, body: posting(fields) });
  await post({ title: 'Wheelwright' });
  await post({ title: 'Helper', overview: 'You help a wheelwright.' });
  const text = await (await feed('search=wheelwright')).text();
  expect(text.indexOf('Helper')).toBeGreaterThan(0);
  expect(text.indexOf('Helper')).toBeLessThan(text.indexOf('Wheelwright'));
});

it.each(['salary_min=a%20lot', 'posted_within_days=0', 'salary_max=1.5'])(
  'refuses %s',
  async (query) => {
    expect((await feed(query)).status).toBe(422);
  },
);
