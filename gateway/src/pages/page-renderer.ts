import type { Portal } from '@commons/service-kit/portal/portal';
import { gatewayTexts } from '../languages/gateway-texts.js';
import { type PageLanguage, withoutLanguage } from '../languages/page-language.js';
import { headPortal } from '../portal/site-settings.js';
import { serverBundleOf } from '../remotes/known-remote.js';
import { developersOf, type Overrides } from '../remotes/overridden-remote.js';
import type { PathOwner, RemoteRegistry } from '../remotes/remote-registry.js';
import type { CallApi } from '../rendering/area-renderer.js';
import type { PageRendering } from '../rendering/page-rendering.js';
import type { Screen } from '../rendering/render-protocol.js';
import type { RequestPath } from '../routing/request-path.js';
import {
  headHtml,
  type IntegrityOf,
  missingHtml,
  registryHtml,
  rootHtml,
  stylesHtml,
} from './head-html.js';
import { ComposedPages, Page } from './page.js';
import type { PageFinder } from './page-finder.js';
import { isClosed } from './route-head.js';
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
    private readonly finder: PageFinder,
    private readonly rendering: PageRendering,
  ) {}

  /**
   * @param path undefined for an invalid one
   * @returns undefined until the shell has been read once
   */
  async render(path: RequestPath | undefined, visitor: Visitor): Promise<Page | undefined> {
    const { key, overrides } = visitor;
    const place = this.finder.placeOf(path, key, overrides);
    const { owner } = place;
    const language = this.template.spoken(visitor.language.language);
    const t = gatewayTexts(language);
    const [{ status, meta, open }, rendered] = await Promise.all([
      this.finder.facts(place, language, visitor.language),
      owner && path && this.#rendered(path, owner, visitor),
    ]);
    const files = owner?.healthy ? filesOf(owner, language) : [];
    const integrity = integrityOf(owner);
    const isRendered = open && rendered !== undefined;
    const portal = headPortal(this.portal.now, this.site);
    const head = headHtml(meta, portal, files, integrity, isRendered);
    const registry = registryHtml(this.registry.registry(key, overrides));
    if (isRendered) {
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
