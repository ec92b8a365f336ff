import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@commons/contracts/front-ends/remotes';
import { openPublicationStore } from '@commons/service-kit/publication/open-publication-store';
import type { PublicationStore } from '@commons/service-kit/publication/publication-store';
import { releaseVersions } from '@commons/service-kit/publication/release-versions';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { gatewayService } from '../../app.module.js';
import { publishSmall } from '../../testing/built-front-end.js';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.js';

let folder: string;
let store: PublicationStore;
let portal: TestPortal;
let other: TestService;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commons-canary-'));
  const target = join(folder, 'store');
  store = await openPublicationStore(target, {});
  for (const version of ['1.0.0', '1.1.0']) await publishSmall(store, folder, version);
  await release({ '1.0.0': 50, '1.1.0': 50 });
  portal = await startTestPortal({ FRONT_ENDS: target, TRUSTED_PROXIES: 'loopback' });
  other = await createTestService(gatewayService, { env: { ...portal.gateway.env, PORT: '0' } });
});
afterAll(async () => {
  await other?.close();
  await portal?.close();
  await rm(folder, { recursive: true });
});

const release = (weights: Record<string, number>) =>
  releaseVersions(store, 'mfe-tools', weights, { by: 'Ada' });

/** Reports of one visitor; each number is another address. */
async function report(visitor: number, version: string, ...kinds: ('view' | 'error')[]) {
  const place = { area: 'mfe-tools', version, route: '/tools' };
  const reports = kinds.map((kind) =>
    kind === 'view' ? { kind, ...place } : { kind, ...place, source: 'boundary', message: 'x' },
  );
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.2.${Math.floor(visitor / 250)}.${visitor % 250}`,
  };
  const body = JSON.stringify({ reports });
  const { status } = await portal.raw('/api/front-end-reports', { method: 'POST', headers, body });
  expect(status).toBe(204);
}

/** The versions that a gateway delivers to thirty browsers. */
async function givenVersions(url = portal.gateway.url): Promise<string[]> {
  const found = new Set<string>();
  for (let browser = 0; browser < 30; browser++) {
    const headers = { 'user-agent': `Browser ${browser}` };
    const answer = await fetch(`${url}/mfe/registry.json`, { headers });
    const { remotes } = (await answer.json()) as Registry;
    found.add(remotes.find(({ name }) => name === 'mfe-tools')?.version ?? '');
  }
  return [...found].sort();
}

async function untilGiven(versions: string[], url?: string): Promise<void> {
  for (const end = Date.now() + 20_000; ; ) {
    const given = await givenVersions(url);
    if (given.join() === versions.join()) return;
    if (Date.now() > end) throw new Error(`visitors get ${given.join()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const both = ['1.0.0', '1.1.0'];

it('a canary that fails is halted by all gateways, until it is released again', async () => {
  await untilGiven(both);
  await untilGiven(both, other.url);
  for (let visitor = 0; visitor < 60; visitor++) await report(visitor, '1.0.0', 'view');
  for (let visitor = 100; visitor < 119; visitor++) await report(visitor, '1.1.0', 'view', 'error');

  // A thousand errors of one visitor count as one.
  for (let again = 0; again < 50; again++) await report(100, '1.1.0', 'error', 'error');
  expect(await givenVersions()).toEqual(both);

  await report(119, '1.1.0', 'view', 'error');
  await untilGiven(['1.0.0']);
  await untilGiven(['1.0.0'], other.url);

  const { text } = await portal.raw('/mfe/registry.json');
  const tools = (JSON.parse(text) as Registry).remotes.find(({ name }) => name === 'mfe-tools');
  expect(tools).toMatchObject({ version: '1.0.0', halted: '1.1.0' });
  const readiness = JSON.parse((await portal.raw('/readyz')).text);
  expect(readiness.notes['mfe-tools']).toMatch(
    /^1\.1\.0 is halted: 20 of 20 visitors of 1\.1\.0 met a failure, 0 of 60 of 1\.0\.0$/,
  );
  expect((await portal.raw('/metrics')).text).toContain(
    'front_end_canary_halted{area="mfe-tools",version="1.1.0",service="gateway"} 1',
  );
  // Open pages can still load the files of the halted version.
  expect((await portal.raw('/mfe/mfe-tools/1.1.0/remoteEntry.1.1.0.js')).status).toBe(200);

  // Neither a restart nor data loss in Redis ends the halt.
  await other.restart();
  await untilGiven(['1.0.0'], other.url);
  const redis = portal.gateway.redis();
  await redis.del(`${portal.gateway.env.REDIS_PREFIX}:canary-halts`);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await givenVersions()).toEqual(['1.0.0']);
  expect(await redis.hexists(`${portal.gateway.env.REDIS_PREFIX}:canary-halts`, 'mfe-tools')).toBe(
    1,
  );

  await release({ '1.0.0': 50, '1.1.0': 50 });
  await untilGiven(both);
  await untilGiven(both, other.url);
  expect((await portal.raw('/metrics')).text).not.toContain('front_end_canary_halted{');
  // Counting restarts.
  await report(200, '1.1.0', 'view', 'error');
  expect(await givenVersions()).toEqual(both);
});
