import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@commons/contracts/front-ends/remotes';
import { openPublicationStore } from '@commons/service-kit/publication/open-publication-store';
import type { PublicationStore } from '@commons/service-kit/publication/publication-store';
import { releaseVersions } from '@commons/service-kit/publication/release-versions';
import { createTestService } from '@commons/service-kit/testing/create-test-service';
import { gatewayService } from '../../app.module.js';
import { publishSmall } from '../../testing/built-front-end.js';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.js';
import { json } from '../../testing/test-upstream.js';

let folder: string;
let target: string;
let store: PublicationStore;
let portal: TestPortal;

const release = (weights: Record<string, number>, name = 'mfe-tools') =>
  releaseVersions(store, name, weights, { by: 'Ada' });
const putPointer = async (text: string) =>
  store.replaceRelease('mfe-tools', await store.releaseText('mfe-tools'), text);
const toolsOf = (text: string) =>
  (JSON.parse(text) as Registry).remotes.find(({ name }) => name === 'mfe-tools');
const browser = (number: number) => ({ 'user-agent': `Browser ${number}` });

/** The version that a browser gets. */
async function versionOf(number: number): Promise<string | undefined> {
  const answer = await portal.raw('/mfe/registry.json', { headers: browser(number) });
  return toolsOf(answer.text)?.version;
}

