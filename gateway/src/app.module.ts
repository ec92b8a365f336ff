import { Limits } from '@commons/service-kit/limits/limits';
import { VisitTally } from '@commons/service-kit/numbers/visit-tally';
import { Portal } from '@commons/service-kit/portal/portal';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { defineService } from '@commons/service-kit/service';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import type { DynamicModule, Provider } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { ApiController } from './api/api.controller.js';
import { type ClientAddresses, clientAddresses } from './client-address.js';
import { EmbedsController } from './embeds/embeds.controller.js';
import { FrontEndReportsController } from './front-end-reports/front-end-reports.controller.js';
import { reportsProviders } from './front-end-reports/reports-providers.js';
import { GatewayConfig } from './gateway.config.js';
import { configureHttp } from './http-settings.js';
import { RateLimiter } from './limits/rate-limiter.js';
import { OfflineController } from './offline/offline.controller.js';
import { ApiDocument } from './openapi/api-document.js';
import { DocsController } from './openapi/docs.controller.js';
import { OperatorStatusController } from './operator-status/operator-status.controller.js';
import { OverridesController } from './operator-status/overrides.controller.js';
import { statusProviders } from './operator-status/status-providers.js';
import { PageVisits } from './pages/page-visits.js';
import { PagesController } from './pages/pages.controller.js';
import { pagesProviders } from './pages/pages-providers.js';
import { CardPictures } from './pictures/card-pictures.js';
import { PicturesController } from './pictures/pictures.controller.js';
import { PortalController, PortalTextsController } from './portal/portal.controller.js';
import { proxyProviders } from './proxy/proxy-providers.js';
import { Upstreams } from './proxy/upstreams.js';
import { RemoteRegistry } from './remotes/remote-registry.js';
import { RemotesController } from './remotes/remotes.controller.js';
import { remotesProviders } from './remotes/remotes-providers.js';
import { normalisedUrl } from './routing/normalised-url.js';
import { SiteMap } from './sitemap/site-map.js';
import { SitemapController } from './sitemap/sitemap.controller.js';
import { UploadsController } from './uploads/uploads.controller.js';

class GatewayModule {}

const CONFIG = Symbol('GATEWAY_CONFIG');

/** Each is the only one of its folder. */
function furtherProviders(config: GatewayConfig, addresses: ClientAddresses): Provider[] {
  return [
    {
      provide: RateLimiter,
      useFactory: (limits: Limits) => new RateLimiter(config, limits, addresses),
      inject: [Limits],
    },
    {
      provide: CardPictures,
      useFactory: (upstreams: Upstreams) => new CardPictures(upstreams),
      inject: [Upstreams],
    },
    {
      provide: SiteMap,
      useFactory: (upstreams: Upstreams, registry: RemoteRegistry, portal: Portal) =>
        new SiteMap(config.SITE_URL, upstreams, registry, portal),
      inject: [Upstreams, RemoteRegistry, Portal],
    },
    {
      provide: ApiDocument,
      useFactory: (upstreams: Upstreams, portal: Portal) =>
        new ApiDocument(config.SITE_URL, portal, upstreams),
      inject: [Upstreams, Portal],
    },
    {
      provide: PageVisits,
      useFactory: (redis: Redis, portal: Portal) =>
        new PageVisits(new VisitTally(redis, config.REDIS_PREFIX), portal),
      inject: [REDIS, Portal],
    },
  ];
}

export const gatewayControllers = [
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
];

function gatewayModule(config: GatewayConfig, shared: ServiceConfig): DynamicModule {
  const addresses = clientAddresses(config.TRUSTED_PROXIES);
  return {
    module: GatewayModule,
    controllers: gatewayControllers,
    providers: [
      { provide: CONFIG, useValue: config },
      ...remotesProviders(config, shared),
      ...proxyProviders(config, addresses),
      ...pagesProviders(config),
      ...reportsProviders(config),
      ...statusProviders(config, shared),
      ...furtherProviders(config, addresses),
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
    rewriteUrl: normalisedUrl,
    configure: (app) => {
      const config = app.get<GatewayConfig>(CONFIG);
      return configureHttp(app, config, clientAddresses(config.TRUSTED_PROXIES));
    },
  },
});
