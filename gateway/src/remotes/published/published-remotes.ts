import type { Release } from '@commons/contracts/front-ends/publication';
import type { ShellManifest } from '@commons/contracts/front-ends/remotes';
import { type KnownRemote } from '../known-remote.js';
import { checkRequirements } from '../remote-requirements.js';
import type { PublishedFiles } from './published-files.js';
import type { PublishedReleases } from './published-releases.js';

/** Front ends from the store: the complete versions that the pointer names. */
export class PublishedRemotes {
  constructor(
    private readonly releases: PublishedReleases,
    private readonly files: PublishedFiles,
  ) {}

  /**
   * @returns undefined when the front end was never released here
   * @throws when a version is refused or incomplete, or the store is down
   */
  async read(name: string, shell: ShellManifest | undefined): Promise<KnownRemote[] | undefined> {
    const release = await this.releases.release(name);
    return release && this.#all(release, Object.entries(release.weights), shell);
  }

  /** For a gateway that starts while the pointer names a refused version: the previously active one. */
  async readFormer(name: string, shell: ShellManifest | undefined): Promise<KnownRemote[]> {
    const release = await this.releases.release(name);
    if (!release) return [];
    for (const version of formerVersions(release)) {
      const found = await this.#all(release, [[version, 1]], shell).catch(() => undefined);
      if (found) return found;
    }
    return [];
  }

  #all(
    { name, changed_at }: Release,
    weights: readonly (readonly [version: string, weight: number])[],
    shell: ShellManifest | undefined,
  ): Promise<KnownRemote[]> {
    return Promise.all(
      weights.map(async ([version, weight]) => {
        const manifest = await this.releases.manifest(name, version);
        if (!manifest) throw new Error(`${name} ${version} is not in the store`);
        checkRequirements(manifest, shell);
        // Warms the cache for the first visitor.
        await this.files.get(name, version, manifest.entry);
        return { manifest, weight, base: `/mfe/${name}/${version}/`, release: changed_at };
      }),
    );
  }
}

/** All versions that have ever been active, the latest first. */
function formerVersions({ weights, versions }: Release): string[] {
  const until = (version: string) => versions[version]?.used_until ?? '';
  return Object.keys(versions)
    .filter((version) => until(version) !== '' || weights[version] !== undefined)
    .sort((a, b) => until(b).localeCompare(until(a)));
}
