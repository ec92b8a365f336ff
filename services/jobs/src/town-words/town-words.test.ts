import type { TownWord } from '@commons/contracts/portal/town-lists';
import { setPortal } from '@commons/service-kit/testing/set-portal';
import { until } from '@commons/service-kit/testing/until';
import { type JobsUnderTest, type Person, posting, startJobs } from '../testing/jobs-service.js';

const harvest: TownWord = { name: 'Harvest Work', spanish: 'Cosecha', words: ['orchard hand'] };

let service: JobsUnderTest;
let employer: Person;
beforeAll(async () => {
  service = await startJobs();
  employer = await service.account('employer');
});
afterAll(() => service.close());

const post = (category: string, path = '/jobs') =>
  service.request('POST', path, { token: employer.token, body: posting({ category }) });
const found = async (body: object) =>
  (await service.request('POST', '/jobs/search', { body })).body.length;

it('posts, drafts, finds and counts jobs of a category of the town', async () => {
  expect((await post('Cosecha')).body.detail[0].loc).toEqual(['body', 'category']);
  await setPortal(service, { job_categories: [harvest] });
  const posted = await until(
    () => post('cosecha'),
    ({ status }) => status === 201,
  );
  expect(posted.body.category).toBe(harvest.name);
  expect((await post('Harvest work', '/jobs/drafts')).body.category).toBe(harvest.name);
  expect((await post('Beekeeping')).body.detail[0].msg).toMatch(/Marketing; .*; Harvest Work$/);
  expect(await found({ search: 'orchard hand' })).toBe(1);
  expect(await found({ category: harvest.name })).toBe(1);
  const body = { search: 'cosecha' };
  const summary = (await service.request('POST', '/jobs/search/summary', { body })).body;
  expect(summary.facets.category).toEqual([{ value: harvest.name, total: 1 }]);
});

it('finds jobs in an area of the town by its names, words and ZIP codes, and offers it', async () => {
  const shore = { name: 'North Shore', spanish: 'Orilla Norte', words: ['37405', 'Frazier Ave'] };
  const places = [{ location_zip: '37405' }, { overview: 'Apply at 12 Frazier Ave Conway.' }, {}];
  for (const [at, place] of places.entries()) {
    const body = posting({
      title: `Waiter ${at}`,
      location_city: 'Conway',
      location_state: 'AR',
      ...place,
    });
    await service.request('POST', '/jobs', { token: employer.token, body });
  }
  await setPortal(service, { job_categories: [harvest], service_areas: [shore] });
  await until(
    () => found({ search: 'waiter', location: 'orilla norte' }),
    (total) => total === 2,
  );
  expect(await found({ search: 'waiter', location: 'North Shore' })).toBe(2);
  for (const search of ['waiter north shore', 'waiter orilla norte']) {
    expect([search, await found({ search })]).toEqual([search, 2]);
  }
  const body = { search: 'waiter' };
  const { facets } = (await service.request('POST', '/jobs/search/summary', { body })).body;
  expect(facets.location).toEqual([
    { value: 'Conway', total: 3 },
    { value: shore.name, total: 2 },
    { value: '37405', total: 1 },
  ]);
});

it('moves jobs, drafts and saved searches to another, and then publishes no old draft', async () => {
  const seeker = await service.account('job_seeker');
  const search = { category: harvest.name };
  await service.request('POST', '/jobs/searches', { token: seeker.token, body: { search } });
  const token = await service.serviceToken('auth');
  const at = { list: 'job_categories', name: harvest.name };
  const uses = async () => {
    const query = new URLSearchParams(at);
    return (await service.request('GET', `/internal/word-uses?${query}`, { token })).body;
  };
  expect(await uses()).toEqual({ total: 2 });
  const move = { token, body: { ...at, to: 'Operations' } };
  expect((await service.request('POST', '/internal/word-moves', move)).body).toEqual({ total: 2 });
  expect(await uses()).toEqual({ total: 0 });
  const saved = await service.request('GET', '/jobs/searches', { token: seeker.token });
  expect(saved.body[0]).toMatchObject({ search: { category: 'Operations' } });
  const { body: late } = await post(harvest.name, '/jobs/drafts');
  await setPortal(service, {});
  const publish = { token: employer.token, body: { status: 'active' } };
  await until(
    async () => (await post(harvest.name)).status,
    (status) => status === 422,
  );
  const refused = await service.request('PATCH', `/jobs/${late.id}/status`, publish);
  expect([refused.status, refused.body.detail[0].loc]).toEqual([422, ['body', 'category']]);
});
