import { type Registry, RemoteManifest } from '@commons/contracts/remotes';
import { log } from '@commons/service-kit/logging/logger';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { UpstreamAnswer } from '../proxy/upstream.js';
import type { Upstreams } from '../proxy/upstreams.js';
import { matchesPattern } from '../routing/path-pattern.js';
import { startPolling } from './polling.js';

const answerMs = 1_500;

interface KnownRemote {
  readonly manifest: RemoteManifest;
  /** Whether the last poll returned a valid manifest. */
  healthy: boolean;
}

/** The remote that owns a path, with the route of its manifest. */
export interface PathOwner extends KnownRemote {
  readonly route: RemoteManifest['routes'][number];
}

/**
 * The front ends and the paths they own, polled from each `mfe.json` every few seconds. A front end that is down keeps
 * its last state, so that its pages keep their addresses.
 */
export class RemoteRegistry implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #known = new Map<string, KnownRemote>();
  readonly #refused = new Map<string, string>();
  #stop = () => {};

  constructor(
    private readonly upstreams: Upstreams,
    private readonly intervalMs: number,
  ) {}

  onApplicationBootstrap(): void {
    this.#stop = startPolling(() => this.#refresh(), this.intervalMs);
  }

  onApplicationShutdown(): void {
    this.#stop();
  }

  /** Whether every manifest has been read at least once. Until then an unknown path may still have an owner. */
  get complete(): boolean {
    return this.#known.size === this.upstreams.remotes.length;
  }

  /** For the page and GET /mfe/registry.json. */
  registry(): Registry {
    const remotes = [...this.#known.values()].map(({ manifest }) => ({
      name: manifest.name,
      version: manifest.version,
      entry: `/mfe/${manifest.name}/${manifest.entry}`,
      shell_contract: manifest.shell_contract,
      routes: manifest.routes.map(({ assets: _assets, ...route }) => route),
    }));
    return { remotes };
  }

  /** The front ends with pages for guests, and the server bundles that render these. */
  guestAreas(): { remote: string; area: string }[] {
    return [...this.#known.values()].flatMap(({ manifest: { name, server, routes } }) => {
      const hasGuests = routes.some((route) => !route.account_type && !route.operator);
      return server && hasGuests ? [{ remote: name, area: server }] : [];
    });
  }

  /** @param segments decoded segments of the page's path */
  ownerOf(segments: readonly string[]): PathOwner | undefined {
    const owners = [...this.#known.values()].flatMap((remote) =>
      remote.manifest.routes
        .filter((route) => matchesPattern(route.path, segments))
        .map((route) => ({ ...remote, route })),
    );
    // A literal segment beats a parameter, and both beat a splat, as in React Router.
    return owners.sort((a, b) => vagueness(a.route.path) - vagueness(b.route.path))[0];
  }

  async #refresh(): Promise<boolean> {
    await Promise.all(this.upstreams.remotes.map((name) => this.#refreshOne(name)));
    return this.complete;
  }

  async #refreshOne(name: string): Promise<void> {
    try {
      const manifest = await this.#read(name);
      this.#known.set(name, { manifest, healthy: true });
      this.#refused.delete(name);
    } catch (error) {
      const remote = this.#known.get(name);
      if (remote) {
        remote.healthy = false;
      }
      this.#report(name, (error as Error).message);
    }
  }

  async #read(name: string): Promise<RemoteManifest> {
    const answer = await this.upstreams.ask(name, '/mfe.json', answerMs);
    const manifest = RemoteManifest.parse(await readJson(answer));
    if (manifest.name !== name) {
      throw new Error(`mfe.json names itself ${manifest.name}`);
    }
    if (manifest.entry !== this.#known.get(name)?.manifest.entry) {
      await this.#checkEntry(name, manifest.entry);
    }
    return manifest;
  }

  /** Rejects a version that is only partly deployed, or not on all servers yet. */
  async #checkEntry(name: string, entry: string): Promise<void> {
    const answer = await this.upstreams.ask(name, `/${entry}`, answerMs);
    await answer.body.dump();
    if (answer.statusCode !== 200) {
      throw new Error(`mfe.json names ${entry}, which answered ${answer.statusCode}`);
    }
  }

  /** Logs each problem once, not at every poll. */
  #report(name: string, reason: string): void {
    if (this.#refused.get(name) !== reason) {
      this.#refused.set(name, reason);
      log().warn({ remote: name, reason }, 'the manifest of a front end cannot be read');
    }
  }
}

function vagueness(path: string): number {
  return path.split('/').reduce((sum, part) => {
    return sum + (part === '*' ? 100 : part.startsWith(':') ? 1 : 0);
  }, 0);
}

async function readJson(answer: UpstreamAnswer): Promise<unknown> {
  if (answer.statusCode !== 200) {
    await answer.body.dump();
    throw new Error(`mfe.json answered ${answer.statusCode}`);
  }
  return answer.body.json();
}
