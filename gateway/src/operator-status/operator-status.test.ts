import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deployable, FrontEndStatus } from '@commons/contracts/portal/portal-status';
import { openPublicationStore } from '@commons/service-kit/publication/open-publication-store';
import type { PublicationStore } from '@commons/service-kit/publication/publication-store';
import { releaseVersions } from '@commons/service-kit/publication/release-versions';
import { publishSmall } from '../testing/built-front-end.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { json } from '../testing/test-upstream.js';

let folder: string;
let target: string;
let store: PublicationStore;
let portal: TestPortal;
let operator: string;
/** What auth received, and whether it answers. */
let noted: unknown[] = [];
let authIsAway = false;

const answers = ({ path, body }: { path: string; body: unknown }) => {
  if (path !== '/internal/operator-actions' || authIsAway) return undefined;
  noted.push(body);
  return { noted: true };
};
const start = async (env: Record<string, string> = {}) => {
  portal = await startTestPortal(
    { FRONT_ENDS: target, FRONT_ENDS_RELEASES: 'console', ...env },
    answers,
  );
  operator = await portal.gateway.tokenFor({ operator: true, full_name: 'Opal Operator' });
};
const ask = (path: string, token = operator) =>
  portal.gateway.request('GET', `/api/operator/${path}`, { token });
const tools = async (): Promise<FrontEndStatus> =>
  (await ask('front-ends')).body.front_ends.find(
    ({ name }: FrontEndStatus) => name === 'mfe-tools',
  );
const give = (body: object, token = operator) =>
  portal.gateway.request('PUT', '/api/operator/front-ends/mfe-tools/release', { token, body });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commons-status-'));
  target = join(folder, 'store');
  store = await openPublicationStore(target, {});
  for (const version of ['1.4.2', '1.5.0']) await publishSmall(store, folder, version);
});
beforeEach(async () => {
  await releaseVersions(store, 'mfe-tools', { '1.4.2': 100 }, { by: 'Ada' });
  await releaseVersions(store, 'mfe-tools', { '1.4.2': 90, '1.5.0': 10 }, { by: 'Ada' });
  noted = [];
  authIsAway = false;
});
afterEach(() => portal.close());
afterAll(() => rm(folder, { recursive: true }));

it('lists every deployable with its version, commit and stores', async () => {
  await start();
  portal.jobs.handle = (request, response) =>
    request.url === '/readyz'
      ? json({ detail: 'Not ready', checks: { mongo: 'disk full', redis: 'ok' } }, 503)(
          request,
          response,
        )
      : json({ status: 'ok', version: '1.2.0', commit: 'abc1234' })(request, response);
  await portal.ai.stop();
  const { body, headers } = await ask('deployables');
  expect(headers.get('x-total-count')).toBe('11');
  const find = (name: string) => body.find((row: Deployable) => row.name === name);
  expect(find('gateway')).toMatchObject({ kind: 'gateway', state: 'ok', stores: { redis: 'ok' } });
  expect(find('jobs')).toMatchObject({
    ...{ kind: 'service', state: 'degraded', version: '1.2.0', commit: 'abc1234' },
    stores: { mongo: 'disk full', redis: 'ok' },
  });
  expect(find('ai')).toEqual({ name: 'ai', kind: 'service', state: 'unreachable', stores: {} });
  expect(find('shell').kind).toBe('front end');
});

