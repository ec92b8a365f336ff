import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runShellCheck } from '@commons/service-kit/publication/check-shell';
import { openPublicationStore } from '@commons/service-kit/publication/open-publication-store';
import type { PublicationStore } from '@commons/service-kit/publication/publication-store';
import { releaseVersions } from '@commons/service-kit/publication/release-versions';
import { publishSmall } from '../testing/built-front-end.js';

let folder: string;
let store: PublicationStore;

const names = ['mfe-public', 'mfe-tools'];
const check = (args = ['--to', join(folder, 'store')]) =>
  runShellCheck({ rootDir: folder, folder, names }, args, {});
const buildShell = (gives: object) =>
  writeFile(join(folder, 'mfe.json'), JSON.stringify({ version: '2.0.0', ...gives }));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commons-shell-'));
  store = await openPublicationStore(join(folder, 'store'), {});
  await publishSmall(store, folder, '1.4.2', { libraries: { react: '19.1.0' } });
  await publishSmall(store, folder, '1.5.0', { libraries: { react: '20.0.0' }, shell_contract: 3 });
  await releaseVersions(store, 'mfe-tools', { '1.4.2': 100 }, { by: 'Ada' });
});
afterAll(() => rm(folder, { recursive: true }));

describe('a new shell before its deployment', () => {
  it('is compatible with the active versions of the front ends', async () => {
    await buildShell({ shell_contract: 2, libraries: { react: '19.3.1' } });
    expect(await check()).toBe('The shell 2.0.0 gives what mfe-tools 1.4.2 need.');
  });

  it('is refused with all that it lacks, also for a canary', async () => {
    await buildShell({ shell_contract: 2, libraries: { react: '19.3.1' } });
    await releaseVersions(store, 'mfe-tools', { '1.4.2': 90, '1.5.0': 10 }, { by: 'Ada' });
    await expect(check()).rejects.toThrow(
      /must not be deployed yet:\n- mfe-tools 1\.5\.0 needs react 20\.0\.0 \(it has 19\.3\.1\), shell contract 3 \(it has 2\)\nRelease/,
    );
    await buildShell({ shell_contract: 3, libraries: { react: '20.0.0' } });
    await expect(check()).rejects.toThrow('mfe-tools 1.4.2 needs react 19.1.0 (it has 20.0.0)');
  });

  it('needs a store to compare with', async () => {
    await expect(check([])).rejects.toThrow('Name the store with --to');
  });
});
