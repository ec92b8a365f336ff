import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { resumesService } from '../app.module.js';
import { profileCalls, sampleProfile } from '../testing/profile-calls.js';

let service: TestService;
let operator: string;
const { person, get, put, share, revoke, hide, shared } = profileCalls(() => service);
beforeAll(async () => {
  service = await createTestService(resumesService);
  operator = await service.tokenFor({ account_type: 'employer', operator: true });
  const redis = service.redis();
  await redis.set(`${service.env.REDIS_PREFIX}:watched-words`, '["pyramid*"]');
  // Propagated within a second.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
});
afterAll(() => service.close());

const base = '/shared-profile/operator';
const list = async (state = 'open') =>
  (await service.request('GET', `${base}/reports?state=${state}&limit=100`, { token: operator }))
    .body;
const caseOf = async (link: string, state?: string) =>
  (await list(state)).find(({ path }: { path: string }) => path === `/shared-profile/${link}`);
const decide = (id: string, decision: string, token = operator) =>
  service.request('PATCH', `${base}/subjects/${id}`, {
    token,
    body: { decision, reason: 'Not a person' },
  });
const report = (link: string, token?: string) =>
  service.request('POST', `/shared-profile/${link}/report`, {
    ...(token && { token }),
    body: { reason: 'fake', note: 'I know who this is' },
  });
async function published(change: object = {}) {
  const token = await person();
  await put({ ...sampleProfile, ...change }, token);
  return { token, link: (await share(token)).body.share_token as string };
}

it('a report of a shared profile waits for an operator, who hides and shows it again', async () => {
  const { token, link } = await published();
  const receipt = { status: 200, body: { detail: 'Thank you. We will look at this.' } };
  expect(await report(link)).toMatchObject(receipt);
  expect(await report(link, await person())).toMatchObject(receipt);
  const waiting = await caseOf(link);
  expect(waiting).toMatchObject({
    ...{ kind: 'profile', title: 'Sam Seeker, Baker', reporters: 2, hidden: false },
    text: expect.stringContaining('Bread.\nAnd cakes.'),
  });
  expect((await decide(waiting.id, 'hide')).body).toMatchObject({ hidden: true, state: 'decided' });
  expect((await shared(link)).status).toBe(404);
  expect((await service.request('GET', `/shared-profile/${link}/head`)).status).toBe(404);
  expect((await report(link)).status).toBe(404);
  expect((await get(token)).body).toMatchObject({ hidden_reason: 'Not a person' });
  await revoke(token);
  const renewed = (await share(token)).body.share_token as string;
  expect((await shared(renewed)).status).toBe(404);
  expect((await decide(waiting.id, 'reopen')).body).toMatchObject({ hidden: false, state: 'open' });
  expect((await shared(renewed)).body.full_name).toBe('Sam Seeker');
  expect((await get(token)).body.hidden_reason).toBeUndefined();
  expect((await caseOf(renewed)).earlier).toMatchObject([
    { action: 'reopen' },
    { action: 'hide', reason: 'Not a person' },
  ]);
});

it('a watched word in what a link shows waits for an operator; hidden fields and unshared profiles do not', async () => {
  const { token, link } = await published({ skills: ['Pyramid schemes'] });
  expect(await caseOf(link)).toMatchObject({ words: ['pyramid*'], reporters: 0, hidden: false });
  const quiet = await person();
  await put({ ...sampleProfile, location: 'Pyramid, TX' }, quiet);
  await hide(['location'], quiet);
  const other = (await share(quiet)).body.share_token as string;
  expect(await caseOf(other)).toBeUndefined();
  await hide([], quiet);
  expect(await caseOf(other)).toMatchObject({ words: ['pyramid*'] });
  await decide((await caseOf(link)).id, 'keep');
  expect(await caseOf(link)).toBeUndefined();
  await put({ ...sampleProfile, summary: 'Pyramids again' }, token);
  expect(await caseOf(link, 'decided')).toMatchObject({ hidden: false });
});

it('is for operators only, and no one is found without a link', async () => {
  const { token, link } = await published();
  await report(link);
  const { id } = await caseOf(link);
  for (const [caller, status] of [
    [token, 403],
    [undefined, 401],
  ] as const) {
    const as = caller ? { token: caller } : {};
    expect((await service.request('GET', `${base}/reports`, as)).status).toBe(status);
    expect((await service.request('GET', `${base}/actions`, as)).status).toBe(status);
  }
  expect((await decide(id, 'hide', token)).status).toBe(403);
  expect((await decide('nobody', 'hide')).status).toBe(404);
  expect((await report('x'.repeat(43))).status).toBe(404);
});

it('names no page of a profile that no one can open: its link is off, or it is hidden', async () => {
  const { token, link } = await published();
  await report(link);
  const { id } = await caseOf(link);
  const pathOf = async (state: string) =>
    (await list(state)).find((one: { id: string }) => one.id === id).path;
  await revoke(token);
  expect(await pathOf('open')).toBeUndefined();
  const renewed = (await share(token)).body.share_token as string;
  expect(await pathOf('open')).toBe(`/shared-profile/${renewed}`);
  await decide(id, 'hide');
  expect(await pathOf('decided')).toBeUndefined();
});

it('tells only auth what was decided on what a person published', async () => {
  const { link, token } = await published();
  await report(link);
  const { id, author_id } = await caseOf(link);
  await decide(id, 'hide');
  await decide(id, 'keep');
  const path = `/internal/decisions-about/${author_id}`;
  const asked = await service.request('GET', path, { token: await service.serviceToken('auth') });
  expect(asked.body.map(({ action }: { action: string }) => action)).toEqual(['keep', 'hide']);
  expect(asked.body[1]).toMatchObject({ subject_kind: 'profile', reason: 'Not a person' });
  expect(asked.body[1].author_id).toBeUndefined();
  for (const as of [{ token }, { token: operator }, {}]) {
    expect((await service.request('GET', path, as)).status).not.toBe(200);
  }
});
