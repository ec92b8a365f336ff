import { RevokedSessions } from '@commons/service-kit/auth/revoked-sessions';
import { METRICS } from '@commons/service-kit/health/service-metrics';
import { InternalClient } from '@commons/service-kit/internal/internal-client';
import { VisitTally } from '@commons/service-kit/numbers/visit-tally';
import { Portal } from '@commons/service-kit/portal/portal';
import { Readiness } from '@commons/service-kit/readiness/readiness';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { defineService } from '@commons/service-kit/service';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import type { DynamicModule, Provider } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Registry } from 'prom-client';
import { ApiController } from './api/api.controller.js';
import { type ClientAddresses, clientAddresses } from './clients/client-address.js';
import { EmbedsController } from './embeds/embeds.controller.js';
import { FrontEndReportsController } from './front-end-reports/front-end-reports.controller.js';
import { FrontEndReportsService } from './front-end-reports/front-end-reports.service.js';
import { ReportCounts } from './front-end-reports/report-counts.js';
import { ReportMetrics } from './front-end-reports/report-metrics.js';
import { GatewayConfig } from './gateway.config.js';
import { configureHttp } from './http-settings.js';
import { CallLimits } from './limits/call-limits.js';
import { RateLimiter } from './limits/rate-limiter.js';
import { OfflineController } from './offline/offline.controller.js';
import { ApiDocument } from './openapi/api-document.js';
import { DocsController } from './openapi/docs.controller.js';
import { Deployables } from './operator-status/deployables.js';
import { FrontEndReleases } from './operator-status/front-end-releases.js';
import { FrontEndStatuses } from './operator-status/front-end-statuses.js';
import { OperatorStatusController } from './operator-status/operator-status.controller.js';
import { OverridesController } from './operator-status/overrides.controller.js';
import { PageRenderer } from './pages/page-renderer.js';
import { PagesController } from './pages/pages.controller.js';
import { RenderingWarmUp } from './pages/rendering-warm-up.js';
import { ServiceHeads } from './pages/service-heads.js';
import { ShellTemplate } from './pages/shell-template.js';
import { ShownChanges } from './pages/shown-changes.js';
import { CardPictures } from './pictures/card-pictures.js';
import { PicturesController } from './pictures/pictures.controller.js';
import { PortalController, PortalTextsController } from './portal/portal.controller.js';
import { siteSettings } from './portal/site-settings.js';
import { BriefCache } from './proxy/brief-cache.js';
import { Forwarder } from './proxy/forwarder.js';
import { GuestSearch } from './proxy/guest-search.js';
import { UploadsController } from './proxy/uploads.controller.js';
import { Upstreams } from './proxy/upstreams.js';
import { WriteCount } from './proxy/write-count.js';
import { CanaryHalts } from './remotes/canary-halts.js';
import { FrontEndOverrides } from './remotes/front-end-overrides.js';
import { FrontEndStore } from './remotes/front-end-store.js';
import { OverrideRecords } from './remotes/override-records.js';
import { RemoteRegistry } from './remotes/remote-registry.js';
import { RemotesController } from './remotes/remotes.controller.js';
import { StaticRemotes } from './remotes/static-remotes.js';
import { PageRendering } from './rendering/page-rendering.js';
import { ServerBundles } from './rendering/server-bundles.js';
import { mendedAddress } from './routing/mended-address.js';
import { SiteMap } from './sitemap/site-map.js';
import { SitemapController } from './sitemap/sitemap.controller.js';
import { PageVisits } from './visits/page-visits.js';

class GatewayModule {}

const CONFIG = Symbol('GATEWAY_CONFIG');

function proxyProviders(config: GatewayConfig, addresses: ClientAddresses): Provider[] {
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
    {
      provide: CallLimits,
      useFactory: (redis: Redis) => new CallLimits(new RateLimiter(config, redis), addresses),
      inject: [REDIS],
    },
  ];
}

