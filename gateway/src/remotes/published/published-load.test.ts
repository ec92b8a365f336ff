import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPublicationStore } from '@commons/service-kit/publication/open-publication-store';
import type { PublicationStore } from '@commons/service-kit/publication/publication-store';
import { releaseVersions } from '@commons/service-kit/publication/release-versions';
import { until } from '@commons/service-kit/testing/until';
import { publishSmall } from '../../testing/built-front-end.js';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.js';

const visitors = Array.from({ length: 50 }, (_, number) => `Visitor ${number}`);
let folder: string;
let store: PublicationStore;
let portal: TestPortal;
const failures: string[] = [];
let requests = 0;
let stopped = false;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commons-rounds-'));
  const target = join(folder, 'store');
  store = await openPublicationStore(target, {});
  await publishSmall(store, folder, '1.0.0');
  await releaseVersions(store, 'mfe-tools', { '1.0.0': 1 }, { by: 'Ada' });
  portal = await startTestPortal({ FRONT_ENDS: target });
});
afterAll(async () => {
  stopped = true;
  await portal.close();
  await rm(folder, { recursive: true });
});

async function get(path: string, visitor: string): Promise<string> {
  requests += 1;
  const answer = await portal.raw(path, { headers: { 'user-agent': visitor } }).catch((error) => {
    return { status: 0, text: String(error) };
  });
  if (answer.status !== 200) failures.push(`${path}: ${answer.status} ${answer.text.slice(0, 80)}`);
  return answer.text;
}

/** Opens the page repeatedly with its files, and those of the first page, like an open tab. */
async function visit(visitor: string): Promise<void> {
  const filesOf = (page: string) => [
    ...new Set(page.match(/\/mfe\/mfe-tools\/[\w./-]+\.(?:js|css)/g)),
  ];
  const first = filesOf(await get('/tools', visitor));
  while (!stopped) {
    const files = filesOf(await get('/tools', visitor));
    await Promise.all([...files, ...first].map((file) => get(file, visitor)));
    await new Promise((done) => setTimeout(done, 400));
  }
}

/** Waits until the number of visitors with this version is in this range. */
const untilGiven = (version: string, least: number, most: number) =>
  until(
    async () => {
      const texts = await Promise.all(visitors.map((one) => get('/mfe/registry.json', one)));
      return texts.filter((text) => text.includes(`/mfe/mfe-tools/${version}/`)).length;
    },
    (count) => count >= least && count <= most,
  );

it('publishing, a half canary, a raise and three rollbacks fail no request of 50 visitors', async () => {
  const release = (weights: Record<string, number>) =>
    releaseVersions(store, 'mfe-tools', weights, { by: 'Ada' });
  const reading = Promise.all(visitors.map(visit));
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
    await publishSmall(store, folder, version);
    await release({ '1.0.0': 50, [version]: 50 });
    await untilGiven(version, 10, 40);
    await release({ [version]: 100 });
    await untilGiven(version, 50, 50);
    await release({ '1.0.0': 100 });
    await untilGiven(version, 0, 0);
  }
  stopped = true;
  await reading;
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThan(1_000);
});
