import { type JobsUnderTest, type Person, posting, startJobs } from '../testing/jobs-service.js';

let service: JobsUnderTest;
let employer: Person;
beforeAll(async () => {
  service = await startJobs();
  employer = await service.account('employer');
});
afterAll(() => service.close());

const feed = (query: string) => fetch(`${service.url}/jobs/feed.atom?${query}`);

it('goes by every filter of the search', async () => {
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

it.each(['salary_min=a%20lot', 'posted_within_days=0', 'salary_max=1.5'])(
  'refuses %s',
  async (query) => {
    expect((await feed(query)).status).toBe(422);
  },
);
