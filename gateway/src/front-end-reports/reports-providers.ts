import { METRICS } from '@commons/service-kit/health/service-metrics';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import type { Provider } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Registry } from 'prom-client';
import type { GatewayConfig } from '../gateway.config.js';
import { RemoteRegistry } from '../remotes/remote-registry.js';
import { FrontEndReportsService } from './front-end-reports.service.js';
import { ReportCounts } from './report-counts.js';
import { ReportMetrics } from './report-metrics.js';

/** Counts and metrics of what front ends report. */
export function reportsProviders(config: GatewayConfig): Provider[] {
  return [
    {
      provide: ReportCounts,
      useFactory: (redis: Redis) => new ReportCounts(redis, config.REDIS_PREFIX),
      inject: [REDIS],
    },
    {
      provide: FrontEndReportsService,
      useFactory: (remotes: RemoteRegistry, counts: ReportCounts, metrics: Registry) =>
        new FrontEndReportsService(remotes, counts, new ReportMetrics(metrics)),
      inject: [RemoteRegistry, ReportCounts, METRICS],
    },
  ];
}
