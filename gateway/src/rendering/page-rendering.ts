import { setTimeout as delay } from 'node:timers/promises';
import type { RenderedPage, SiteSettings } from '@commons/contracts/front-ends/page-rendering';
import type { Registry } from '@commons/contracts/front-ends/remotes';
import { log } from '@commons/service-kit/logging/logger';
import { safePath } from '@commons/service-kit/logging/safe-path';
import type { OnApplicationShutdown } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { WriteCount } from '../change-counts.js';
import type { GatewayConfig } from '../gateway.config.js';
import { AreaRenderer, RendererEnded } from './area-renderer.js';
import type { Screen } from './render-protocol.js';
import { type PageVisitor, RenderedPages } from './rendered-pages.js';
import type { ServerBundles } from './server-bundles.js';

/** A page that takes longer without its API calls hangs, unless visitors wait longer for it. */
const hangingMs = 5_000;
/** Pause after a worker ended, during which browsers render. */
const pauseMs = 2_000;
/** Versions in use at the same time: the current and the previous one of each front end. */
const maxRenderers = 8;

/** The bundles that render a page: the shell's and the remote's, in the versions of the page. */
export interface Versions {
  readonly shell: string;
  readonly remote: string;
  readonly area: string;
}

interface Rendering {
  readonly versions: Versions;
  readonly address: string;
  readonly registry: Registry;
  readonly screen: Screen;
  readonly language: string;
  readonly visitor: PageVisitor;
}

const keyOf = ({ shell, remote, area }: Versions) => `${shell} ${remote} ${area}`;

/**
 * Renders pages with the server bundles of the front ends (docs/adr/0020-server-rendering.md). A slow, dead or throwing
 * renderer only costs speed: the browser then renders the page.
 */
export class PageRendering implements OnApplicationShutdown {
  readonly #renderers = new LRUCache<string, Promise<AreaRenderer>>({
    max: maxRenderers,
    dispose: (renderer) => void renderer.then((old) => old.close()).catch(() => undefined),
  });
  readonly #pages: RenderedPages;
  readonly #pausedUntil = new LRUCache<string, number>({ max: maxRenderers });

  constructor(
    private readonly config: Pick<GatewayConfig, 'RENDER_WAIT_MS'>,
    /** The current settings of the portal, for pages. */
    private readonly siteNow: (language: string) => SiteSettings,
    private readonly bundles: ServerBundles,
    writes: Pick<WriteCount, 'read'>,
  ) {
    this.#pages = new RenderedPages(writes);
  }

  onApplicationShutdown(): void {
    this.#renderers.clear();
  }

  /** @returns undefined when rendering fails or takes too long */
  async render(rendering: Rendering): Promise<RenderedPage | undefined> {
    if ((this.#pausedUntil.get(keyOf(rendering.versions)) ?? 0) > Date.now()) return undefined;
    const page = this.#render(rendering).catch((error: Error) => {
      this.#report(rendering, error);
      return undefined;
    });
    const late = new AbortController();
    try {
      return await Promise.race([
        page,
        delay(this.config.RENDER_WAIT_MS, undefined, { signal: late.signal, ref: false }),
      ]);
    } finally {
      late.abort();
    }
  }

  get isOn(): boolean {
    return this.config.RENDER_WAIT_MS > 0;
  }

  /** Starts the renderer of these versions ahead of their first page. */
  async prepare(versions: Versions): Promise<void> {
    if (this.#renderers.has(keyOf(versions))) return;
    const renderer = await this.#rendererOf(versions).catch(() => undefined);
    renderer?.warm();
  }

  #report({ versions, address }: Rendering, error: Error): void {
    const facts = { remote: versions.remote, path: safePath(address), reason: error.message };
    if (error instanceof RendererEnded) {
      this.#pausedUntil.set(keyOf(versions), Date.now() + pauseMs);
      log().warn(facts, 'a renderer ended');
    } else {
      // A deleted job or a failed service is not an error of the renderer.
      log().info(facts, 'a page was not rendered');
    }
  }

  async #render({ versions, address, registry, screen, language, visitor }: Rendering) {
    const site = this.siteNow(language);
    const key = `${keyOf(versions)} ${screen} ${language} ${address} ${JSON.stringify(site)}`;
    return this.#pages.get(key, visitor, async (call) => {
      const renderer = await this.#rendererOf(versions);
      return renderer.render({ address, registry }, { screen, language, site }, call);
    });
  }

  #rendererOf(versions: Versions): Promise<AreaRenderer> {
    const key = keyOf(versions);
    const known = this.#renderers.get(key) ?? this.#start(versions);
    this.#renderers.set(key, known);
    known.catch(() => this.#renderers.delete(key));
    return known;
  }

  async #start({ remote, area, shell }: Versions): Promise<AreaRenderer> {
    const [host, app] = await Promise.all([
      this.bundles.get('shell', shell),
      this.bundles.get(remote, area),
    ]);
    const longestMs = Math.max(hangingMs, this.config.RENDER_WAIT_MS);
    return new AreaRenderer({ remote, shell: host, area: app }, longestMs);
  }
}
