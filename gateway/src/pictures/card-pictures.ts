import type { PageCard } from '@commons/contracts/front-ends/page-head';
import type { PortalInForce } from '@commons/contracts/portal/portal-settings-lists';
import { GuardedRunner } from '@commons/service-kit/guarded/guarded-runner';
import { LRUCache } from 'lru-cache';
import { picturedPortal, pictureVersion } from '../pages/picture-address.js';
import { logoPath } from '../portal/site-settings.js';
import type { Upstreams } from '../proxy/upstreams.js';
import type { DrawnCard } from './drawn-card.js';

/** A picture has 10 to 200 KB. */
const maxBytes = 16 * 1_048_576;
/** Uploads are stored smaller than this. */
const largestImage = 2 * 1_048_576;
const answerMs = 2_000;

/** Draws preview images of links, one at a time in a separate process, and caches them (docs/adr/0030). */
export class CardPictures {
  readonly #runner = new GuardedRunner<DrawnCard, Uint8Array | undefined>({
    package: '@commons/gateway',
    file: 'pictures/draw-card.js',
    memoryMegabytes: 300,
    timeMs: 5_000,
    waiting: 40,
    waitingOfOne: 40,
    idleMs: 60_000,
  });
  readonly #cache = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length,
  });
  readonly #drawn = new Map<string, Promise<Buffer | undefined>>();

  constructor(private readonly upstreams: Upstreams) {}

  /**
   * The image as PNG; undefined when no font has its letters, or the queue is full.
   * @param mayCache false for pages that may be withdrawn at any time
   */
  async picture(
    card: PageCard,
    portal: PortalInForce,
    mayCache: boolean,
  ): Promise<Buffer | undefined> {
    const key = pictureVersion(card, portal);
    const cached = this.#cache.get(key);
    if (cached) return cached;
    const drawing = this.#drawn.get(key) ?? this.#draw(card, portal);
    this.#drawn.set(key, drawing);
    try {
      const picture = await drawing;
      if (picture && mayCache) this.#cache.set(key, picture);
      return picture;
    } catch {
      return undefined;
    } finally {
      this.#drawn.delete(key);
    }
  }

  async #draw(card: PageCard, now: PortalInForce): Promise<Buffer | undefined> {
    const { portal } = picturedPortal(now);
    const [photo, logo, portalLogo] = await Promise.all([
      this.#image(card.photo_path),
      this.#image(card.logo_path),
      this.#image(now.logo && logoPath(now.logo)),
    ]);
    const drawn = { ...card, portal, photo, logo, portalLogo };
    const png = await this.#runner.run(drawn, { owner: 'pages' });
    return png && Buffer.from(png);
  }

  /** A stored image; undefined when it is missing or too slow: the card is drawn without it. */
  async #image(path: string | undefined): Promise<Uint8Array | undefined> {
    if (path === undefined) return undefined;
    try {
      const answer = await this.upstreams
        .get('directory')
        .call({ method: 'GET', path, headers: {}, answerMs, idleMs: answerMs });
      const length = Number(answer.headers['content-length'] ?? 0);
      if (answer.statusCode === 200 && length <= largestImage) {
        return new Uint8Array(await answer.body.arrayBuffer());
      }
      await answer.body.dump();
    } catch {
      // The directory service is down.
    }
    return undefined;
  }

  onApplicationShutdown(): void {
    this.#runner.close();
  }
}
