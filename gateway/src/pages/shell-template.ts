import { createHash } from 'node:crypto';
import { tilesOrigin } from '@commons/contracts/portal/map-tiles';
import { log } from '@commons/service-kit/logging/logger';
import type { Portal } from '@commons/service-kit/portal/portal';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { GatewayConfig } from '../gateway.config.js';
import { portalHtml } from '../portal/portal-html.js';
import type { HeaderMap } from '../proxy/header-rules.js';
import type { Upstreams } from '../proxy/upstreams.js';
import { startPolling } from '../remotes/polling.js';
import { pagePolicy } from '../security-headers.js';

const answerMs = 1_500;

/** The page of the shell in one language, split at its placeholders. */
interface Template {
  readonly start: string;
  readonly defaultHead: string;
  readonly middle: string;
  /** The end of the head, with the styles of the shell. */
  readonly headEnd: string;
  /** From there to the root element. */
  readonly body: string;
  /** Initial content of the root, if the page is not rendered on the server. */
  readonly root: string;
  readonly end: string;
  /** The server bundle of the same build of the shell; empty without one. */
  readonly server: string;
}

/** The values of the placeholders. */
export interface PageParts {
  readonly head: string;
  readonly registry: string;
  /** After the shell's styles, which declare the order of the cascade layers. */
  readonly styles?: string | undefined;
  /** Replaces the whole root element. */
  readonly root?: string | undefined;
  /** Shown below the header until the browser has rendered the not-found page. */
  readonly missing?: string | undefined;
}

const headOpen = '<!--commons:head-->';
const headClose = '<!--/commons:head-->';
const registryMark = '<!--commons:registry-->';
const serverMark = /<!--commons:server ?(.*?)-->/;
const rootOpen = '<!--commons:root-->';
const rootClose = '<!--/commons:root-->';
const missingMark = '<!--commons:missing-->';

/** The shell reads the address of the API from it (decision A60). */
const apiBase = (base: string) => `<meta name="commons-api" content="${base}">`;

/** The front ends read the languages of the portal from it, where it has several. */
const languages = (list: readonly string[]) =>
  list.length < 2 ? '' : `<meta name="commons-languages" content="${list.join(' ')}">`;

/** The language that the shell's index.html is written in. */
const ownLanguage = 'en';

const fileOf = (language: string) =>
  language === ownLanguage ? '/index.html' : `/index.${language}.html`;

/** Splits the page. Joining it can neither miss a placeholder nor, unlike `replace`, interpret `$&`. @throws Error */
function cutTemplate(html: string): Template {
  const server = serverMark.exec(html)?.[1] ?? '';
  const [start, afterOpen] = cut(html.replace(serverMark, ''), headOpen);
  const [defaultHead, afterHead] = cut(afterOpen, headClose);
  const [middle, afterRegistry] = cut(afterHead, registryMark);
  const [headEnd, afterStyles] = cut(afterRegistry, '</head>');
  const [body, afterRoot] = cut(`</head>${afterStyles}`, rootOpen);
  const [root, end] = cut(afterRoot, rootClose);
  return { start, defaultHead, middle, headEnd, body, root, end, server };
}

/** Of scripts or styles between tags without attributes. */
function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g');
  return [...html.matchAll(inline)].map(([, source = '']) => {
    const hash = createHash('sha256').update(source).digest('base64');
    return `sha256-${hash}`;
  });
}

function cut(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`index.html of the shell has no ${mark}`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}

/** The shell's page, polled every few seconds. The last valid one survives an outage of the shell. */
export class ShellTemplate implements OnApplicationBootstrap, OnApplicationShutdown {
  /** By language. */
  readonly #files = new Map<string, string>();
  readonly #etags = new Map<string, string | undefined>();
  readonly #templates = new Map<string, Template>();
  /** The settings that the templates were filled with. */
  #filledWith: Portal['now'] | undefined;
  #revision = 0;
  #policy: ((developers: readonly string[]) => string) | undefined;
  #trouble: string | undefined;
  #stop = () => {};

