import { findRoute } from '@commons/contracts/front-ends/page-paths';
import type {
  ManifestRoute,
  Registry,
  RemoteManifest,
  ShellManifest,
} from '@commons/contracts/front-ends/remotes';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { Canary, CanaryHalts, Halt } from './canary/canary-halts.js';
import { KnownAreas, type RemoteSources } from './known-areas.js';
import { type KnownArea, type KnownRemote, serverBundleOf } from './known-remote.js';
import { noOverrides, type Overrides, overriddenRemote } from './overridden-remote.js';
import { startPolling } from './polling.js';
import { newestFirst, versionFor } from './published/visitor-share.js';

/** The remote that owns a path, with the route of its manifest. */
export interface PathOwner extends KnownRemote {
  readonly healthy: boolean;
  readonly route: ManifestRoute;
  /** Of the path, in the spelling of the route. */
  readonly segments: readonly string[];
}

/**
 * The front ends and the paths they own, polled every few seconds: from the store of published versions, or from the
 * `mfe.json` of their static servers.
 */
export class RemoteRegistry implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #areas: KnownAreas;
  #stop = () => {};

  constructor(
    private readonly names: readonly string[],
    sources: RemoteSources,
    private readonly intervalMs: number,
    readonly halts: CanaryHalts,
    /** Languages of the portal. */
    private readonly languages: readonly string[] = ['en'],
  ) {
    this.#areas = new KnownAreas(names, sources);
  }

  onApplicationBootstrap(): void {
    this.#stop = startPolling(() => this.#refresh(), this.intervalMs);
  }

  onApplicationShutdown(): void {
    this.#stop();
  }

  /** Whether every manifest has been read at least once. Until then an unknown path may have an owner. */
  get complete(): boolean {
    return this.#areas.complete;
  }

  /**
   * For the page and GET /mfe/registry.json.
   * @param visitor see visitorKey
   * @param overrides of this browser
   */
  registry(visitor = '', overrides: Overrides = noOverrides): Registry {
    const remotes = this.#versionsFor(visitor, overrides).map(({ manifest, base }) => ({
      name: manifest.name,
      version: manifest.version,
      entry: base + manifest.entry,
      integrity: manifest.integrity[manifest.entry],
      ...this.#textsOf(manifest, base),
      shell_contract: manifest.shell_contract,
      routes: manifest.routes.map(({ path, account_type, operator }) => ({
        path,
        ...(account_type && { account_type }),
        ...(operator && { operator }),
      })),
      ...this.#haltedVersion(manifest.name),
      ...useOf(overrides, manifest.name),
    }));
    return { remotes };
  }

  /** The routes of all front ends. */
  routes(): ManifestRoute[] {
    return this.#versionsFor('', noOverrides).flatMap(({ manifest }) => manifest.routes);
  }

  /** The active versions of each front end, and why a published one is not active; for operators. */
  states(): { name: string; area: KnownArea | undefined; refused: string | undefined }[] {
    return this.names.map((name) => ({
      name,
      area: this.#areas.get(name),
      refused: this.#areas.refusalOf(name),
    }));
  }

  /** What the running shell provides to front ends; undefined until it has been read. */
  get shell(): ShellManifest | undefined {
    return this.#areas.shell;
  }

  /** The active versions of a front end, or of the shell; empty for an unknown one. */
  versionsOf(area: string): readonly string[] {
    if (area === 'shell') return this.shell ? [this.shell.version] : [];
    return (this.#areas.get(area)?.versions ?? []).map(({ manifest }) => manifest.version);
  }

  /** Whether a front end has this route pattern. The shell is on the pages of all. */
  hasRoute(area: string, pattern: string): boolean {
    const versions = area === 'shell' ? this.#areas.versions() : this.#areas.get(area)?.versions;
    return (versions ?? []).some(({ manifest }) =>
      manifest.routes.some(({ path }) => path === pattern),
    );
  }

  /** The front ends with pages for guests, and the server bundles that render these, of all versions in use. */
  guestAreas(): { remote: string; area: string }[] {
    return this.#areas.versions().flatMap((version) => {
      const { name, routes } = version.manifest;
      const hasGuests = routes.some((route) => !route.account_type && !route.operator);
      const area = serverBundleOf(version);
      return area && hasGuests ? [{ remote: name, area }] : [];
    });
  }

  /**
   * @param segments decoded segments of the page's path
   * @param visitor see visitorKey
   * @param overrides of this browser
   */
  ownerOf(
    segments: readonly string[],
    visitor = '',
    overrides: Overrides = noOverrides,
  ): PathOwner | undefined {
    const routes = this.#versionsFor(visitor, overrides).flatMap((remote) =>
      remote.manifest.routes.map((route) => ({ path: route.path, route, remote })),
    );
    const found = findRoute(routes, segments);
    if (!found) return undefined;
    return { ...found.route.remote, route: found.route.route, segments: found.segments };
  }

  #versionsFor(visitor: string, overrides: Overrides) {
    return this.#areas.entries().map(([name, { versions, healthy }]) => {
      const given = versionFor(this.#notHalted(name, versions), visitor);
      const override = overrides.get(name);
      if (override) return { ...overriddenRemote(given, override), healthy: true };
      return { ...given, healthy };
    });
  }

  /** The halt of a front end's newest version, as long as its pointer is unchanged. */
  haltOf(name: string): Halt | undefined {
    return this.halts.of(name, this.#areas.get(name)?.versions[0]?.release);
  }

  /** All halted versions. */
  halted(): { area: string; version: string; reason: string }[] {
    return this.names.flatMap((area) => {
      const halt = this.haltOf(area);
      return halt ? [{ area, version: halt.version, reason: halt.reason }] : [];
    });
  }

  /** The active versions of a front end; undefined when there is only one. */
  canaryOf(name: string): Canary | undefined {
    const [newest, ...others] = newestFirst(this.#areas.get(name)?.versions ?? []);
    if (newest?.release === undefined || others.length === 0) return undefined;
    return {
      area: name,
      release: newest.release,
      newest: newest.manifest.version,
      others: others.map(({ manifest }) => manifest.version),
    };
  }

  #textsOf({ texts }: RemoteManifest, base: string): { texts?: Record<string, string> } {
    const wanted = Object.entries(texts).filter(([language]) => this.languages.includes(language));
    if (this.languages.length < 2 && this.languages[0] === 'en') return {};
    return { texts: Object.fromEntries(wanted.map(([language, file]) => [language, base + file])) };
  }

  #haltedVersion(name: string): { halted?: string } {
    const halt = this.haltOf(name);
    return halt ? { halted: halt.version } : {};
  }

  #notHalted(name: string, versions: readonly KnownRemote[]): readonly KnownRemote[] {
    const halted = this.haltOf(name)?.version;
    const left = versions.filter(({ manifest }) => manifest.version !== halted);
    return left.length > 0 ? left : versions;
  }

  async #refresh(): Promise<boolean> {
    await this.halts.refresh();
    await this.#areas.refresh();
    return this.complete;
  }
}

const useOf = (overrides: Overrides, name: string): { override?: string } => {
  const override = overrides.get(name);
  return override ? { override: override.use } : {};
};
