import { maxGalleryPhotos } from '@commons/contracts/businesses/image-files';
import type { GalleryOrder } from '@commons/contracts/businesses/listings';
import { refuse } from '@commons/service-kit/errors/refuse';
import { declareSearchChange } from '@commons/service-kit/http/search-cache-headers';
import { facetTerm } from '@commons/service-kit/search/facet-term';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, Types, UpdateQuery } from 'mongoose';
import type { z } from 'zod';
import { ImageStoreService } from '../../images/image-store.service.js';
import type { PreparedImage } from '../../images/prepared-image.js';
import type { ListingRecord } from '../listing.js';
import { listingTerms } from '../search/listing-search-fields.js';

const withPhotos = facetTerm('gallery', 'some');

/** The 400 for more photos than a gallery holds (D2 §5). */
export const tooMany = (sent: number, present: number) =>
  refuse(
    400,
    `Cannot add ${sent} images. Maximum ${maxGalleryPhotos} images allowed. You currently have ${present} images.`,
  );

/** The photos of a listing. */
@Injectable()
export class ListingGalleryService {
  constructor(
    @InjectModel('Listing') private readonly listings: Model<ListingRecord>,
    private readonly store: ImageStoreService,
  ) {
    store.shownBy(async ({ _id, kind, listing_id }) => {
      const shown = kind === 'logos' ? { logo_filename: _id } : { gallery_images: _id };
      return (await this.listings.exists({ _id: listing_id, ...shown })) !== null;
    });
  }

  /**
   * Adds all of these photos, or none.
   * @throws 400 when the gallery would hold too many, including those of concurrent uploads
   */
  async add(listing: ListingRecord, images: readonly PreparedImage[]): Promise<string[]> {
    const filenames = images.map(({ filename }) => filename);
    if (filenames.length === 0) return [];
    const { _id } = listing;
    const stored = await this.store.add('gallery', _id, images);
    const room = `gallery_images.${maxGalleryPhotos - filenames.length}`;
    const added = await this.#change(
      { _id, [room]: { $exists: false } },
      { $push: { gallery_images: { $each: filenames } } },
    );
    if (added) {
      await this.store.keep(filenames, stored);
      return filenames;
    }
    await this.store.dropUnused(filenames);
    throw await this.#refusal(_id, filenames.length);
  }

  /** @throws 404 when the listing does not have this photo */
  async remove({ _id }: ListingRecord, filename: string): Promise<void> {
    if (!(await this.listings.exists({ _id, gallery_images: filename }))) {
      throw refuse(404, 'Image not found');
    }
    await this.store.willDrop([filename]);
    await this.#change(
      { _id, gallery_images: filename },
      { $pull: { gallery_images: filename, gallery_alts: { filename } } },
    );
    await this.store.dropUnused([filename]);
  }

  /** @throws 409 unless these are exactly the photos of the gallery */
  async arrange({ _id }: ListingRecord, { photos }: z.output<typeof GalleryOrder>): Promise<void> {
    const gallery_images = photos.map(({ filename }) => filename);
    const gallery_alts = photos.filter(({ alt }) => alt);
    const isTwice = new Set(gallery_images).size < gallery_images.length;
    // The same photos, in any order.
    const same = { $size: gallery_images.length, $all: gallery_images };
    const matches = gallery_images.length > 0 ? same : { $size: 0 };
    const arranged =
      !isTwice &&
      (await this.#change(
        { _id, gallery_images: matches },
        { $set: { gallery_images, gallery_alts } },
      ));
    if (!arranged) {
      throw refuse(409, 'The photos have changed in the meantime. Please load the page again.');
    }
  }

  /** @returns whether a listing matched */
  async #change(
    which: QueryFilter<ListingRecord>,
    change: UpdateQuery<ListingRecord>,
  ): Promise<boolean> {
    const before = await this.listings
      .findOneAndUpdate(which, { ...change, $set: { ...change.$set, updated_at: new Date() } })
      .lean<ListingRecord>();
    if (before) declareSearchChange([...listingTerms(before), withPhotos]);
    return before !== null;
  }

  async #refusal(_id: Types.ObjectId, sent: number) {
    const now = await this.listings.findById(_id, { gallery_images: 1 }).lean<ListingRecord>();
    return now ? tooMany(sent, now.gallery_images.length) : refuse(404, 'Business not found');
  }
}
