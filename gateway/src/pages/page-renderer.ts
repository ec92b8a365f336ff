import type { GatewayConfig } from '../gateway.config.js';
import type { PathOwner, RemoteRegistry } from '../remotes/remote-registry.js';
import { matchesPattern } from '../routing/path-pattern.js';
import {
  type DefaultHead,
  defaultHeads,
  notFoundHead,
  siteHead,
  townMark,
} from './default-heads.js';
import { headHtml, type PageMeta, registryHtml } from './head-html.js';
import type { ServiceHeads } from './service-heads.js';
import type { ShellTemplate } from './shell-template.js';

export interface Page {
  readonly status: number;
  readonly html: string;
}

const noindex = 'noindex';

const notFoundPage = (title: string = notFoundHead.title): { status: number; meta: PageMeta } => ({
  status: 404,
  meta: { ...notFoundHead, title, type: 'website', robots: noindex },
});

/** Renders a page: the shell's HTML with the head of the path and the registry of remotes. */
export class PageRenderer {
  constructor(
    private readonly settings: Pick<GatewayConfig, 'SITE_URL' | 'SITE_PLACE'>,
    private readonly template: ShellTemplate,
    private readonly registry: RemoteRegistry,
    private readonly heads: ServiceHeads,
  ) {}

  /**
   * @param segments decoded segments of the path; undefined for an invalid one
   * @returns undefined until the shell has been read once
   */
  async render(segments: readonly string[] | undefined): Promise<Page | undefined> {
    const owner = segments && this.registry.ownerOf(segments);
    const { status, meta } = owner
      ? await this.#ownedPage(segments, owner)
      : this.#pageWithoutOwner(segments);
    const head = headHtml(meta, this.settings.SITE_URL, owner?.healthy ? preloads(owner) : []);
    const html = this.template.fill(head, registryHtml(this.registry.registry()));
    return html === undefined ? undefined : { status, html };
  }

  #defaultMeta(segments: readonly string[]): DefaultMeta {
    return defaultMeta(segments, this.settings.SITE_PLACE);
  }

  /** 503 until every front end has been read once: a path may still have an owner, and crawlers should retry. */
  #pageWithoutOwner(segments: readonly string[] | undefined) {
    return segments && !this.registry.complete
      ? { status: 503, meta: { ...this.#defaultMeta(segments).meta, robots: noindex } }
      : notFoundPage();
  }

  async #ownedPage(segments: readonly string[], owner: PathOwner) {
    const answer = await this.heads.find(segments);
    const fallback = this.#defaultMeta(segments);
    if (answer.kind === 'missing') {
      return notFoundPage(fallback.missing);
    }
    const { account_type, operator } = owner.route;
    const closed = fallback.private || account_type !== undefined || operator;
    const known: PageMeta = answer.kind === 'found' ? answer.head : fallback.meta;
    return { status: 200, meta: closed ? { ...known, robots: noindex } : known };
  }
}

interface DefaultMeta {
  readonly meta: PageMeta;
  readonly private: boolean;
  readonly missing: string | undefined;
}

function defaultMeta(segments: readonly string[], place: string): DefaultMeta {
  const found = defaultHeads.find(({ pattern }) => matchesPattern(pattern, segments));
  const { title, description, feed }: Omit<DefaultHead, 'pattern'> = found ?? siteHead;
  const canonical_path = `/${segments.map(encodeURIComponent).join('/')}`;
  return {
    meta: {
      title,
      description: description.replaceAll(townMark, place),
      type: 'website',
      canonical_path,
      feed,
    },
    private: found?.private ?? false,
    missing: found?.missing,
  };
}

/** Files of the page's remote, for the browser to load while the shell starts. */
function preloads({ manifest, route }: PathOwner): string[] {
  const files = [manifest.entry, ...manifest.assets, ...route.assets];
  return [...new Set(files)].map((file) => `/mfe/${manifest.name}/${file}`);
}
