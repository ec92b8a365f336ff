import type { ManifestRoute } from '@commons/contracts/front-ends/remotes';
import { SitemapPages } from '@commons/contracts/front-ends/sitemap';
import type { PortalArea } from '@commons/contracts/portal/portal-settings-lists';
import type { Portal } from '@commons/service-kit/portal/portal';
import type { ServiceName } from '@commons/service-kit/service.config';
import { escapeHtml } from '@commons/service-kit/texts/escape-html';
import { failureOf, failures } from '../failures.js';
import { isClosed } from '../pages/route-head.js';
import { isPageOff } from '../portal/areas-off.js';
import { ownPagePaths } from '../portal/own-pages.js';
import type { Upstreams } from '../proxy/upstreams.js';
import type { RemoteRegistry } from '../remotes/remote-registry.js';
import { type RequestPath, readRequestPath } from '../routing/request-path.js';

/** Services whose records have pages, with their sitemap endpoints. */
const services: readonly { service: ServiceName; area: PortalArea; path: string }[] = [
  { service: 'directory', area: 'directory', path: '/business-directory/sitemap' },
  { service: 'jobs', area: 'jobs', path: '/jobs/sitemap' },
];

const answerMs = 5_000;

/** A part of the sitemap: generated here, or by a service. */
type SitemapPart =
  | { readonly kind: 'pages'; readonly addresses: string[] }
  | { readonly kind: 'service'; readonly service: ServiceName; readonly path: RequestPath };

/** The sitemap: an index with one part for the pages of the front ends and further ones from the services. */
export class SiteMap {
  constructor(
    /** Public origin. */
    readonly site: string,
    private readonly upstreams: Upstreams,
    private readonly registry: RemoteRegistry,
    private readonly portal: Portal,
  ) {}

  /** Services of the areas that are switched on. */
  get #services() {
    const { areas_off } = this.portal.now;
    return services.filter(({ area }) => !areas_off.includes(area));
  }

  /** @throws 503 when a service does not answer: crawlers would take what is missing for deleted */
  async index(): Promise<string> {
    const counted = await Promise.all(this.#services.map((one) => this.#pagesOf(one)));
    const names = counted.flatMap(({ service, pages }) =>
      Array.from({ length: pages }, (_, at) => `${service}-${at + 1}`),
    );
    const parts = ['pages', ...names].map(
      (name) => `<sitemap><loc>${escapeHtml(`${this.site}/sitemaps/${name}.xml`)}</loc></sitemap>`,
    );
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...parts,
      '</sitemapindex>\n',
    ].join('\n');
  }

  /** @param name file name of a part, e.g. `directory-2.xml`; @returns undefined for an unknown one */
  part(name: string): SitemapPart | undefined {
    if (name === 'pages.xml') return { kind: 'pages', addresses: this.#pageAddresses() };
    const [, service, page] = /^([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(name) ?? [];
    const found = this.#services.find((one) => one.service === service);
    const path = found && readRequestPath(`${found.path}/${page}`);
    return path && { kind: 'service', service: found.service, path };
  }

  #pageAddresses(): string[] {
    const { now } = this.portal;
    const pages = this.registry
      .routes()
      .filter((route) => isListed(route) && !isPageOff(now, route.path))
      .map(({ path }) => path);
    return [...pages, ...ownPagePaths(now)].map((path) => this.site + path).sort();
  }

  async #pagesOf({ service, path }: (typeof services)[number]) {
    const call = { method: 'GET', path, headers: {}, answerMs, idleMs: answerMs };
    const answer = await this.upstreams
      .get(service)
      .call(call)
      .catch((error) => {
        throw failureOf(error);
      });
    if (answer.statusCode !== 200) {
      await answer.body.dump();
      throw failures.unavailable();
    }
    const { pages } = SitemapPages.parse(await answer.body.json());
    return { service, pages };
  }
}

/** Public pages without parameters. */
const isListed = (route: ManifestRoute) =>
  !isClosed(route) && !route.noindex && !route.unlisted && !/[:*]/.test(route.path);
