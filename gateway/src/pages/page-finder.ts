import type { Portal } from '@commons/service-kit/portal/portal';
import type { Translate } from '@commons/service-kit/texts/package-texts';
import { gatewayTexts } from '../languages/gateway-texts.js';
import { inLanguage, type PageLanguage } from '../languages/page-language.js';
import { isPageOff } from '../portal/areas-off.js';
import { isPageRemoved } from '../portal/own-pages.js';
import { noOverrides, type Overrides } from '../remotes/overridden-remote.js';
import type { PathOwner, RemoteRegistry } from '../remotes/remote-registry.js';
import type { RequestPath } from '../routing/request-path.js';
import type { PageMeta } from './head-html.js';
import { picturePath } from './picture-address.js';
import { isClosed, missingTitle, notFoundHead, routeHead } from './route-head.js';
import type { ServiceHeads } from './service-heads.js';

const noindex = 'noindex';

/** `open`: guests may read it. */
export interface PageFacts {
  readonly status: number;
  readonly meta: PageMeta;
  readonly open: boolean;
}

const notFoundPage = (t: Translate, title?: string): PageFacts => ({
  status: 404,
  open: false,
  meta: { ...notFoundHead(t), ...(title && { title }), type: 'website', robots: noindex },
});

/** Whether it belongs to an area that is switched off. */
const pageOff = (t: Translate, portal: string): PageFacts => {
  const { meta, ...facts } = notFoundPage(t);
  return { ...facts, meta: { ...meta, description: t('partMissing', { portal }) } };
};

/** Where a path leads: to a page with an owner, or to none. */
export interface PagePlace {
  readonly owner: PathOwner | undefined;
  /** Of a path that some front end may own once all have been read. */
  readonly segments?: readonly string[] | undefined;
  /** It belongs to an area that is switched off. */
  readonly isOff?: boolean;
}

/** Status and head of the page at a path. */
export class PageFinder {
  constructor(
    /** Languages of the portal, the default first. */
    readonly languages: readonly string[],
    private readonly portal: Portal,
    private readonly registry: RemoteRegistry,
    private readonly heads: ServiceHeads,
  ) {}

  /**
   * @param path undefined for an invalid one
   * @param key of the visitor, see visitorKey
   */
  placeOf(path: RequestPath | undefined, key: string, overrides: Overrides): PagePlace {
    if (!path) return { owner: undefined };
    const { segments } = path;
    const owner = this.registry.ownerOf(segments, key, overrides);
    const { now } = this.portal;
    if (isPageOff(now, owner?.route.path ?? path.path)) return { owner: undefined, isOff: true };
    if (owner && isPageRemoved(now, owner.segments)) return { owner: undefined };
    return { owner, segments };
  }

  /** Status and head in this language, with the address of the preview image and of the other languages. */
  async facts(place: PagePlace, language: string, asked: PageLanguage): Promise<PageFacts> {
    const { owner } = place;
    const facts = owner
      ? await this.#ownedPage(owner, language)
      : this.#pageWithoutOwner(place, language);
    const { canonical_path } = facts.meta;
    const meta = this.#inLanguages(facts.meta, asked);
    return { ...facts, meta: this.#withPicture(meta, canonical_path, language) };
  }

  /**
   * The content of a page's preview image.
   * @returns undefined for a page without one; `mayKeep` is false for a page that may be withdrawn at any time
   */
  async cardOf(segments: readonly string[], language: string) {
    const found = this.registry.ownerOf(segments, '', noOverrides);
    if (!found || isPageOff(this.portal.now, found.route.path)) return undefined;
    const answer = await this.heads.known(found.segments, found.route.head_service, language);
    if (answer.kind !== 'found' || !answer.head.card) return undefined;
    return { card: answer.head.card, mayKeep: answer.keep };
  }

  /** @param path of the page, without its language */
  #withPicture(meta: PageMeta, path: string | undefined, language: string): PageMeta {
    const { card } = meta;
    if (!card || path === undefined) return meta;
    const other = language === this.languages[0] ? undefined : language;
    return { ...meta, drawn_path: picturePath(path, card, this.portal.now, other) };
  }

  /** Search engines index a page per language: an address with a language is canonical. */
  #inLanguages(meta: PageMeta, { language, chosen }: PageLanguage): PageMeta {
    const { canonical_path } = meta;
    if (canonical_path === undefined || this.languages.length < 2) return meta;
    const alternates = this.languages.map((one) => [one, inLanguage(canonical_path, one)] as const);
    return {
      ...meta,
      canonical_path: chosen ? inLanguage(canonical_path, language) : canonical_path,
      alternates: [...alternates, ['x-default', canonical_path]],
    };
  }

  /** 503 until every front end has been read once: a path may still have an owner, and crawlers should retry. */
  #pageWithoutOwner({ segments, isOff }: PagePlace, language: string): PageFacts {
    const t = gatewayTexts(language);
    if (isOff) return pageOff(t, this.portal.now.name);
    if (!segments || this.registry.complete) return notFoundPage(t);
    const meta = routeHead(segments, this.portal, undefined, language);
    return { status: 503, meta: { ...meta, robots: noindex }, open: false };
  }

  async #ownedPage({ route, segments }: PathOwner, language: string): Promise<PageFacts> {
    const answer = await this.heads.find(segments, route.head_service, language);
    if (answer.kind === 'missing') {
      return notFoundPage(gatewayTexts(language), missingTitle(route, language));
    }
    const meta =
      answer.kind === 'found' ? answer.head : routeHead(segments, this.portal, route, language);
    const isHidden = isClosed(route) || route.noindex;
    return { status: 200, meta: isHidden ? { ...meta, robots: noindex } : meta, open: true };
  }
}
