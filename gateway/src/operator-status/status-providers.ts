import { Readiness } from '@commons/service-kit/health/readiness';
import { InternalClient } from '@commons/service-kit/internal/internal-client';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import type { Provider } from '@nestjs/common';
import { ReportCounts } from '../front-end-reports/report-counts.js';
import type { GatewayConfig } from '../gateway.config.js';
import { Upstreams } from '../proxy/upstreams.js';
import { FrontEndStore } from '../remotes/published/front-end-store.js';
import { RemoteRegistry } from '../remotes/remote-registry.js';
import { Deployables } from './deployables.js';
import { FrontEndReleases } from './front-end-releases.js';
import { FrontEndStatuses } from './front-end-statuses.js';

/** What operators see of deployables and front ends. */
export function statusProviders(config: GatewayConfig, shared: ServiceConfig): Provider[] {
  const canNote = shared.SERVICE_PRIVATE_KEY !== undefined;
  return [
    {
      provide: Deployables,
      useFactory: (upstreams: Upstreams, readiness: Readiness) =>
        new Deployables(upstreams, readiness),
      inject: [Upstreams, Readiness],
    },
    {
      provide: FrontEndStatuses,
      useFactory: (registry: RemoteRegistry, store: FrontEndStore, counts: ReportCounts) =>
        new FrontEndStatuses(registry, store, counts),
      inject: [RemoteRegistry, FrontEndStore, ReportCounts],
    },
    {
      provide: FrontEndReleases,
      useFactory: (store: FrontEndStore, registry: RemoteRegistry, client: InternalClient) =>
        new FrontEndReleases(config, store, registry, client, canNote),
      inject: [FrontEndStore, RemoteRegistry, InternalClient],
    },
  ];
}
