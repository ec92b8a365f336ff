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
  /** Its server answered the last question with a good manifest. */
  healthy: boolean;
}

/** The remote that owns a path, with the route of its manifest. */
export interface PathOwner extends KnownRemote {
  readonly route: RemoteManifest['routes'][number];
}

/**
 * Which front ends there are and what they own, read from each one's `mfe.json` every few seconds. A front end that
 * went away stays with what was last known of it: its pages keep their addresses, and it is back when it is back.
 */
export class RemoteRegistry implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly known = new Map<string, KnownRemote>();
  private readonly refused = new Map<string, string>();
  private stop = () => {};

  constructor(
    private readonly upstreams: Upstreams,
    private readonly intervalMs: number,
  ) {}

  onApplicationBootstrap(): void {
    this.stop = startPolling(() => this.refresh(), this.intervalMs);
  }

  onApplicationShutdown(): void {
    this.stop();
  }

  /** Whether every front end has shown its manifest at least once; before, an unknown path may still be owned. */
  get complete(): boolean {
    return this.known.size === this.upstreams.remotes.length;
  }

  /** For the page and GET /mfe/registry.json. */
  registry(): Registry {
    const remotes = [...this.known.values()].map(({ manifest }) => ({
      name: manifest.name,
      version: manifest.version,
      entry: `/mfe/${manifest.name}/${manifest.entry}`,
      shell_contract: manifest.shell_contract,
      routes: manifest.routes.map(({ assets: _assets, ...route }) => route),
    }));
    return { remotes };
  }

  /** @param segments decoded segments of the page's path */
  ownerOf(segments: readonly string[]): PathOwner | undefined {
    const owners = [...this.known.values()].flatMap((remote) =>
      remote.manifest.routes
        .filter((route) => matchesPattern(route.path, segments))
        .map((route) => ({ ...remote, route })),
    );
    // A written-out segment beats a parameter, and both beat a splat, as in the browser's router.
    return owners.sort((a, b) => vagueness(a.route.path) - vagueness(b.route.path))[0];
  }

  private async refresh(): Promise<boolean> {
    await Promise.all(this.upstreams.remotes.map((name) => this.refreshOne(name)));
    return this.complete;
  }

  private async refreshOne(name: string): Promise<void> {
    try {
      const manifest = await this.read(name);
      this.known.set(name, { manifest, healthy: true });
      this.refused.delete(name);
    } catch (error) {
      const remote = this.known.get(name);
      if (remote) {
        remote.healthy = false;
      }
      this.report(name, (error as Error).message);
    }
  }

  private async read(name: string): Promise<RemoteManifest> {
    const answer = await this.upstreams.ask(name, '/mfe.json', answerMs);
    const manifest = RemoteManifest.parse(await readJson(answer));
    if (manifest.name !== name) {
      throw new Error(`mfe.json names itself ${manifest.name}`);
    }
    if (manifest.entry !== this.known.get(name)?.manifest.entry) {
      await this.checkEntry(name, manifest.entry);
    }
    return manifest;
  }

  /** A version that is only partly published, or on one of several servers, is not told of yet. */
  private async checkEntry(name: string, entry: string): Promise<void> {
    const answer = await this.upstreams.ask(name, `/${entry}`, answerMs);
    await answer.body.dump();
    if (answer.statusCode !== 200) {
      throw new Error(`mfe.json names ${entry}, which answered ${answer.statusCode}`);
    }
  }

  /** Says each trouble once, not every two seconds. */
  private report(name: string, reason: string): void {
    if (this.refused.get(name) !== reason) {
      this.refused.set(name, reason);
      log().warn({ remote: name, reason }, 'manifest of a front end cannot be read');
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
