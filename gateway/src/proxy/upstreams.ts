import { type ServiceName, serviceNames } from '@commons/service-kit/service.config';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Agent } from 'undici';
import type { GatewayConfig } from '../gateway.config.js';
import { type RemoteName, remoteNames } from '../routing/route-table.js';
import type { HeaderMap } from './header-rules.js';
import { Upstream, type UpstreamAnswer } from './upstream.js';

export type UpstreamName = ServiceName | RemoteName | 'shell';

/** Everything behind the gateway, each with its own breaker, on one pool of kept connections. */
export class Upstreams implements OnApplicationShutdown {
  readonly agent = new Agent({ connect: { timeout: 2_000 }, keepAliveTimeout: 30_000 });
  private readonly byName: ReadonlyMap<UpstreamName, Upstream>;

  constructor(config: GatewayConfig) {
    const names: UpstreamName[] = [...serviceNames, 'shell', ...remoteNames];
    this.byName = new Map(
      names.map((name) => [name, new Upstream(name, originOf(config, name), this.agent)]),
    );
  }

  get(name: UpstreamName): Upstream {
    return this.byName.get(name)!;
  }

  /** A question of the gateway's own, past the breaker: it is how a server that came back is noticed. */
  ask(
    name: UpstreamName,
    path: string,
    answerMs: number,
    headers: HeaderMap = {},
  ): Promise<UpstreamAnswer> {
    return this.agent.request({
      origin: this.get(name).origin,
      path,
      method: 'GET',
      headers,
      headersTimeout: answerMs,
      bodyTimeout: answerMs,
    });
  }

  async onApplicationShutdown(): Promise<void> {
    for (const upstream of this.byName.values()) {
      upstream.close();
    }
    await this.agent.destroy();
  }
}

function originOf(config: GatewayConfig, name: UpstreamName): string {
  const setting = `${name.toUpperCase().replaceAll('-', '_')}_URL`;
  return config[setting as 'AUTH_URL'];
}
