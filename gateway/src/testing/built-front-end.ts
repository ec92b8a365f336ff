import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from '@commons/contracts/front-ends/remotes';
import type { PublicationStore } from '@commons/service-kit/publication/publication-store';
import { publishVersion } from '@commons/service-kit/publication/publish-version';
import { manifest } from './test-portal.js';

/** Publishes a small front end whose files contain their version. @param changes of its mfe.json */
export async function publishSmall(
  store: PublicationStore,
  folder: string,
  version: string,
  changes: Partial<RemoteManifest> = {},
): Promise<void> {
  const dist = join(folder, `dist-${version}`);
  await mkdir(dist, { recursive: true });
  const name = changes.name ?? 'mfe-tools';
  const entry = `remoteEntry.${version}.js`;
  const routes = [{ path: '/tools', assets: [`page.${version}.js`, `page.${version}.css`] }];
  const own = { ...manifest(name, routes), version, entry, assets: [], ...changes };
  const files = {
    'mfe.json': JSON.stringify(own),
    [entry]: `// entry of ${version}`,
    [`${entry}.br`]: `br of ${version}`,
    [`page.${version}.js`]: `// page of ${version}`,
    [`page.${version}.css`]: `/* ${version} */`,
  };
  for (const [file, text] of Object.entries(files)) await writeFile(join(dist, file), text);
  await publishVersion(store, dist);
}