  constructor(
    private readonly upstreams: Upstreams,
    private readonly config: Pick<GatewayConfig, 'REGISTRY_POLL_MS' | 'API_ORIGIN' | 'LANGUAGES'>,
    private readonly portal: Portal,
  ) {}

  onApplicationBootstrap(): void {
    this.#stop = startPolling(async () => {
      await this.#refresh();
      return this.ready;
    }, this.config.REGISTRY_POLL_MS);
  }

  onApplicationShutdown(): void {
    this.#stop();
  }

  get ready(): boolean {
    return this.#templates.size > 0;
  }

  /** The language of the served page: the requested one, unless the shell lacks it. */
  spoken(language: string): string {
    return this.#templates.has(language) ? language : ownLanguage;
  }

  /** Changes with the shell's page and the portal's settings. */
  get revision(): number {
    this.#followPortal();
    return this.#revision;
  }

  /**
   * Content security policy of the pages: allows the inline scripts of the shell's page.
   * @param developers development servers used by this browser
   */
  policy(developers: readonly string[] = []): string | undefined {
    this.#followPortal();
    return this.#policy?.(developers);
  }

  /** File of the shell's server bundle; undefined when there is none. */
  get server(): string | undefined {
    const [page] = this.#templates.values();
    return page?.server || undefined;
  }

  /** @returns the whole page; undefined until the shell has been read once */
  fill(
    { head, registry, styles = '', root, missing = '' }: PageParts,
    language: string,
  ): string | undefined {
    this.#followPortal();
    const page = this.#templates.get(language);
    if (!page) return undefined;
    const { start, middle, headEnd, body, end } = page;
    const content = root ?? page.root.replace(missingMark, () => missing);
    return start + head + middle + registry + headEnd + styles + body + content + end;
  }

  async #refresh(): Promise<void> {
    try {
      // The default language first: the others fall back to it.
      const wanted = new Set([ownLanguage, ...this.config.LANGUAGES]);
      for (const language of wanted) await this.#read(language);
      this.#trouble = undefined;
    } catch (error) {
      this.#report((error as Error).message);
    }
  }

  async #read(language: string): Promise<void> {
    const file = fileOf(language);
    const known = this.#etags.get(language);
    const headers: HeaderMap = known ? { 'if-none-match': known } : {};
    const answer = await this.upstreams.ask('shell', file, answerMs, headers);
    if (answer.statusCode === 200) {
      this.#take(language, await answer.body.text());
      this.#etags.set(language, [answer.headers.etag].flat()[0]);
      return;
    }
    await answer.body.dump();
    if (answer.statusCode !== 304)
      throw new Error(`${file.slice(1)} answered ${answer.statusCode}`);
  }

  /** Fills the templates again after the portal's settings were saved. */
  #followPortal(): void {
    if (this.#filledWith === this.portal.now) return;
    for (const [language, file] of this.#files) this.#take(language, file);
  }

  /** @throws Error for a page without its placeholders: the previous one stays */
  #take(language: string, file: string): void {
    const { API_ORIGIN = '', LANGUAGES } = this.config;
    const { now } = this.portal;
    const withApi = file
      .replace(apiBase('/api'), () => apiBase(`${API_ORIGIN}/api`))
      .replace(registryMark, () => languages(LANGUAGES) + registryMark);
    const html = portalHtml(withApi, now, language);
    this.#templates.set(language, cutTemplate(html));
    // The same in every language.
    const scripts = inlineHashes(html, 'script');
    const styles = inlineHashes(html, 'style');
    const pictures = now.map_tiles ? [tilesOrigin(now.map_tiles)] : [];
    this.#policy = (developers) =>
      pagePolicy(this.config.API_ORIGIN, { scripts, styles, pictures, developers });
    this.#files.set(language, file);
    this.#filledWith = now;
    this.#revision += 1;
  }

  #report(reason: string): void {
    if (this.#trouble !== reason) {
      this.#trouble = reason;
      log().warn({ reason }, 'the page of the shell cannot be read');
    }
  }
}