function pageProviders(config: GatewayConfig): Provider[] {
  const { SITE_URL, REGISTRY_POLL_MS } = config;
  return [
    {
      provide: ShownChanges,
      useFactory: (redis: Redis) => new ShownChanges(redis, config.REDIS_PREFIX),
      inject: [REDIS],
    },
    {
      provide: RemoteRegistry,
      useFactory: (upstreams: Upstreams, store: FrontEndStore, redis: Redis) => {
        const sources = { published: store.remotes, servers: new StaticRemotes(upstreams) };
        const halts = new CanaryHalts(redis, config.REDIS_PREFIX);
        const { remotes } = upstreams;
        return new RemoteRegistry(remotes, sources, REGISTRY_POLL_MS, halts, config.LANGUAGES);
      },
      inject: [Upstreams, FrontEndStore, REDIS],
    },
    {
      provide: ShellTemplate,
      useFactory: (upstreams: Upstreams, portal: Portal) =>
        new ShellTemplate(upstreams, config, portal),
      inject: [Upstreams, Portal],
    },
    {
      provide: PageRendering,
      useFactory: (
        upstreams: Upstreams,
        store: FrontEndStore,
        writes: WriteCount,
        portal: Portal,
      ) => {
        const { LANGUAGES } = config;
        const languages = LANGUAGES.length > 1 && { languages: LANGUAGES.join(' ') };
        const site = () => ({ ...siteSettings(portal.now), ...languages });
        return new PageRendering(config, site, new ServerBundles(upstreams, store), writes);
      },
      inject: [Upstreams, FrontEndStore, WriteCount, Portal],
    },
    {
      provide: PageRenderer,
      useFactory: (
        template: ShellTemplate,
        registry: RemoteRegistry,
        upstreams: Upstreams,
        changes: ShownChanges,
        rendering: PageRendering,
        portal: Portal,
      ) =>
        new PageRenderer(
          SITE_URL,
          config.LANGUAGES,
          portal,
          template,
          registry,
          new ServiceHeads(upstreams, changes),
          rendering,
        ),
      inject: [ShellTemplate, RemoteRegistry, Upstreams, ShownChanges, PageRendering, Portal],
    },
    {
      provide: RenderingWarmUp,
      useFactory: (pages: PageRenderer) => new RenderingWarmUp(pages, REGISTRY_POLL_MS),
      inject: [PageRenderer],
    },
    {
      provide: CardPictures,
      useFactory: (upstreams: Upstreams) => new CardPictures(upstreams),
      inject: [Upstreams],
    },
    {
      provide: SiteMap,
      useFactory: (upstreams: Upstreams, registry: RemoteRegistry, portal: Portal) =>
        new SiteMap(SITE_URL, upstreams, registry, portal),
      inject: [Upstreams, RemoteRegistry, Portal],
    },
    {
      provide: ApiDocument,
      useFactory: (upstreams: Upstreams, portal: Portal) =>
        new ApiDocument(SITE_URL, portal, upstreams),
      inject: [Upstreams, Portal],
    },
  ];
}

function reportProviders(config: GatewayConfig): Provider[] {
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

function statusProviders(config: GatewayConfig, shared: ServiceConfig): Provider[] {
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

function visitProviders(config: GatewayConfig): Provider[] {
  return [
    {
      provide: PageVisits,
      useFactory: (redis: Redis, portal: Portal) =>
        new PageVisits(new VisitTally(redis, config.REDIS_PREFIX), portal),
      inject: [REDIS, Portal],
    },
  ];
}

function overrideProviders(config: GatewayConfig): Provider[] {
  return [
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

function gatewayModule(config: GatewayConfig, shared: ServiceConfig): DynamicModule {
  const addresses = clientAddresses(config.TRUSTED_PROXIES);
  return {
    module: GatewayModule,
    controllers: [
      DocsController,
      FrontEndReportsController,
      OperatorStatusController,
      PortalTextsController,
      OverridesController,
      ApiController,
      UploadsController,
      RemotesController,
      SitemapController,
      EmbedsController,
      PicturesController,
      OfflineController,
      PortalController,
      PagesController,
    ],
    providers: [
      { provide: CONFIG, useValue: config },
      {
        provide: FrontEndStore,
        useFactory: () =>
          FrontEndStore.open(config.FRONT_ENDS, shared, config.FRONT_ENDS_PUBLIC_KEY),
      },
      ...proxyProviders(config, addresses),
      ...pageProviders(config),
      ...reportProviders(config),
      ...statusProviders(config, shared),
      ...overrideProviders(config),
      ...visitProviders(config),
    ],
  };
}

/** The gateway: the site's single origin. Uses Redis for rate limits and its caches, and survives an outage of it. */
export const gatewayService = defineService({
  name: 'gateway',
  config: GatewayConfig,
  module: gatewayModule,
  stores: ['redis'],
  http: {
    bodyParser: false,
    openapi: false,
    rewriteUrl: mendedAddress,
    configure: (app) => {
      const config = app.get<GatewayConfig>(CONFIG);
      return configureHttp(app, config, clientAddresses(config.TRUSTED_PROXIES));
    },
  },
});