it('releases an earlier version to all visitors, logged beforehand', async () => {
  await start();
  const before = await tools();
  expect(before).toMatchObject({
    ...{ source: 'store', healthy: true },
    release: { changed_by: 'Ada', versions: [{ version: '1.5.0' }, { version: '1.4.2' }] },
  });
  expect(before.serving.map(({ version, share }) => [version, share])).toEqual([
    ['1.4.2', 0.9],
    ['1.5.0', 0.1],
  ]);
  const { changed_at = '' } = before.release ?? {};
  const wanted = { version: '1.4.2', changed_at, reason: 'The button is gone' };
  authIsAway = true;
  expect((await give(wanted)).status).toBe(503);
  authIsAway = false;
  expect((await give(wanted)).status).toBe(200);
  expect(noted).toEqual([
    expect.objectContaining({
      ...{ operator_name: 'Opal Operator', action: 'release', subject_id: 'mfe-tools' },
      reason: '1.4.2, 1.5.0 to 1.4.2: The button is gone',
    }),
  ]);
  await portal.until('/mfe/registry.json', ({ text }) => text.includes('mfe-tools/1.4.2/'));
  const { release } = await tools();
  expect(release?.changed_by).toBe('Opal Operator, in the console');
  const shares = [
    { version: '1.4.2', share: 0.9 },
    { version: '1.5.0', share: 0.1 },
  ];
  expect(release?.history?.[0]).toEqual({ changed_at, changed_by: 'Ada', serving: shares });
  // The second of two operators acts on an outdated state.
  const second = await give({ ...wanted, version: '1.5.0' });
  expect([second.status, second.body.detail]).toEqual([
    409,
    'Somebody released another version meanwhile. Look at what it is now.',
  ]);
});

it('refuses unknown versions, bad input, and everybody else', async () => {
  await start();
  const { changed_at = '' } = (await tools()).release ?? {};
  const wanted = { version: '9.9.9', changed_at, reason: 'Try it' };
  expect((await give(wanted)).status).toBe(404);
  expect((await give({ ...wanted, reason: ' ' })).status).toBe(422);
  const member = await portal.gateway.tokenFor();
  expect((await give(wanted, member)).status).toBe(403);
  expect((await ask('front-ends', member)).status).toBe(403);
  expect((await ask('deployables', member)).status).toBe(403);
  expect((await portal.raw('/api/operator/deployables')).status).toBe(401);
  expect(noted).toEqual([]);
});

describe('where the console must not release', () => {
  it.each([
    ['the setting says so', { FRONT_ENDS_RELEASES: 'command' }],
    ['nobody could log it', { SERVICE_PRIVATE_KEY: '' }],
  ])('it names the command, because %s', async (_why, env) => {
    await start(env);
    expect((await ask('front-ends')).body.release_by).toBe('command');
    const changed_at = (await tools()).release?.changed_at;
    const refused = await give({ version: '1.4.2', changed_at, reason: 'Back' });
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'Run this where you publish: npm run release -- mfe-tools 1.4.2',
    ]);
  });

  it("requires the publisher's key where pointers are signed", async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const file = join(folder, 'key.pem');
    await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    await rm(join(target, 'data/mfe-tools/released.json'), { force: true });
    await releaseVersions(store, 'mfe-tools', { '1.4.2': 1 }, { by: 'Ada', key: privateKey });
    await releaseVersions(store, 'mfe-tools', { '1.5.0': 1 }, { by: 'Ada', key: privateKey });
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    await start({ FRONT_ENDS_PUBLIC_KEY: pem });
    expect((await ask('front-ends')).body.release_by).toBe('command');
    await portal.close();
    await start({ FRONT_ENDS_PUBLIC_KEY: pem, FRONT_ENDS_KEY_FILE: file });
    const changed_at = (await tools()).release?.changed_at;
    expect((await give({ version: '1.4.2', changed_at, reason: 'Back' })).status).toBe(200);
    await portal.until('/mfe/registry.json', ({ text }) => text.includes('mfe-tools/1.4.2/'));
  });
});

it('publishes which features are off', async () => {
  await start();
  expect(JSON.parse((await portal.raw('/api/feature-switches')).text)).toEqual({ off: [] });
  const { REDIS_PREFIX } = portal.gateway.env;
  await portal.gateway.redis().set(`${REDIS_PREFIX}:feature-switches`, '["ai_tools","former"]');
  const { headers } = await portal.until('/api/feature-switches', ({ text }) =>
    text.includes('"off":["ai_tools"]'),
  );
  expect(headers['cache-control']).toBe('no-store');
});
