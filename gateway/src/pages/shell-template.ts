import { log } from '@commons/service-kit/logging/logger';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { GatewayConfig } from '../gateway.config.js';
import type { HeaderMap } from '../proxy/header-rules.js';
import type { Upstreams } from '../proxy/upstreams.js';
import { startPolling } from '../remotes/polling.js';

const answerMs = 1_500;

/** index.html of the shell, split at its placeholders. */
interface Template {
  readonly start: string;
  readonly defaultHead: string;
  readonly middle: string;
  readonly end: string;
}

const headOpen = '<!--commons:head-->';
const headClose = '<!--/commons:head-->';
const registryMark = '<!--commons:registry-->';

/** The shell reads the address of the API from it (decision A60). */
const apiBase = (base: string) => `<meta name="commons-api" content="${base}">`;

/** The front ends read the town's time zone from it. Empty in the shell's file. */
const timeZone = (name: string) => `<meta name="commons-time-zone" content="${name}">`;

/** The front ends read the town's name from it. Empty in the shell's file. */
const place = (text: string) => `<meta name="commons-place" content="${text}">`;

/** Splits the page. Joining it can neither miss a placeholder nor, unlike `replace`, interpret `$&`. @throws Error */
export function cutTemplate(html: string): Template {
  const [start, afterOpen] = cut(html, headOpen);
  const [defaultHead, afterHead] = cut(afterOpen, headClose);
  const [middle, end] = cut(afterHead, registryMark);
  return { start, defaultHead, middle, end };
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
  #template: Template | undefined;
  #etag: string | undefined;
  #trouble: string | undefined;
  #stop = () => {};

  constructor(
    private readonly upstreams: Upstreams,
    private readonly config: Pick<
      GatewayConfig,
      'REGISTRY_POLL_MS' | 'API_ORIGIN' | 'SITE_PLACE' | 'SITE_TIME_ZONE'
    >,
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

  /** @returns the whole page; undefined until the shell has been read once */
  fill(head: string, registry: string): string | undefined {
    const page = this.#template;
    return page && page.start + head + page.middle + registry + page.end;
  }

  async #refresh(): Promise<void> {
    try {
      const headers: HeaderMap = this.#etag ? { 'if-none-match': this.#etag } : {};
      const answer = await this.upstreams.ask('shell', '/index.html', answerMs, headers);
      if (answer.statusCode === 200) {
        this.#template = cutTemplate(this.#withSettings(await answer.body.text()));
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

  #withSettings(html: string): string {
    const { API_ORIGIN = '', SITE_PLACE, SITE_TIME_ZONE } = this.config;
    return html
      .replace(apiBase('/api'), () => apiBase(`${API_ORIGIN}/api`))
      .replace(place(''), () => place(SITE_PLACE))
      .replace(timeZone(''), () => timeZone(SITE_TIME_ZONE));
  }

  #report(reason: string): void {
    if (this.#trouble !== reason) {
      this.#trouble = reason;
      log().warn({ reason }, 'the page of the shell cannot be read');
    }
  }
}
