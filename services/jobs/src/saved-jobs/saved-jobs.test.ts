import { type JobsUnderTest, type Person, posting, startJobs } from '../testing/jobs-service.js';

let service: JobsUnderTest;
let employer: Person;
let seeker: Person;
beforeAll(async () => {
  service = await startJobs();
});
beforeEach(async () => {
  [employer, seeker] = [await service.account('employer'), await service.account('job_seeker')];
});
afterAll(() => service.close());

const newJob = async (title: string): Promise<string> => {
  const body = posting({ title });
  return (await service.request('POST', '/jobs', { token: employer.token, body })).body.id;
};
const as = (method: string, path: string) => service.request(method, path, { token: seeker.token });

it('saves jobs once each, lists the latest first, and removes them', async () => {
  const [one, two] = [await newJob('One'), await newJob('Two')];
  const first = await as('PUT', `/jobs/saved/${one}`);
  await Promise.all([1, 2, 3].map(() => as('PUT', `/jobs/saved/${two}`)));
  expect((await as('PUT', `/jobs/saved/${one}`)).body).toEqual(first.body);
  const { body, headers } = await as('GET', '/jobs/saved');
  expect(body.map(({ job }: { job: { title: string } }) => job.title)).toEqual(['Two', 'One']);
  expect(headers.get('x-total-count')).toBe('2');
  expect(new Set((await as('GET', '/jobs/saved/ids')).body.ids)).toEqual(new Set([one, two]));
  expect((await as('DELETE', `/jobs/saved/${one}`)).status).toBe(204);
  expect((await as('DELETE', `/jobs/saved/${one}`)).status).toBe(204);
  expect((await as('GET', '/jobs/saved/ids')).body.ids).toEqual([two]);
});

it('shows a closed job as closed, and refuses unknown jobs', async () => {
  const id = await newJob('Three');
  await as('PUT', `/jobs/saved/${id}`);
  const close = { token: employer.token, body: { status: 'closed' } };
  await service.request('PATCH', `/jobs/${id}/status`, close);
  expect((await as('GET', '/jobs/saved')).body[0].job).toMatchObject({ id, status: 'closed' });
  expect((await as('PUT', '/jobs/saved/nonsense')).status).toBe(404);
  expect((await as('PUT', '/jobs/saved/650000000000000000000000')).status).toBe(404);
});

it('fills each page with visible jobs, and counts only these', async () => {
  const titles = ['One', 'Two', 'Three', 'Four'];
  const ids: string[] = [];
  for (const title of titles) {
    ids.push(await newJob(title));
    await as('PUT', `/jobs/saved/${ids.at(-1)}`);
  }
  const drop = { token: employer.token, body: { status: 'draft' } };
  await service.request('PATCH', `/jobs/${ids[2]}/status`, drop);
  const page = async (offset: number) => {
    const { body, headers } = await as('GET', `/jobs/saved?limit=2&offset=${offset}`);
    const shown = body.map(({ job }: { job: { title: string } }) => job.title);
    return [shown.join(' '), headers.get('x-total-count')];
  };
  expect(await page(0)).toEqual(['Four Two', '3']);
  expect(await page(2)).toEqual(['One', '3']);
});
