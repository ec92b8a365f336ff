import { type ServiceName, serviceNames } from '@commons/service-kit/service.config';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Agent } from 'undici';
import type { GatewayConfig } from '../gateway.config.js';
import type { HeaderMap } from './header-rules.js';
import { Upstream, type UpstreamAnswer } from './upstream.js';

export type UpstreamName = ServiceName | 'shell';

/** All servers behind the gateway, each with its own breaker, on a shared connection pool. */
export class Upstreams implements OnApplicationShutdown {
  readonly agent = new Agent({ connect: { timeout: 2_000 }, keepAliveTimeout: 30_000 });
  /** Names of the front ends, whose files are below `/mfe/<name>/`. */
  readonly remotes: readonly string[];
  readonly #byName: ReadonlyMap<string, Upstream>;

  constructor(config: GatewayConfig) {
    const names: UpstreamName[] = [...serviceNames, 'shell'];
    const origins = [
      ...names.map((name) => [name, originOf(config, name)] as const),
      ...config.REMOTES,
    ];
    this.remotes = [...config.REMOTES.keys()];
    this.#byName = new Map(
      origins.map(([name, origin]) => [name, new Upstream(name, origin, this.agent)]),
    );
  }

  get(name: UpstreamName): Upstream {
    return this.#byName.get(name)!;
  }

  /** The front end of this name; undefined when it is not configured. */
  remote(name: string | undefined): Upstream | undefined {
    return name && this.remotes.includes(name) ? this.#byName.get(name) : undefined;
  }

  /** A request by the gateway itself. Bypasses the breaker, so that recovered servers are noticed. */
  ask(
    name: string,
    path: string,
    answerMs: number,
    headers: HeaderMap = {},
  ): Promise<UpstreamAnswer> {
    return this.agent.request({
      origin: this.#byName.get(name)!.origin,
      path,
      method: 'GET',
      headers,
      headersTimeout: answerMs,
      bodyTimeout: answerMs,
    });
  }

  async onApplicationShutdown(): Promise<void> {
    for (const upstream of this.#byName.values()) upstream.close();
    await this.agent.destroy();
  }
}

function originOf(config: GatewayConfig, name: UpstreamName): string {
  const setting = `${name.toUpperCase().replaceAll('-', '_')}_URL`;
  return config[setting as 'AUTH_URL'];
}
