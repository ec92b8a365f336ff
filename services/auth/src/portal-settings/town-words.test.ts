import type { TownWord } from '@commons/contracts/portal/town-lists';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { authService } from '../app.module.js';
import { operatorToken, register } from '../testing/people.js';

const crafts: TownWord = { name: 'Crafts', spanish: 'Artesanía', words: ['quilts'] };
const harvest: TownWord = { name: 'Harvest', spanish: 'Cosecha', words: [] };

/** What directory and jobs count, and what they were asked to move. */
let used = 0;
const moved: unknown[] = [];
let answerMove: () => unknown = () => ({ total: used });

let service: TestService;
let operator: string;
beforeAll(async () => {
  service = await createTestService(authService, {
    env: { AUTH_URL: undefined },
    internal: ({ method, path, body }) => {
      if (path.startsWith('/internal/word-uses')) return { total: used };
      if (method !== 'POST' || path !== '/internal/word-moves') return undefined;
      moved.push(body);
      return answerMove();
    },
  });
  operator = await operatorToken(service, 'Opal Operator');
});
afterAll(() => service.close());

const path = '/auth/operator/portal-settings';
const save = async (saved: object) => {
  const { body: now } = await service.request('GET', path, { token: operator });
  const body = { version: now.version, saved };
  return service.request('PUT', path, { token: operator, body });
};
const move = (body: object) =>
  service.request('POST', '/auth/operator/word-moves', { token: operator, body });

it.each([
  ['a specified word', 'listing_categories', { name: 'retail' }, 'name'],
  ['a specified word in Spanish', 'listing_categories', { spanish: 'Educación' }, 'spanish'],
  ['a category of the job filter', 'job_categories', { name: 'Hospitality' }, 'name'],
  ['a specified area', 'service_areas', { name: 'online-only' }, 'name'],
])('refuses %s', async (_what, list, change, field) => {
  const { status, body } = await save({ [list]: [harvest, { ...crafts, ...change }] });
  expect([status, body.detail[0].loc]).toEqual([422, ['body', 'saved', list, 1, field]]);
  expect(body.detail[0].msg).toMatch(/is on the list already$/);
});

it.each([
  ['doubles', [crafts, { ...harvest, spanish: 'ARTESANIA' }]],
  ['long names', [{ ...crafts, name: 'x'.repeat(41) }]],
  ['markup', [{ ...crafts, name: 'Crafts <b>' }]],
  ['too many', Array.from({ length: 41 }, (_, at) => ({ name: `C${at}`, spanish: `S${at}` }))],
  ['an unknown picture', [{ ...crafts, picture: 'Moon' }]],
])('refuses %s', async (_what, listing_categories) => {
  expect((await save({ listing_categories })).status).toBe(422);
});

it('keeps a word on its list while records have it, and moves them to another', async () => {
  const seeker = await register(service, { account_type: 'job_seeker' });
  expect((await save({ job_categories: [harvest] })).status).toBe(200);
  await service.request('PUT', '/auth/job-preferences', {
    token: seeker.token,
    body: { categories: ['Harvest', 'Retail'] },
  });
  used = 12;
  const refused = await save({});
  expect([refused.status, refused.body.detail]).toEqual([
    ...[409, '"Harvest" is used by 12 jobs. Move them to another category first.'],
  ]);
  const uses = '/auth/operator/word-uses?list=job_categories&name=Harvest';
  expect((await service.request('GET', uses, { token: operator })).body).toEqual({ total: 12 });
  const at = { list: 'job_categories', name: 'Harvest' };
  expect((await move({ ...at, to: 'Moon' })).body.detail[0].loc).toEqual(['body', 'to']);
  expect((await move({ ...at, to: 'cosecha' })).status).toBe(422);
  expect((await move({ ...at, name: 'Retail', to: 'Sales' })).status).toBe(404);
  expect((await move({ ...at, to: 'operations' })).body).toEqual({ total: 12 });
  expect(moved).toEqual([{ ...at, to: 'Operations' }]);
  const profile = await service.request('GET', '/auth/profile', { token: seeker.token });
  expect(profile.body.preferred_categories.sort()).toEqual(['Operations', 'Retail']);
  const { body: log } = await service.request('GET', '/auth/operator/actions', { token: operator });
  expect(log[0]).toMatchObject({ action: 'words-moved', subject_title: 'Harvest → Operations' });
  used = 0;
  expect((await save({})).status).toBe(200);
});

it('says that a move of very many goes on, and has moved the preferences of seekers by then', async () => {
  const seeker = await register(service, { account_type: 'job_seeker' });
  expect((await save({ job_categories: [crafts] })).status).toBe(200);
  const body = { categories: ['Crafts'] };
  await service.request('PUT', '/auth/job-preferences', { token: seeker.token, body });
  answerMove = () => new Promise(() => {});
  const timeout = AbortSignal.timeout;
  const spied = jest
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((ms) => timeout(ms === 25_000 ? 100 : ms));
  const slow = await move({ list: 'job_categories', name: 'Crafts', to: 'Sales' });
  spied.mockRestore();
  expect([slow.status, slow.body.detail]).toEqual([
    ...[503, 'Moving so many takes longer than usual. It goes on: try again in a minute.'],
  ]);
  const profile = await service.request('GET', '/auth/profile', { token: seeker.token });
  expect(profile.body.preferred_categories).toEqual(['Sales']);
});
