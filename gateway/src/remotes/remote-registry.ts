import { findRoute } from '@commons/contracts/front-ends/page-paths';
import type {
  ManifestRoute,
  Registry,
  RemoteManifest,
  ShellManifest,
} from '@commons/contracts/front-ends/remotes';
import { isOutage } from '@commons/service-kit/errors/outage';
import { log } from '@commons/service-kit/logging/logger';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { Canary, CanaryHalts, Halt } from './canary-halts.js';
import { type KnownArea, type KnownRemote, RefusedRemote, serverBundleOf } from './known-remote.js';
import { noOverrides, type Overrides, overriddenRemote } from './overridden-remote.js';
import { startPolling } from './polling.js';
import type { PublishedRemotes } from './published-remotes.js';
import { checkRequirements } from './remote-requirements.js';
import type { StaticRemotes } from './static-remotes.js';
import { newestFirst, versionFor } from './visitor-share.js';

/** The remote that owns a path, with the route of its manifest. */
export interface PathOwner extends KnownRemote {
  readonly healthy: boolean;
  readonly route: ManifestRoute;
  /** Of the path, in the spelling of the route. */
  readonly segments: readonly string[];
}

/** Sources of the front ends. `published` takes precedence; undefined without a store. */
export interface RemoteSources {
  readonly published: PublishedRemotes | undefined;
  readonly servers: StaticRemotes;
}

/**
 * The front ends and the paths they own, polled every few seconds: from the store of published versions, or from the
 * `mfe.json` of their static servers. A front end that is down or refused keeps its last state, so that its pages keep
 * their addresses.
 */
export class RemoteRegistry implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #areas = new Map<string, KnownArea>();
  readonly #refused = new Map<string, string>();
  #shell: ShellManifest | undefined;
  #stop = () => {};

  constructor(
    private readonly names: readonly string[],
    private readonly sources: RemoteSources,
    private readonly intervalMs: number,
    readonly halts: CanaryHalts,
    /** Languages of the portal. */
    private readonly languages: readonly string[] = ['en'],
  ) {}

  onApplicationBootstrap(): void {
    this.#stop = startPolling(() => this.#refresh(), this.intervalMs);
  }

  onApplicationShutdown(): void {
    this.#stop();
  }

  /** Whether every manifest has been read at least once. Until then an unknown path may have an owner. */
  get complete(): boolean {
    return this.#areas.size === this.names.length;
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
      refused: this.#refused.get(name),
    }));
  }

  /** What the running shell provides to front ends; undefined until it has been read. */
  get shell(): ShellManifest | undefined {
    return this.#shell;
  }

  /** The active versions of a front end, or of the shell; empty for an unknown one. */
  versionsOf(area: string): readonly string[] {
    if (area === 'shell') return this.#shell ? [this.#shell.version] : [];
    return (this.#areas.get(area)?.versions ?? []).map(({ manifest }) => manifest.version);
  }

  /** Whether a front end has this route pattern. The shell is on the pages of all. */
  hasRoute(area: string, pattern: string): boolean {
    const areas = area === 'shell' ? [...this.#areas.values()] : [this.#areas.get(area)];
    return areas.some((known) =>
      known?.versions.some(({ manifest }) => manifest.routes.some(({ path }) => path === pattern)),
    );
  }

  /** The front ends with pages for guests, and the server bundles that render these, of all versions in use. */
  guestAreas(): { remote: string; area: string }[] {
    const versions = [...this.#areas.values()].flatMap((area) => area.versions);
    return versions.flatMap((version) => {
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
    return [...this.#areas].map(([name, { versions, healthy }]) => {
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
    // The last state survives an outage of the shell.
    this.#shell = (await this.sources.servers.shell()) ?? this.#shell;
    await Promise.all(this.names.map((name) => this.#refreshOne(name)));
    return this.complete;
  }

  async #refreshOne(name: string): Promise<void> {
    try {
      const published = await this.sources.published?.read(name, this.#shell);
      this.#take(name, published ?? (await this.#ofServer(name)));
      this.#refused.delete(name);
    } catch (error) {
      const own = isOutage(error) && (await this.#withoutStore(name));
      if (own) this.#take(name, own);
      else await this.#keepFormer(name, error instanceof RefusedRemote);
      this.#report(name, error as Error);
    }
  }

  #take(name: string, versions: readonly KnownRemote[]): void {
    this.#announce(name, versions);
    this.#areas.set(name, { versions, healthy: true });
  }

  /** While the store is down, a front end without known publications comes from its static server. */
  async #withoutStore(name: string): Promise<readonly KnownRemote[] | undefined> {
    const known = this.#areas.get(name)?.versions ?? [];
    const isPublished = known.some(({ release }) => release !== undefined);
    if (!this.sources.published || isPublished) return undefined;
    return this.#ofServer(name).catch(() => undefined);
  }

  async #ofServer(name: string): Promise<readonly KnownRemote[]> {
    const manifest = await this.sources.servers.read(name);
    checkRequirements(manifest, this.#shell);
    return [{ manifest, base: `/mfe/${name}/`, weight: 1 }];
  }

  /** A refused version leaves the previous one active. */
  async #keepFormer(name: string, refused: boolean): Promise<void> {
    const area = this.#areas.get(name);
    if (area) area.healthy = refused && area.healthy;
    else if (refused) {
      const versions = await this.sources.published?.readFormer(name, this.#shell).catch(() => []);
      if (versions?.length) this.#areas.set(name, { versions, healthy: true });
    }
  }

  /** Logs a change of the active versions. */
  #announce(name: string, versions: readonly KnownRemote[]): void {
    const before = this.#areas.get(name)?.versions;
    if (before && shares(before) !== shares(versions)) {
      log().info(
        { remote: name, from: shares(before), to: shares(versions) },
        'a front end changed',
      );
    }
  }

  /** Logs each problem once, not at every poll. */
  #report(name: string, { message }: Error): void {
    if (this.#refused.get(name) === message) return;
    this.#refused.set(name, message);
    const keeps = shares(this.#areas.get(name)?.versions ?? []);
    log().warn(
      { remote: name, reason: message, keeps },
      'a front end cannot be taken as it is published',
    );
  }
}

const useOf = (overrides: Overrides, name: string): { override?: string } => {
  const override = overrides.get(name);
  return override ? { override: override.use } : {};
};

const shares = (versions: readonly KnownRemote[]) =>
  versions.map(({ manifest, weight }) => `${manifest.version} (${weight})`).join(', ');
