import type { ShellManifest } from '@commons/contracts/front-ends/remotes';
import { isOutage } from '@commons/service-kit/errors/outage';
import { log } from '@commons/service-kit/logging/logger';
import { type KnownArea, type KnownRemote, RefusedRemote } from './known-remote.js';
import type { PublishedRemotes } from './published/published-remotes.js';
import { checkRequirements } from './remote-requirements.js';
import type { StaticRemotes } from './static-remotes.js';

/** Sources of the front ends. `published` takes precedence; undefined without a store. */
export interface RemoteSources {
  readonly published: PublishedRemotes | undefined;
  readonly servers: StaticRemotes;
}

/**
 * The active versions of each front end and the running shell, as last read from their sources. A front end that is
 * down or refused keeps its last state, so that its pages keep their addresses.
 */
export class KnownAreas {
  readonly #areas = new Map<string, KnownArea>();
  readonly #refused = new Map<string, string>();
  #shell: ShellManifest | undefined;

  constructor(
    readonly names: readonly string[],
    private readonly sources: RemoteSources,
  ) {}

  /** Whether every manifest has been read at least once. */
  get complete(): boolean {
    return this.#areas.size === this.names.length;
  }

  get shell(): ShellManifest | undefined {
    return this.#shell;
  }

  get(name: string): KnownArea | undefined {
    return this.#areas.get(name);
  }

  /** Why a front end cannot be taken as it is published. */
  refusalOf(name: string): string | undefined {
    return this.#refused.get(name);
  }

  entries(): [string, KnownArea][] {
    return [...this.#areas];
  }

  /** The active versions of all front ends. */
  versions(): KnownRemote[] {
    return [...this.#areas.values()].flatMap((area) => area.versions);
  }

  async refresh(): Promise<void> {
    // The last state survives an outage of the shell.
    this.#shell = (await this.sources.servers.shell()) ?? this.#shell;
    await Promise.all(this.names.map((name) => this.#refreshOne(name)));
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
        'the active versions of a front end changed',
      );
    }
  }

  /** Logs each problem once, not at every poll. */
  #report(name: string, { message }: Error): void {
    if (this.#refused.get(name) === message) return;
    this.#refused.set(name, message);
    const keeps = shares(this.#areas.get(name)?.versions ?? []);
    log().warn({ remote: name, reason: message, keeps }, 'a front end cannot be used as published');
  }
}

const shares = (versions: readonly KnownRemote[]) =>
  versions.map(({ manifest, weight }) => `${manifest.version} (${weight})`).join(', ');
