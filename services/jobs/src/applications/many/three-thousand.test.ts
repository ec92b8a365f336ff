import type { ApplicationSummary } from '@commons/contracts/applications/application-filter';
import type { EmployerApplication } from '@commons/contracts/applications/applications';
import { type JobsUnderTest, type Person, startJobs } from '../../testing/jobs-service.js';
import { addApplicants } from '../../testing/many-applicants.js';

let service: JobsUnderTest;
let employer: Person;
let other: Person;

const jobs = [
  { id: 'a'.repeat(24), title: 'Baker' },
  { id: 'b'.repeat(24), title: 'Pastry Chef' },
  { id: 'c'.repeat(24), title: 'Driver' },
];

beforeAll(async () => {
  service = await startJobs({ ROLES: 'api' });
  employer = await service.account('employer');
  other = await service.account('employer');
  await addApplicants(service, employer, jobs, 3_000, (at) => ({
    ...(at % 100 === 0 && { tags: ['Second round'], stars: (at / 100) % 4 }),
    ...(at % 500 === 0 && { withdrawn_at: new Date(), cover_letter: undefined }),
  }));
  await addApplicants(service, other, jobs, 20);
}, 120_000);
afterAll(() => service.close());

const ask = async <Body>(path: string, token = employer.token) => {
  const answer = await service.request('GET', path, { token });
  expect(answer.status).toBe(200);
  return { body: answer.body as Body, total: answer.headers.get('x-total-count') };
};
const list = (query: string) => ask<EmployerApplication[]>(`/applications/all?${query}`);
const summary = async (query = '') =>
  (await ask<ApplicationSummary>(`/applications/summary?${query}`)).body;
const matching = async (query: string) =>
  (await ask<{ applications: { id: string }[]; more: boolean }>(`/applications/matching?${query}`))
    .body;

it('counts exactly beyond a thousand, each filter combined with the others', async () => {
  const all = await summary();
  expect(all.everything).toBe(3_000);
  expect(all.jobs.map(({ title, total }) => [title, total]).sort()).toEqual([
    ['Baker', 1_000],
    ['Driver', 1_000],
    ['Pastry Chef', 1_000],
  ]);
  const { all: sum, ...each } = all.status;
  expect(sum).toBe(3_000);
  // Six are withdrawn, and so in no status.
  expect(Object.values(each).reduce((one, next) => one + next)).toBe(2_994);
  expect(all.tags).toEqual([{ tag: 'Second round', total: 30 }]);

  const bakers = await summary(`job_id=${jobs[0]?.id}&status=accepted`);
  expect(bakers.status.all).toBe(1_000);
  expect(bakers.jobs.every(({ total }) => total < 1_000)).toBe(true);
  const counted = await matching(`job_id=${jobs[0]?.id}&status=pending`);
  expect(counted.applications).toHaveLength(bakers.status.pending);
});

it('pages through all of a job without a gap or a repetition', async () => {
  const ids = new Set<string>();
  for (let offset = 0; offset < 1_000; offset += 100) {
    const { body } = await list(
      `brief=true&limit=100&offset=${offset}&job_id=${jobs[1]?.id}&sortBy=applicant_name`,
    );
    for (const { id } of body) ids.add(id);
  }
  expect(ids.size).toBe(1_000);
  expect((await list('limit=1')).total).toBe('1000+');
});

it('searches names and letters, ignoring accents, case and punctuation', async () => {
  expect((await summary('search=SOURDOUGH')).status.all).toBe(60 - 6);
  expect((await list('search=sourdough%20zoe%20alvarez&limit=100')).body).toEqual([]);
  const zoes = (await list('search=zoe%20alvarez&limit=100')).body;
  expect(zoes.length).toBeGreaterThan(10);
  expect(zoes.every(({ applicant_name }) => /^Zoë Álvarez/.test(applicant_name))).toBe(true);
  expect((await list('search=p2999%40example.org')).body).toHaveLength(1);
  expect((await list('search=.*&limit=1')).body).toEqual([]);
  expect((await list(`search=${'%28'.repeat(100)}`)).body).toEqual([]);
});

it('filters by tag, stars and date', async () => {
  expect((await summary('tag=second%20ROUND')).status.all).toBe(30);
  const starred = (await list('stars=3&limit=100')).body;
  expect(starred.map(({ stars }) => stars)).toEqual(new Array(starred.length).fill(3));
  const hour = new Date(Date.now() - 3_600_000).toISOString();
  const recent = (await summary(`applied_from=${hour}`)).status.all;
  expect(recent).toBeGreaterThan(55);
  expect((await summary(`applied_before=${hour}`)).status.all).toBe(3_000 - recent);
  for (const bad of ['stars=9', 'applied_from=yesterday', `search=${'x'.repeat(201)}`]) {
    const path = `/applications/all?${bad}`;
    expect((await service.request('GET', path, { token: employer.token })).status).toBe(422);
  }
});

it('shortens a long list: letters cut, private marks included', async () => {
  const [first] = (await list('brief=true&limit=1&search=sourdough&tag=second%20round')).body;
  expect(first).toMatchObject({ timeline: [], tags: ['Second round'] });
});

it('shows another employer nothing of it', async () => {
  expect(
    (await ask<ApplicationSummary>('/applications/summary', other.token)).body.everything,
  ).toBe(20);
  const path = `/applications/matching?search=sourdough`;
  const theirs = await ask<{ applications: unknown[] }>(path, other.token);
  expect(theirs.body.applications).toHaveLength(1);
});
