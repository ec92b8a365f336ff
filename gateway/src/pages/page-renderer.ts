import type { Portal } from '@commons/service-kit/portal/portal';
import type { Translate } from '@commons/service-kit/texts/package-texts';
import { gatewayTexts } from '../languages/gateway-texts.js';
import { inLanguage, type PageLanguage, withoutLanguage } from '../languages/page-language.js';
import { isPageOff } from '../portal/areas-off.js';
import { isPageRemoved } from '../portal/own-pages.js';
import { headPortal } from '../portal/site-settings.js';
import { serverBundleOf } from '../remotes/known-remote.js';
import { developersOf, noOverrides, type Overrides } from '../remotes/overridden-remote.js';
import type { PathOwner, RemoteRegistry } from '../remotes/remote-registry.js';
import type { CallApi } from '../rendering/area-renderer.js';
import type { PageRendering } from '../rendering/page-rendering.js';
import type { Screen } from '../rendering/render-protocol.js';
import type { RequestPath } from '../routing/request-path.js';
import {
  headHtml,
  type IntegrityOf,
  missingHtml,
  type PageMeta,
  registryHtml,
  rootHtml,
  stylesHtml,
} from './head-html.js';
import { ComposedPages, Page } from './page.js';
import { picturePath } from './picture-address.js';
import { isClosed, missingTitle, notFoundHead, routeHead } from './route-head.js';
import type { ServiceHeads } from './service-heads.js';
import type { PageParts, ShellTemplate } from './shell-template.js';

/** The visitor that a page is rendered for. */
export interface Visitor {
  /** See visitorKey. */
  readonly key: string;
  readonly screen: Screen;
  readonly language: PageLanguage;
  readonly callApi: CallApi;
  /** Overrides of this browser; empty for all but a few operators. */
  readonly overrides: Overrides;
}

const noindex = 'noindex';

/** `open`: guests may read it. */
interface PageFacts {
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

/** Composes a page: the shell's HTML with the head of the path, the registry of remotes and the rendered page. */
export class PageRenderer {
  readonly #composed = new ComposedPages();

  constructor(
    readonly site: string,
    /** Languages of the portal, the default first. */
    readonly languages: readonly string[],
    private readonly portal: Portal,
    private readonly template: ShellTemplate,
    private readonly registry: RemoteRegistry,
    private readonly heads: ServiceHeads,
    private readonly rendering: PageRendering,
  ) {}

  /**
   * @param path undefined for an invalid one
   * @returns undefined until the shell has been read once
   */
  async render(path: RequestPath | undefined, visitor: Visitor): Promise<Page | undefined> {
    const segments = path?.segments;
    const found = segments && this.registry.ownerOf(segments, visitor.key, visitor.overrides);
    const { now } = this.portal;
    const isOff = path !== undefined && isPageOff(now, found?.route.path ?? path.path);
    const isRemoved = found !== undefined && isPageRemoved(now, found.segments);
    const owner = isOff || isRemoved ? undefined : found;
    const language = this.template.spoken(visitor.language.language);
    const t = gatewayTexts(language);
    const [{ status, meta, open }, rendered] = await Promise.all([
      owner
        ? this.#ownedPage(owner, language)
        : this.#pageWithoutOwner(isRemoved ? undefined : segments, isOff, language),
      owner && path && this.#rendered(path, owner, visitor),
    ]);
    const files = owner?.healthy ? filesOf(owner, language) : [];
    const integrity = integrityOf(owner);
    const isRendered = open && rendered !== undefined;
    const head = headHtml(
      this.#withPicture(this.#inLanguages(meta, visitor.language), meta.canonical_path, language),
      headPortal(this.portal.now, this.site),
      files,
      integrity,
      isRendered,
    );
    const registry = registryHtml(this.registry.registry(visitor.key, visitor.overrides));
    if (open && rendered) {
      const around = `${this.template.revision} ${status} ${language} ${head} ${registry}`;
      return this.#composed.get(rendered, around, () =>
        this.#fill(status, language, visitor, {
          head,
          styles: stylesHtml(files, integrity),
          registry,
          root: rootHtml(rendered, visitor.screen, t),
          mayKeep: status === 200 && meta.robots === undefined,
        }),
      );
    }
    const missing = status === 404 ? missingHtml(meta, t) : undefined;
    return this.#fill(status, language, visitor, { head, registry, missing });
  }

  #fill(
    status: number,
    language: string,
    { overrides }: Visitor,
    { mayKeep, ...parts }: PageParts & { readonly mayKeep?: boolean },
  ): Page | undefined {
    const html = this.template.fill(parts, language);
    if (html === undefined) return undefined;
    return new Page(status, html, this.template.policy(developersOf(overrides)), mayKeep);
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

  /** Starts the renderers of all front ends that have pages for guests. */
  async prepareRendering(): Promise<void> {
    const { server: shell } = this.template;
    if (!shell || !this.rendering.isOn) return;
    const versions = this.registry.guestAreas().map((area) => ({ shell, ...area }));
    await Promise.all(versions.map((one) => this.rendering.prepare(one)));
  }

  /**
   * The page rendered for a guest; undefined for members' pages, and when rendering takes too long. Overrides are
   * neither run on the server nor cached.
   */
  async #rendered(path: RequestPath, owner: PathOwner, visitor: Visitor) {
    const { key, screen, language, callApi, overrides } = visitor;
    if (overrides.size > 0) return undefined;
    const { manifest, route, healthy } = owner;
    const area = serverBundleOf(owner);
    const shell = this.template.server;
    if (!area || !shell || !healthy || isClosed(route) || !this.rendering.isOn) return undefined;
    return this.rendering.render({
      versions: { shell, remote: manifest.name, area },
      address: path.path + withoutLanguage(path.query),
      registry: this.registry.registry(key),
      screen,
      language: this.template.spoken(language.language),
      visitor: { key, callApi },
    });
  }

  /** 503 until every front end has been read once: a path may still have an owner, and crawlers should retry. */
  #pageWithoutOwner(
    segments: readonly string[] | undefined,
    isOff: boolean,
    language: string,
  ): PageFacts {
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

/** Files of the page's remote, for the browser to load while the shell starts. */
function filesOf({ manifest, route, base }: PathOwner, language: string): string[] {
  const texts = manifest.texts[language];
  const files = [manifest.entry, ...(texts ? [texts] : []), ...manifest.assets, ...route.assets];
  return [...new Set(files)].map((file) => base + file);
}

/** Integrity hash of a file by its address; published versions have them. */
const integrityOf =
  (owner: PathOwner | undefined): IntegrityOf =>
  (address) =>
    owner?.manifest.integrity[address.slice(owner.base.length)];
