import { Portal } from '@commons/service-kit/portal/portal';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import type { Provider } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { HidingCount, WriteCount } from '../change-counts.js';
import type { GatewayConfig } from '../gateway.config.js';
import { siteSettings } from '../portal/site-settings.js';
import { Upstreams } from '../proxy/upstreams.js';
import { FrontEndStore } from '../remotes/published/front-end-store.js';
import { RemoteRegistry } from '../remotes/remote-registry.js';
import { PageRendering } from '../rendering/page-rendering.js';
import { ServerBundles } from '../rendering/server-bundles.js';
import { PageFinder } from './page-finder.js';
import { PageRenderer } from './page-renderer.js';
import { RenderingWarmUp } from './rendering-warm-up.js';
import { ServiceHeads } from './service-heads.js';
import { ShellTemplate } from './shell-template.js';

/** HTML pages: their template, their heads and the content rendered into them. */
export function pagesProviders(config: GatewayConfig): Provider[] {
  return [
    {
      provide: HidingCount,
      useFactory: (redis: Redis) => new HidingCount(redis, config.REDIS_PREFIX),
      inject: [REDIS],
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
        const site = (language: string) => ({
          ...siteSettings(portal.now, language),
          ...languages,
        });
        return new PageRendering(config, site, new ServerBundles(upstreams, store), writes);
      },
      inject: [Upstreams, FrontEndStore, WriteCount, Portal],
    },
    {
      provide: PageFinder,
      useFactory: (
        registry: RemoteRegistry,
        upstreams: Upstreams,
        changes: HidingCount,
        portal: Portal,
      ) => new PageFinder(config.LANGUAGES, portal, registry, new ServiceHeads(upstreams, changes)),
      inject: [RemoteRegistry, Upstreams, HidingCount, Portal],
    },
    {
      provide: PageRenderer,
      useFactory: (
        template: ShellTemplate,
        registry: RemoteRegistry,
        finder: PageFinder,
        rendering: PageRendering,
        portal: Portal,
      ) =>
        new PageRenderer(
          config.SITE_URL,
          config.LANGUAGES,
          portal,
          template,
          registry,
          finder,
          rendering,
        ),
      inject: [ShellTemplate, RemoteRegistry, PageFinder, PageRendering, Portal],
    },
    {
      provide: RenderingWarmUp,
      useFactory: (pages: PageRenderer) => new RenderingWarmUp(pages, config.REGISTRY_POLL_MS),
      inject: [PageRenderer],
    },
  ];
}
