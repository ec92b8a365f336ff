import { REDIS } from '@commons/service-kit/redis/redis-client';
import type { Provider } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { WriteCount } from '../change-counts.js';
import type { ClientAddresses } from '../client-address.js';
import type { GatewayConfig } from '../gateway.config.js';
import { Forwarder } from './forwarder.js';
import { GuestSearch } from './search-cache/guest-search.js';
import { BriefCache } from './search-cache/service-search-caches.js';
import { Upstreams } from './upstreams.js';

/** Calls of the services, and the caches in front of them. */
export function proxyProviders(config: GatewayConfig, addresses: ClientAddresses): Provider[] {
  return [
    { provide: Upstreams, useFactory: () => new Upstreams(config) },
    { provide: Forwarder, useFactory: () => new Forwarder(config, addresses) },
    {
      provide: GuestSearch,
      useFactory: (redis: Redis, forwarder: Forwarder) =>
        new GuestSearch(new BriefCache(redis, config.REDIS_PREFIX), forwarder),
      inject: [REDIS, Forwarder],
    },
    {
      provide: WriteCount,
      useFactory: (redis: Redis) => new WriteCount(redis, config.REDIS_PREFIX),
      inject: [REDIS],
    },
  ];
}
