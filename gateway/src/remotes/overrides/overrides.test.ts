import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@commons/contracts/front-ends/remotes';
import { openPublicationStore } from '@commons/service-kit/publication/open-publication-store';
import type { PublicationStore } from '@commons/service-kit/publication/publication-store';
import { releaseVersions } from '@commons/service-kit/publication/release-versions';
import { publishSmall } from '../../testing/built-front-end.js';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.js';

const developer = 'http://localhost:3000';
const plainOverrides = { SITE_URL: 'http://commons.example', OVERRIDE_ORIGINS: developer };

let folder: string;
let target: string;
let store: PublicationStore;
let portal: TestPortal;
let sid: string;
let operator: string;

const start = async (env: Record<string, string> = {}) => {
  portal = await startTestPortal({ FRONT_ENDS: target, ...plainOverrides, ...env });
  sid = randomUUID();
  operator = await portal.gateway.tokenFor({ operator: true, sid });
};
const put = (use: string, { token = operator, cookie = '', name = 'mfe-tools' } = {}) =>
  portal.gateway.request('PUT', `/api/operator/front-ends/${name}/override`, {
    ...{ token, body: { use } },
    ...(cookie && { headers: { cookie } }),
  });
const cookieOf = (headers: Headers) => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
/** The cookie of a browser with this override. */
const lookAt = async (use: string) => cookieOf((await put(use)).headers);

const registryFor = async (cookie?: string) =>
  portal.raw('/mfe/registry.json', { headers: cookie ? { cookie } : {} });
async function toolsFor(cookie?: string) {
  const { remotes } = JSON.parse((await registryFor(cookie)).text) as Registry;
  return remotes.find(({ name }) => name === 'mfe-tools');
}
const pageFor = (cookie?: string, path = '/tools') =>
  portal.raw(path, { headers: cookie ? { cookie } : {} });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commons-overrides-'));
  target = join(folder, 'store');
  store = await openPublicationStore(target, {});
  for (const version of ['1.4.2', '1.5.0', '1.6.0']) await publishSmall(store, folder, version);
  await publishSmall(store, folder, '2.0.0', { shell_contract: 99 });
  await releaseVersions(store, 'mfe-tools', { '1.5.0': 100 }, { by: 'Ada' });
  await releaseVersions(store, 'mfe-tools', { '1.4.2': 100 }, { by: 'Ada' });
});
afterEach(() => portal.close());
afterAll(() => rm(folder, { recursive: true }));

it('applies to the browser with the cookie only', async () => {
  await start();
  const { status, body, headers } = await put('1.5.0');
  expect([status, body]).toEqual([
    200,
    { name: 'mfe-tools', use: '1.5.0', until: expect.any(String) },
  ]);
  expect(headers.get('set-cookie')).toMatch(
    /^front-ends=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
  );
  const cookie = cookieOf(headers);
  expect(await toolsFor(cookie)).toMatchObject({ version: '1.5.0', override: '1.5.0' });
  const page = await pageFor(cookie);
  expect(page.text).toContain('href="/mfe/mfe-tools/1.5.0/page.1.5.0.js"');
  expect(page.text).toContain('"override":"1.5.0"');

  const others = await toolsFor();
  expect([others?.version, others?.override]).toEqual(['1.4.2', undefined]);
  const { text } = await pageFor(undefined, '/tools?mfe-tools=1.5.0');
  expect(text).toContain('href="/mfe/mfe-tools/1.4.2/page.1.4.2.js"');
  expect(text).not.toContain('1.5.0');
});

it('is never cached, and never answered from a cache', async () => {
  await start();
  const cookie = await lookAt('1.5.0');
  const shared = await pageFor();
  expect(shared.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) });
  const known = { 'if-none-match': String(shared.headers.etag), cookie };
  for (const path of ['/tools', '/mfe/registry.json']) {
    const own = await portal.raw(path, { headers: known });
    expect([own.status, own.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(path === '/tools' && own.headers.etag).toBeFalsy();
  }
});

it('shows a version that was never released, whose files are hidden from others', async () => {
  await start();
  const cookie = await lookAt('1.6.0');
  expect(await toolsFor(cookie)).toMatchObject({
    ...{ version: '1.6.0', entry: '/mfe/mfe-tools/1.6.0/remoteEntry.1.6.0.js' },
    integrity: expect.stringMatching(/^sha384-/),
  });
  const entry = '/mfe/mfe-tools/1.6.0/remoteEntry.1.6.0.js';
  const own = await portal.raw(entry, { headers: { cookie } });
  expect([own.status, own.text]).toEqual([200, '// entry of 1.6.0']);
  expect(own.headers['cache-control']).toBe('private, no-store');
  expect((await portal.raw(entry)).status).toBe(404);
});

it('lets that page only load from an allowed development server', async () => {
  await start();
  const cookie = await lookAt(developer);
  expect(await toolsFor(cookie)).toMatchObject({
    ...{ version: 'development', entry: `${developer}/mfe/mfe-tools/remoteEntry.js` },
    override: developer,
  });
  const policy = async (of?: string) => (await pageFor(of)).headers['content-security-policy'];
  const own = String(await policy(cookie));
  for (const kind of ['script-src', 'style-src', 'img-src', 'font-src'])
    expect(own).toMatch(new RegExp(`${kind} [^;]*${developer}(;|$)`));
  expect(own).toMatch(/connect-src 'self';/);
  expect(await policy()).not.toContain(developer);
  expect((await put('http://localhost:3001')).body.detail).toBe(
    'http://localhost:3001 is not among the development servers of OVERRIDE_ORIGINS.',
  );
});

