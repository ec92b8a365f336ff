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
    /** Everybody gets the same page, so browsers may store it for offline use. */
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

/** Frames around a cached rendering: composed and compressed once, until one of their parts changes. */
export class ComposedPages {
  readonly #pages = new WeakMap<RenderedPage, { readonly around: string; readonly page: Page }>();

  /** @param around every part of the page except the rendering */
  get(rendered: RenderedPage, around: string, compose: () => Page | undefined): Page | undefined {
    const known = this.#pages.get(rendered);
    if (known?.around === around) return known.page;
    const page = compose();
    if (page) this.#pages.set(rendered, { around, page });
    return page;
  }
}
