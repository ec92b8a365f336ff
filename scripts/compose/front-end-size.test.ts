import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { frontEnds, read, root } from './compose-file.js';

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly link?: boolean;
}

const packages: Readonly<Record<string, Locked>> = JSON.parse(read('package-lock.json')).packages;

/** Resolves packages like npm: the package's node_modules first, then those above. */
function locationOf(name: string, from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name);
    if (packages[place]) return place;
    if (folder === '.') throw new Error(`${name}, which ${from} needs, is not in the lock file`);
  }
}

/** The folders that `npm ci --workspace=… --omit=dev` installs for a workspace. */
function closureOf(workspace: string): Set<string> {
  const found = new Set<string>();
  const add = (from: string) => {
    for (const name of Object.keys(packages[from]?.dependencies ?? {})) {
      const place = locationOf(name, from);
      if (found.has(place)) continue;
      found.add(place);
      add(place);
    }
  };
  add(workspace);
  return found;
}

/** Size of the files in a folder, without nested node_modules, which are counted separately. */
function sizeOf(folder: string): number {
  let bytes = 0;
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isFile()) bytes += statSync(join(root, path)).size;
    else if (entry.isDirectory() && entry.name !== 'node_modules') bytes += sizeOf(path);
  }
  return bytes;
}

describe('what the image of a front end adds to its base', () => {
  const closure = closureOf('packages/static-server');
  const libraries = [...closure].reduce((sum, place) => sum + sizeOf(place), 0);

  it('contains neither NestJS nor the clients of the stores', () => {
    const names = [...closure].join('\n');
    expect(names).not.toMatch(/@nestjs|mongo|bullmq|ioredis|minio/);
    expect(names).toMatch(/fastify/);
  });

  it.each(frontEnds)('is at most 25 MB for %s', (folder) => {
    const bundle = join(folder, 'dist');
    // Without a build there is no bundle to count; npm test builds first.
    const built = existsSync(join(root, bundle)) ? sizeOf(bundle) : 0;
    expect((libraries + built) / 1e6).toBeLessThan(25);
  });
});