it('can be combined with another one, and removed with it', async () => {
  await start();
  const first = await put('1.5.0');
  const cookie = cookieOf(first.headers);
  const second = await put(developer, { cookie, name: 'mfe-public' });
  expect(cookieOf(second.headers)).toBe(cookie);
  const { remotes } = JSON.parse((await registryFor(cookie)).text) as Registry;
  expect(remotes.flatMap(({ override }) => override ?? [])).toEqual([developer, '1.5.0']);
  const reset = await portal.raw('/api/front-end-overrides', {
    ...{ method: 'DELETE', headers: { cookie } },
  });
  expect(reset.status).toBe(204);
  expect(String(reset.headers['set-cookie'])).toMatch(/^front-ends=; .*Max-Age=0;/);
  expect((await toolsFor(cookie))?.version).toBe('1.4.2');
});

it('ends with the session of the operator', async () => {
  await start();
  const cookie = await lookAt('1.5.0');
  const { REDIS_PREFIX } = portal.gateway.env;
  await portal.gateway.redis().set(`${REDIS_PREFIX}:revoked:${sid}`, '1', 'PX', 60_000);
  expect((await toolsFor(cookie))?.version).toBe('1.4.2');
  // It stays ended after the revocation has expired.
  await portal.gateway.redis().del(`${REDIS_PREFIX}:revoked:${sid}`);
  expect((await toolsFor(cookie))?.version).toBe('1.4.2');
});

it('ends with the token at the latest, and Redis holds no usable cookie', async () => {
  await start();
  const token = await portal.gateway.tokenFor({ operator: true, sid, expiresIn: 1_800 });
  const { body, headers } = await put('1.5.0', { token });
  expect(Date.parse(body.until)).toBeLessThanOrEqual(Date.now() + 1_800_000);
  const redis = portal.gateway.redis();
  const [key = ''] = await redis.keys(`${portal.gateway.env.REDIS_PREFIX}:front-end-override:*`);
  expect(await redis.pttl(key)).toBeLessThanOrEqual(1_800_000);
  const stored = `${key} ${await redis.get(key)}`;
  expect(stored).not.toContain(cookieOf(headers).slice('front-ends='.length));
});

it('is not inherited by another operator in the same browser', async () => {
  await start();
  const cookie = await lookAt('1.5.0');
  const other = await portal.gateway.tokenFor({
    operator: true,
    sid: randomUUID(),
    sub: 'another',
  });
  await put(developer, { cookie, name: 'mfe-public', token: other });
  expect((await toolsFor(cookie))?.version).toBe('1.4.2');
});

it.each([
  ['a guest', undefined, 401],
  ['a member', {}, 403],
  ['an employer', { account_type: 'employer' as const }, 403],
])('is refused to %s', async (_who, claims, status) => {
  await start();
  const token = claims ? await portal.gateway.tokenFor(claims) : '';
  const answer = await put('1.5.0', { token });
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([status, null]);
});

it.each([
  ['9.9.9', 404, /not in the store/],
  ['2.0.0', 409, /requires of the shell/],
  ['not a version', 422, /Name a version/],
  ['http://localhost:3000/evil.js', 422, /Name a version/],
  ['javascript:alert(1)', 422, /Name a version/],
])('refuses %s', async (use, status, detail) => {
  await start();
  portal.shell.handle = (request, response) => {
    const manifest = { version: '1.0.0', shell_contract: 1, libraries: { react: '19.3.1' } };
    response.end(request.url === '/mfe.json' ? JSON.stringify(manifest) : '<html></html>');
  };
  await new Promise((done) => setTimeout(done, 200));
  const answer = await put(use);
  expect(answer.status).toBe(status);
  expect(JSON.stringify(answer.body)).toMatch(detail);
});

it('refuses unknown front ends and forged cookies', async () => {
  await start();
  expect((await put('1.5.0', { name: 'mfe-nobody' })).status).toBe(404);
  for (const cookie of [`front-ends=${'a'.repeat(43)}`, 'front-ends=1.5.0', 'front-ends='])
    expect((await toolsFor(cookie))?.version).toBe('1.4.2');
});

it('with https, accepts the cookie of this host only', async () => {
  await start({ SITE_URL: 'https://commons.example' });
  const { headers } = await put('1.5.0');
  expect(headers.get('set-cookie')).toMatch(/^__Host-front-ends=.*; SameSite=Strict; Secure$/);
  expect((await toolsFor(cookieOf(headers)))?.version).toBe('1.5.0');
  const tossed = cookieOf(headers).replace('__Host-', '');
  expect((await toolsFor(tossed))?.version).toBe('1.4.2');
});

it('hides its cookie from services', async () => {
  await start();
  await portal.raw('/api/jobs/1', { headers: { cookie: 'front-ends=x' } });
  expect(portal.jobs.requests.at(-1)?.headers.cookie).toBeUndefined();
});

it('only shows signed versions where publications are signed', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  await rm(join(target, 'data/mfe-tools/released.json'));
  await releaseVersions(store, 'mfe-tools', { '1.5.0': 1 }, { by: 'Ada', key: privateKey });
  await releaseVersions(store, 'mfe-tools', { '1.4.2': 1 }, { by: 'Ada', key: privateKey });
  await start({
    FRONT_ENDS_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  });
  expect((await put('1.5.0')).status).toBe(200);
  expect((await put('1.6.0')).status).toBe(404);
});
