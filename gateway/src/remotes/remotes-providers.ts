import { RevokedSessions } from '@commons/service-kit/auth/revoked-sessions';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import type { Provider } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { GatewayConfig } from '../gateway.config.js';
import { Upstreams } from '../proxy/upstreams.js';
import { CanaryHalts } from './canary/canary-halts.js';
import { FrontEndOverrides } from './overrides/front-end-overrides.js';
import { OverrideRecords } from './overrides/override-records.js';
import { FrontEndStore } from './published/front-end-store.js';
import { RemoteRegistry } from './remote-registry.js';
import { StaticRemotes } from './static-remotes.js';

/** The registry of front ends, the store of their published versions, and overrides for single browsers. */
export function remotesProviders(config: GatewayConfig, shared: ServiceConfig): Provider[] {
  return [
    {
      provide: FrontEndStore,
      useFactory: () => FrontEndStore.open(config.FRONT_ENDS, shared, config.FRONT_ENDS_PUBLIC_KEY),
    },
    {
      provide: RemoteRegistry,
      useFactory: (upstreams: Upstreams, store: FrontEndStore, redis: Redis) => {
        const sources = { published: store.remotes, servers: new StaticRemotes(upstreams) };
        const halts = new CanaryHalts(redis, config.REDIS_PREFIX);
        const { remotes } = upstreams;
        return new RemoteRegistry(
          remotes,
          sources,
          config.REGISTRY_POLL_MS,
          halts,
          config.LANGUAGES,
        );
      },
      inject: [Upstreams, FrontEndStore, REDIS],
    },
    {
      provide: FrontEndOverrides,
      useFactory: (
        redis: Redis,
        revoked: RevokedSessions,
        store: FrontEndStore,
        registry: RemoteRegistry,
      ) => {
        const records = new OverrideRecords(redis, config.REDIS_PREFIX, revoked);
        return new FrontEndOverrides(config, records, store, registry);
      },
      inject: [REDIS, RevokedSessions, FrontEndStore, RemoteRegistry],
    },
  ];
}
