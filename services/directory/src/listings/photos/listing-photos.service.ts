import type { AccessClaims } from '@commons/contracts/account/account';
import { type ImageKind, maxGalleryPhotos } from '@commons/contracts/businesses/image-files';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { refuse } from '@commons/service-kit/errors/refuse';
import { uploadedFiles } from '@commons/service-kit/http/upload';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ImageDecoderService } from '../../images/image-decoder.service.js';
import type { PreparedImage } from '../../images/prepared-image.js';
import type { ListingRecord } from '../listing.js';
import { businessNotFound, ListingsService } from '../listings.service.js';
import { ListingGalleryService, tooMany } from './listing-gallery.service.js';
import { ListingLogoService } from './listing-logo.service.js';

/** The decoded files of a request. */
interface Decoded {
  readonly sent: number;
  readonly images: PreparedImage[];
  readonly refusals: { readonly filename: string; readonly text: string }[];
}

/** Handles uploads of photos and logos: reads, checks, decodes and adds them to the listing. */
@Injectable()
export class ListingPhotosService {
  constructor(
    private readonly listings: ListingsService,
    private readonly gallery: ListingGalleryService,
    private readonly logos: ListingLogoService,
    private readonly decoder: ImageDecoderService,
  ) {}

  /** @throws 404 also for someone else's listing, so that its existence is not revealed */
  async ownListing(id: string, owner: AccessClaims): Promise<ListingRecord> {
    const listing = await this.listings.read(id, owner);
    if (listing.owner_id !== businessOf(owner)) throw refuse(404, businessNotFound);
    return listing;
  }

  /**
   * Adds all files of the request to the gallery, or none.
   * @throws 400 with the texts of D2 §5, joined with commas for several files
   */
  async addToGallery(listing: ListingRecord, request: FastifyRequest): Promise<string[]> {
    const present = listing.gallery_images.length;
    const { sent, images, refusals } = await this.#decode(
      String(listing.owner_id),
      'gallery',
      request,
      maxGalleryPhotos - present,
    );
    if (sent === 0) throw refuse(400, 'Please choose at least one image');
    if (present + sent > maxGalleryPhotos) throw tooMany(sent, present);
    if (refusals.length > 0) {
      throw refuse(400, refusals.map(({ filename, text }) => `${filename}: ${text}`).join(', '));
    }
    return this.gallery.add(listing, images);
  }

  /** @throws 400 with the texts of D2 §5, 404 without a listing */
  async setLogo(claims: AccessClaims, request: FastifyRequest): Promise<string> {
    const listing = await this.listings.ofOwner(businessOf(claims));
    const { images, refusals } = await this.#decode(claims.sub, 'logos', request, 1);
    const [image] = images;
    if (refusals[0]) throw refuse(400, refusals[0].text);
    if (!image) throw refuse(400, 'Please choose an image');
    if (!(await this.logos.set(listing, image))) throw refuse(404, businessNotFound);
    return image.filename;
  }

  /** @param room maximum number of images to decode; further ones are only counted */
  async #decode(
    owner: string,
    kind: ImageKind,
    request: FastifyRequest,
    room: number,
  ): Promise<Decoded> {
    this.decoder.warm();
    const images: PreparedImage[] = [];
    const refusals: Decoded['refusals'] = [];
    let sent = 0;
    for await (const file of uploadedFiles(request)) {
      sent += 1;
      if (sent > room) continue;
      const { image, ...refused } = await this.decoder.decode(owner, kind, file);
      if (image) images.push(image);
      else if ('refusal' in refused) {
        refusals.push({ filename: file.filename.slice(0, 100), text: refused.refusal });
      }
    }
    return { sent, images, refusals };
  }
}
