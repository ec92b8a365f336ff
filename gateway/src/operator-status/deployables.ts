import type { Deployable } from '@commons/contracts/portal/portal-status';
import { deployableVersion } from '@commons/service-kit/health/deployable-version';
import type { Readiness } from '@commons/service-kit/health/readiness';
import { serviceNames } from '@commons/service-kit/service.config';
import type { Upstreams } from '../proxy/upstreams.js';

const answerMs = 2_000;

interface HealthAnswer {
  readonly version?: string;
  readonly commit?: string;
}

/** Requests the status of each deployable. Of several instances behind one address, one answers. */
export class Deployables {
  constructor(
    private readonly upstreams: Upstreams,
    private readonly readiness: Readiness,
  ) {}

  async list(): Promise<Deployable[]> {
    const frontEnds = ['shell', ...this.upstreams.remotes];
    return Promise.all([
      this.#gateway(),
      ...serviceNames.map((name) => this.#service(name)),
      ...frontEnds.map((name) => this.#frontEnd(name)),
    ]);
  }

  async #gateway(): Promise<Deployable> {
    const stores = await this.readiness.check();
    const own = deployableVersion('gateway');
    return { name: 'gateway', kind: 'gateway', state: stateOf(stores), stores, ...own };
  }

  async #service(name: string): Promise<Deployable> {
    const [health, ready] = await Promise.all([
      this.#ask<HealthAnswer>(name, '/healthz'),
      this.#ask<{ checks?: Record<string, string> }>(name, '/readyz'),
    ]);
    const stores = ready?.checks ?? {};
    const state = health && ready ? stateOf(stores) : 'unreachable';
    return { name, kind: 'service', state, stores, ...versionIn(health) };
  }

  async #frontEnd(name: string): Promise<Deployable> {
    const health = await this.#ask<HealthAnswer>(name, '/healthz');
    const state = health ? 'ok' : 'unreachable';
    return { name, kind: 'front end', state, stores: {}, ...versionIn(health) };
  }

  /** A service that is not ready answers 503 with its checks. @returns undefined for an unreadable answer */
  async #ask<Answer>(name: string, path: string): Promise<Answer | undefined> {
    try {
      const answer = await this.upstreams.ask(name, path, answerMs);
      return (await answer.body.json()) as Answer;
    } catch {
      return undefined;
    }
  }
}

const stateOf = (stores: Readonly<Record<string, string>>) =>
  Object.values(stores).every((state) => state === 'ok') ? 'ok' : 'degraded';

const versionIn = (health: HealthAnswer | undefined) => ({
  ...(health?.version && { version: health.version }),
  ...(health?.commit && { commit: health.commit }),
});
