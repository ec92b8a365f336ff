import type { Registry } from './remotes.js';

/**
 * The contract between the gateway, which asks for the HTML of a page, and the server bundles of the front ends, which
 * make it (docs/adr/0020-server-rendering.md). Types only: it costs the browser nothing.
 */
export interface PageRequest {
  /** Path and query, e.g. `/jobs?q=nurse`. */
  readonly address: string;
  readonly registry: Registry;
}

/**
 * Settings of the portal on every page (docs/adr/0025), written by the gateway as `<meta name="commons-…">`. Absent
 * values are those of the example.
 */
export interface SiteSettings {
  /** Town and state: `Chattanooga, TN`. */
  readonly place: string;
  readonly 'time-zone': string;
  readonly name?: string;
  /** Languages of a multilingual portal, the default first: `en es`. */
  readonly languages?: string;
  readonly contact?: string;
  /** Path, width and height in pixels. */
  readonly logo?: string;
  /** Names of the areas that the town has switched off. */
  readonly off?: string;
  /** Where the pictures of maps come from: `tilesText` of map-tiles.ts. */
  readonly tiles?: string;
  /** Markdown of the foot of the page. */
  readonly footer?: string;
  /** The language of the foot, where it is not the page's. */
  readonly 'footer-language'?: string;
  /** The town's own pages in the footer: `readFooterPages` of portal-pages.ts. */
  readonly pages?: string;
  /** The town's own categories and areas: `readTownLists` of portal/town-lists.ts. */
  readonly lists?: string;
  /** Names of the texts that the town has replaced: GET /portal-texts/{name}. */
  readonly texts?: string;
}

/** A call of the API that a page makes while it is rendered, as a guest. `path` begins after `/api`. */
export interface PageCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Header names are in lower case. */
export interface PageCallAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Answers to the page's queries by key, for the browser's cache. */
export type PageData = readonly (readonly [key: readonly unknown[], answer: unknown])[];

export interface RenderedPage {
  /** The content of `<div id="root">`. */
  readonly html: string;
  readonly data: PageData;
}

/** What the shell's server bundle exports. */
export interface ShellServerBundle {
  /** The shared libraries by name, for the `require` of a remote's bundle. */
  readonly shared: Readonly<Record<string, unknown>>;
  /**
   * Renders a page as a guest sees it before the session is known.
   * @param loadApp gives the root component of the page's remote
   * @param call calls the API
   * @throws when an answer is missing: the browser then renders the page itself
   */
  readonly renderPage: (
    request: PageRequest,
    loadApp: (remote: string) => unknown,
    call: (call: PageCall) => Promise<PageCallAnswer>,
  ) => Promise<RenderedPage>;
}
