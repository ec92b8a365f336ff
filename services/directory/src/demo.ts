import { createHash } from 'node:crypto';
import type { ListingInput } from '@commons/contracts/businesses/listings';
import type { Environment } from '@commons/service-kit/config/parse-config';
import { inOwnStore } from '@commons/service-kit/demo/own-store';
import { reportCaseModel } from '@commons/service-kit/moderation/report-cases';
import type { ObjectStorage } from '@commons/service-kit/objects/object-storage';
import { openStorage } from '@commons/service-kit/objects/open-storage';
import { type Connection, Types } from 'mongoose';
import { imageKey, smallCopyName } from './images/image-store.service.js';
import { storedImageSchema } from './images/stored-image.schema.js';
import { listingSchema } from './listings/listing.schema.js';
import { directoryCases } from './moderation/directory-cases.js';
import { emailKey, reviewSchema } from './reviews/review.schema.js';

/** An image in both sizes, as an upload creates them. */
export interface DemoImage {
  readonly kind: 'logos' | 'gallery';
  readonly width: number;
  readonly height: number;
  readonly full: Uint8Array;
  readonly small: Uint8Array;
}

interface DemoReview {
  readonly reviewer_name: string;
  readonly reviewer_email: string;
  readonly rating: number;
  readonly comment: string;
  readonly created_at: Date;
  readonly reply?: { readonly text: string; readonly created_at: Date };
  /** An open report that awaits an operator's decision. */
  readonly reported?: { readonly by: string; readonly note: string; readonly created_at: Date };
}

export interface DemoListing {
  readonly owner_id: string;
  readonly facts: Omit<ListingInput, 'location_info'> & {
    readonly location_info: Partial<ListingInput['location_info']>;
  };
  readonly created_at: Date;
  readonly views: number;
  readonly images: readonly DemoImage[];
  readonly reviews: readonly DemoReview[];
}

/** Stores listings with their images and reviews, replacing those of an interrupted earlier load. */
export function writeDemoListings(
  settings: Environment,
  listings: readonly DemoListing[],
): Promise<void> {
  return inOwnStore(
    'directory',
    settings,
    async (connection, config) => {
      await dropEarlier(connection, listings);
      const storage = await openStorage(config);
      const made = listings.map((listing) => ({ ...listing, id: new Types.ObjectId() }));
      const named = await Promise.all(
        made.map(async (listing) => ({
          ...listing,
          names: await putImages(storage, listing.images),
        })),
      );
      await connection
        .model('StoredImage', storedImageSchema)
        .insertMany(
          named.flatMap(({ id, names, images }) =>
            names.map((name, at) => ({ _id: name, kind: images[at]?.kind, listing_id: id })),
          ),
        );
      const reviews = made.flatMap(reviewRecords);
      await connection
        .model('Review', reviewSchema)
        .insertMany(reviews.map(({ record }) => record));
      await connection
        .model(reportCaseModel, directoryCases.schema)
        .insertMany(reviews.flatMap(({ report }) => report ?? []));
      await connection.model('Listing', listingSchema).insertMany(named.map(listingRecord));
    },
    'listings',
  );
}

async function dropEarlier(connection: Connection, listings: readonly DemoListing[]) {
  const earlier = connection.model('Listing', listingSchema);
  const owners = { owner_id: { $in: listings.map(({ owner_id }) => owner_id) } };
  const ids = (await earlier.find(owners, { _id: 1 }).lean()).map(({ _id }) => _id);
  const those = { listing_id: { $in: ids } };
  await connection.model('StoredImage', storedImageSchema).deleteMany(those);
  await connection.model('Review', reviewSchema).deleteMany(those);
  await connection.model(reportCaseModel, directoryCases.schema).deleteMany(those);
  await earlier.deleteMany(owners);
}

/** @returns the file names, in the order of the images */
async function putImages(storage: ObjectStorage, images: readonly DemoImage[]): Promise<string[]> {
  const names = images.map(({ full, width, height }) => {
    const digest = createHash('sha256').update(full).digest('hex').slice(0, 32);
    return `${digest}-${width}x${height}.webp`;
  });
  const put = (key: string, bytes: Uint8Array) =>
    storage.put(key, bytes, { size: bytes.length, contentType: 'image/webp' });
  await Promise.all(
    images.flatMap(({ kind, full, small }, at) => {
      const name = names[at] ?? '';
      return [
        put(imageKey(kind, name), full),
        put(imageKey(kind, smallCopyName(kind, name)), small),
      ];
    }),
  );
  return names;
}

function listingRecord(listing: DemoListing & { id: Types.ObjectId; names: string[] }) {
  const { id, owner_id, facts, created_at, views, images, names, reviews } = listing;
  const of = (kind: DemoImage['kind']) => names.filter((_, at) => images[at]?.kind === kind);
  const gallery_images = of('gallery');
  const [logo_filename] = of('logos');
  const stars = reviews.reduce((sum, { rating }) => sum + rating, 0);
  return {
    ...facts,
    ...{ _id: id, owner_id, views, gallery_images, created_at, updated_at: created_at },
    ...(logo_filename && { logo_filename }),
    average_rating: reviews.length === 0 ? 0 : stars / reviews.length,
    total_reviews: reviews.length,
  };
}

function reviewRecords({ id, reviews }: DemoListing & { id: Types.ObjectId }) {
  return reviews.map(({ reported, ...review }) => {
    const _id = new Types.ObjectId();
    const email_key = emailKey(review.reviewer_email);
    const record = { ...review, _id, listing_id: id, email_key, shown: true };
    if (!reported) return { record };
    const { by: user_id, note, created_at } = reported;
    const subject = { kind: 'review', subject_id: String(_id), listing_id: id };
    const report = { reporter: user_id, user_id, reason: 'spam', note, created_at };
    const state = { state: 'open', reporters: 1, last_reported_at: created_at };
    return { record, report: { ...subject, ...state, reports: [report] } };
  });
}
