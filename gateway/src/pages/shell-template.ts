import { createHash } from 'node:crypto';
import { log } from '@commons/service-kit/logging/logger';
import type { Portal } from '@commons/service-kit/portal/portal';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { GatewayConfig } from '../gateway.config.js';
import { portalHtml } from '../portal/portal-html.js';
import type { HeaderMap } from '../proxy/header-rules.js';
import type { Upstreams } from '../proxy/upstreams.js';
import { startPolling } from '../remotes/polling.js';
import { pagePolicy } from '../site-headers.js';

const answerMs = 1_500;

/** index.html of the shell, split at its placeholders. */
interface Template {
  readonly start: string;
  readonly defaultHead: string;
  readonly middle: string;
  /** The end of the head, with the styles of the shell. */
  readonly headEnd: string;
  /** Up to the root. */
  readonly body: string;
  /** What stands in the page until a script runs, if the server did not render it. */
  readonly root: string;
  readonly end: string;
  /** The server bundle of the shell's same build; empty when it has none. */
  readonly server: string;
}

/** What the gateway fills in. */
export interface PageParts {
  readonly head: string;
  readonly registry: string;
  /** After the styles of the shell, which declare the order of all layers. */
  readonly styles?: string | undefined;
  /** Replaces the whole root element. */
  readonly root?: string | undefined;
  /** Stands below the header until the browser has rendered the page that says what is missing. */
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

/** Splits the page. Joining it can neither miss a placeholder nor, unlike `replace`, interpret `$&`. @throws Error */
export function cutTemplate(html: string): Template {
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
  if (at < 0) {
    throw new Error(`index.html of the shell has no ${mark}`);
  }
  return [text.slice(0, at), text.slice(at + mark.length)];
}

/** The shell's page, polled every few seconds. The last valid one survives an outage of the shell. */
export class ShellTemplate implements OnApplicationBootstrap, OnApplicationShutdown {
  #file: string | undefined;
  #template: Template | undefined;
  /** The settings that the template was filled with. */
  #filledWith: Portal['now'] | undefined;
  #revision = 0;
  #policy: string | undefined;
  #etag: string | undefined;
  #trouble: string | undefined;
  #stop = () => {};

  constructor(
    private readonly upstreams: Upstreams,
    private readonly config: Pick<GatewayConfig, 'REGISTRY_POLL_MS' | 'API_ORIGIN'>,
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
    return this.#template !== undefined;
  }

  /** Differs after each change of the shell's page or of what the town has set. */
  get revision(): number {
    this.#followPortal();
    return this.#revision;
  }

  /** Content security policy of the pages: it allows the scripts that the shell's page contains. */
  get policy(): string | undefined {
    this.#followPortal();
    return this.#policy;
  }

  /** File of the shell's server bundle; undefined when there is none. */
  get server(): string | undefined {
    return this.#template?.server || undefined;
  }

  /** @returns the whole page; undefined until the shell has been read once */
  fill({ head, registry, styles = '', root, missing = '' }: PageParts): string | undefined {
    this.#followPortal();
    const page = this.#template;
    if (!page) return undefined;
    const { start, middle, headEnd, body, end } = page;
    const content = root ?? page.root.replace(missingMark, () => missing);
    return start + head + middle + registry + headEnd + styles + body + content + end;
  }

  async #refresh(): Promise<void> {
    try {
      const headers: HeaderMap = this.#etag ? { 'if-none-match': this.#etag } : {};
      const answer = await this.upstreams.ask('shell', '/index.html', answerMs, headers);
      if (answer.statusCode === 200) {
        this.#take(await answer.body.text());
        this.#etag = [answer.headers.etag].flat()[0];
      } else {
        await answer.body.dump();
        if (answer.statusCode !== 304) {
          throw new Error(`index.html answered ${answer.statusCode}`);
        }
      }
      this.#trouble = undefined;
    } catch (error) {
      this.#report((error as Error).message);
    }
  }

  /** Fills the page anew when a town has saved settings meanwhile. */
  #followPortal(): void {
    if (this.#file !== undefined && this.#filledWith !== this.portal.now) this.#take(this.#file);
  }

  /** @throws Error for a page without its placeholders: the one before stays */
  #take(file: string): void {
    const { API_ORIGIN = '' } = this.config;
    const { now } = this.portal;
    const withApi = file.replace(apiBase('/api'), () => apiBase(`${API_ORIGIN}/api`));
    const html = portalHtml(withApi, now);
    this.#template = cutTemplate(html);
    this.#policy = pagePolicy(
      this.config.API_ORIGIN,
      inlineHashes(html, 'script'),
      inlineHashes(html, 'style'),
    );
    this.#file = file;
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