/** Waits until a visitor without a cookie gets this version. */
const untilGiven = (version: string) =>
  portal.until('/mfe/registry.json', ({ text }) => toolsOf(text)?.version === version);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commons-front-ends-'));
  target = join(folder, 'store');
  store = await openPublicationStore(target, {});
  for (const version of ['1.4.2', '1.5.0']) await publishSmall(store, folder, version);
  await release({ '1.4.2': 100 });
  portal = await startTestPortal({ FRONT_ENDS: target });
});
beforeEach(async () => {
  portal.reset();
  await release({ '1.4.2': 100 });
  await untilGiven('1.4.2');
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

describe('a published front end', () => {
  it('is named in the registry and preloaded with its hashes, the others from their servers', async () => {
    const { text } = await portal.raw('/mfe/registry.json');
    expect(toolsOf(text)).toMatchObject({
      entry: '/mfe/mfe-tools/1.4.2/remoteEntry.1.4.2.js',
      integrity: expect.stringMatching(/^sha384-/),
    });
    expect(text).toContain('/mfe/mfe-public/remoteEntry.0123abcd.js');
    const page = await portal.raw('/tools');
    expect(page.text).toMatch(
      /<link rel="preload" as="script" href="\/mfe\/mfe-tools\/1\.4\.2\/page\.1\.4\.2\.js" integrity="sha384-[\w+/]{64}">/,
    );
    expect(page.text).toMatch(/as="style" href="[^"]*page\.1\.4\.2\.css" integrity="sha384-/);
  });

  it('serves immutable files with an ETag, compressed where accepted', async () => {
    const path = '/mfe/mfe-tools/1.4.2/remoteEntry.1.4.2.js';
    const plain = await portal.raw(path);
    expect(plain).toMatchObject({ status: 200, text: '// entry of 1.4.2' });
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    const packed = await portal.raw(path, { headers: { 'accept-encoding': 'br' } });
    expect(packed).toMatchObject({ text: 'br of 1.4.2' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    const etag = `W/${plain.headers.etag}`;
    const again = await portal.raw(path, { headers: { 'if-none-match': etag } });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect((await portal.raw(path, { method: 'HEAD' })).status).toBe(200);
  });

  it.each([
    '/mfe/mfe-tools/1.4.2/none.js',
    '/mfe/mfe-tools/1.4.2/',
    '/mfe/mfe-tools/1.4.2/released.json',
    '/mfe/mfe-tools/1.4.2/%2e%2e/released.json',
    '/mfe/mfe-tools/9.9.9/remoteEntry.9.9.9.js',
    '/mfe/mfe-nobody/1.4.2/mfe.json',
  ])('answers 404 for %s', async (path) => {
    expect((await portal.raw(path)).status).toBe(404);
  });

  it('serves nothing of a version that was never released', async () => {
    await publishSmall(store, folder, '1.6.0-rc.1');
    const path = '/mfe/mfe-tools/1.6.0-rc.1/remoteEntry.1.6.0-rc.1.js';
    expect((await portal.raw(path)).status).toBe(404);
  });

  it('serves no file that was altered in the store', async () => {
    await publishSmall(store, folder, '1.4.3');
    await release({ '1.4.3': 1 });
    await untilGiven('1.4.3');
    await writeFile(join(target, 'data/mfe-tools/1.4.3/page.1.4.3.js'), 'alert("not ours")');
    const answer = await portal.raw('/mfe/mfe-tools/1.4.3/page.1.4.3.js');
    expect(answer.status).toBe(503);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('a canary', () => {
  it('gets its share, stable per visitor; raising keeps its visitors, a rollback ends it', async () => {
    const visitors = Array.from({ length: 300 }, (_, number) => number);
    const versions = async () =>
      new Map(
        await Promise.all(
          visitors.map(async (number) => [number, await versionOf(number)] as const),
        ),
      );
    const withNew = (all: Map<number, string | undefined>) =>
      visitors.filter((number) => all.get(number) === '1.5.0');
    const settled = async (share: number) => {
      // The pointer is polled; from then on every visitor keeps the version.
      await portal.until('/healthz', () => true);
      await new Promise((done) => setTimeout(done, 200));
      const all = await versions();
      expect(await versions()).toEqual(all);
      expect(withNew(all).length / visitors.length).toBeGreaterThan(share - 0.1);
      expect(withNew(all).length / visitors.length).toBeLessThan(share + 0.1);
      return withNew(all);
    };
    await release({ '1.4.2': 80, '1.5.0': 20 });
    const first = await settled(0.2);
    await release({ '1.4.2': 50, '1.5.0': 50 });
    const raised = await settled(0.5);
    expect(raised).toEqual(expect.arrayContaining(first));
    await release({ '1.4.2': 100 });
    expect(await settled(0)).toEqual([]);
    // Open pages continue to work.
    const path = '/mfe/mfe-tools/1.5.0/page.1.5.0.css';
    expect((await portal.raw(path)).text).toBe('/* 1.5.0 */');
  });

  it('is the same in the page, its preloads and the registry', async () => {
    await release({ '1.4.2': 50, '1.5.0': 50 });
    await new Promise((done) => setTimeout(done, 200));
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const version = await versionOf(number);
      const { text } = await portal.raw('/tools', { headers: browser(number) });
      expect(text).toContain(`"entry":"/mfe/mfe-tools/${version}/`);
      expect(text).toContain(`href="/mfe/mfe-tools/${version}/page.${version}.js"`);
    }
  });
});

describe('an unusable version', () => {
  const shellGives = (libraries: Record<string, string>) =>
    json({ version: '1.0.0', shell_contract: 1, libraries });

  it.each([
    ['a library that the shell does not have', { libraries: { preact: '10.0.0' } }],
    ['a newer library', { libraries: { react: '19.4.0' } }],
    ['a newer contract', { shell_contract: 2 }],
  ])('is refused when it needs %s; the previous one stays', async (what, needs) => {
    const page = portal.shell.handle;
    portal.shell.handle = (request, response) =>
      request.url === '/mfe.json'
        ? shellGives({ react: '19.3.1' })(request, response)
        : page(request, response);
    await new Promise((done) => setTimeout(done, 200));
    const version = `2.0.0-${what.length}`;
    await publishSmall(store, folder, version, needs);
    await release({ [version]: 100 });
    await new Promise((done) => setTimeout(done, 300));
    expect(await versionOf(1)).toBe('1.4.2');
    expect((await portal.raw('/tools')).text).toContain('rel="preload"');

    // A gateway that starts now uses the previous one as well.
    const late = await createTestService(gatewayService, { env: portal.gateway.env });
    const { remotes } = (await waitFor(async () => {
      const registry = (await (await fetch(`${late.url}/mfe/registry.json`)).json()) as Registry;
      return registry.remotes.length === 4 ? registry : undefined;
    })) as Registry;
    await late.close();
    expect(remotes.find(({ name }) => name === 'mfe-tools')?.version).toBe('1.4.2');
  });

  it('is refused when its pointer or its manifest is damaged', async () => {
    const polled = () => new Promise((done) => setTimeout(done, 200));
    const good = (await store.releaseText('mfe-tools')) ?? '';
    await publishSmall(store, folder, '1.7.0');
    for (const damaged of [
      '{"name": "mfe-tools", "weights": {}}',
      good.replaceAll('1.4.2', '1.7.0'),
    ]) {
      await putPointer(damaged);
      await polled();
      expect(await versionOf(1)).toBe('1.4.2');
    }
    await putPointer('nothing');
    await expect(release({ '1.7.0': 1 })).rejects.toThrow(
      /released\.json of mfe-tools cannot be taken/,
    );
    await putPointer(good);
  });
});

it("accepts only what the publisher's key has signed, where one is set", async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const FRONT_ENDS_PUBLIC_KEY = publicKey
    .export({ type: 'spki', format: 'der' })
    .toString('base64');
  const env = { ...portal.gateway.env, FRONT_ENDS_PUBLIC_KEY };
  const strict = await createTestService(gatewayService, { env });
  const given = async () => {
    const { remotes } = (await (await fetch(`${strict.url}/mfe/registry.json`)).json()) as Registry;
    return remotes.find(({ name }) => name === 'mfe-tools')?.version;
  };
  await new Promise((done) => setTimeout(done, 300));
  expect(await given()).toBeUndefined();
  await rm(join(target, 'data/mfe-tools/released.json'));
  await releaseVersions(store, 'mfe-tools', { '1.5.0': 1 }, { by: 'Ada', key: privateKey });
  await waitFor(async () => (await given()) === '1.5.0' || undefined);
  const signed = (await store.releaseText('mfe-tools')) ?? '';
  await putPointer(signed.replace('"1.5.0": 1', '"1.5.0": 2'));
  await new Promise((done) => setTimeout(done, 300));
  expect(await given()).toBe('1.5.0');
  await release({ '1.4.2': 100 });
  await new Promise((done) => setTimeout(done, 300));
  expect(await given()).toBe('1.5.0');
  await strict.close();
});

it('a gateway that has not seen a version yet serves its files', async () => {
  const env = { ...portal.gateway.env, REGISTRY_POLL_MS: '600000' };
  const other = await createTestService(gatewayService, { env });
  await waitFor(async () => {
    const { remotes } = (await (await fetch(`${other.url}/mfe/registry.json`)).json()) as Registry;
    return remotes.length === 4 || undefined;
  });
  await publishSmall(store, folder, '1.8.0');
  await release({ '1.8.0': 1 });
  await new Promise((done) => setTimeout(done, 1_100));
  const answer = await fetch(`${other.url}/mfe/mfe-tools/1.8.0/page.1.8.0.css`);
  expect(await answer.text()).toBe('/* 1.8.0 */');
  await other.close();
});

async function waitFor<T>(look: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + 20_000;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > end) throw new Error('never came');
    await new Promise((done) => setTimeout(done, 50));
  }
}
