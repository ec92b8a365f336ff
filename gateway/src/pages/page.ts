import { createHash } from 'node:crypto';
import type { RenderedPage } from '@commons/contracts/front-ends/page-rendering';
import { compressBuffer, type Encoding } from '../proxy/compression.js';

/** A page as sent, with its compressed forms once requested. */
export class Page {
  readonly #packed = new Map<Encoding, Promise<Buffer>>();
  readonly body: Buffer;
  #hash: string | undefined;

  constructor(
    readonly status: number,
    html: string,
    /** Content security policy that its inline scripts need; undefined for the usual one. */
    readonly policy?: string,
    /** Readers may keep it for when they are offline: everybody gets the same one. */
    readonly mayKeep = false,
  ) {
    this.body = Buffer.from(html);
  }

  /** Of the page in this encoding. */
  etag(encoding: Encoding | undefined): string {
    this.#hash ??= createHash('sha256').update(this.body).digest('base64url').slice(0, 22);
    return `"${this.#hash}-${encoding ?? 'plain'}"`;
  }

  in(encoding: Encoding): Promise<Buffer> {
    const known = this.#packed.get(encoding) ?? compressBuffer(this.body, encoding);
    this.#packed.set(encoding, known);
    return known;
  }
}

/** Pages around a rendering that is shown again: composed and compressed once, until something around it changes. */
export class ComposedPages {
  readonly #pages = new WeakMap<RenderedPage, { readonly around: string; readonly page: Page }>();

  /** @param around everything of the page that is not the rendering */
  get(rendered: RenderedPage, around: string, compose: () => Page | undefined): Page | undefined {
    const known = this.#pages.get(rendered);
    if (known?.around === around) return known.page;
    const page = compose();
    if (page) this.#pages.set(rendered, { around, page });
    return page;
  }
}
