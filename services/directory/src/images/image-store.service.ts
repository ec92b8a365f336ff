import { type ImageKind, smallWidths } from '@commons/contracts/businesses/image-files';
import { log } from '@commons/service-kit/logging/logger';
import { ObjectStorage } from '@commons/service-kit/objects/object-storage';
import { Reconcile } from '@commons/service-kit/queues/processor';
import { RecordBatches } from '@commons/service-kit/queues/record-batches';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { PreparedImage } from './prepared-image.js';
import type { StoredImage } from './stored-image.schema.js';

/** An upload that takes longer is considered dead. */
const graceMs = 15 * 60_000;

const webp = 'image/webp';

/** Object storage key of an image. */
export const imageKey = (kind: ImageKind, filename: string) => `${kind}/${filename}`;

/** File name of the small copy of an image. */
export const smallCopyName = (kind: ImageKind, filename: string) =>
  filename.replace(/\.webp$/, `.${smallWidths[kind]}.webp`);

/** Whether a listing currently shows an image. */
type IsShown = (image: StoredImage) => Promise<boolean>;

/** Image files and their records. */
@Injectable()
export class ImageStoreService {
  readonly #batches = new RecordBatches<StoredImage>('images');
  #isShown: IsShown | undefined;

  constructor(
    @InjectModel('StoredImage') private readonly images: Model<StoredImage>,
    private readonly objects: ObjectStorage,
  ) {}

  /** Registers how to find out whether an image is in use. Until it is called (at start-up), no file is deleted. */
  shownBy(isShown: IsShown): void {
    this.#isShown = isShown;
  }

  /**
   * Stores all sizes of new images. Unless `keep` follows, the reconciliation deletes them.
   * @returns `check_at`, to be passed to `keep`
   */
  async add(kind: ImageKind, listing_id: Types.ObjectId, images: readonly PreparedImage[]) {
    const check_at = new Date(Date.now() + graceMs);
    await this.images.insertMany(
      images.map(({ filename }) => ({ _id: filename, kind, listing_id, check_at })),
    );
    for (const { filename, full, small } of images) {
      await this.#put(imageKey(kind, filename), full);
      await this.#put(imageKey(kind, smallCopyName(kind, filename)), small);
    }
    return check_at;
  }

  /** Marks images as in use, unless their `check_at` has changed since, e.g. because they were dropped again. */
  async keep(filenames: readonly string[], check_at: Date): Promise<void> {
    await this.images.updateMany(
      { _id: { $in: filenames }, check_at },
      { $unset: { check_at: 1 } },
    );
  }

  /** To be called before a listing drops these images, so that a crash afterwards leaves no files. */
  async willDrop(filenames: readonly string[]): Promise<void> {
    await this.images.updateMany(
      { _id: { $in: filenames } },
      { $set: { check_at: new Date(Date.now() + graceMs) } },
    );
  }

  /** Deletes all images of a listing. To be called after the listing is deleted. */
  async dropAllOf(listing_id: Types.ObjectId): Promise<void> {
    await this.images.updateMany({ listing_id }, { $set: { check_at: new Date() } });
    const all = await this.images.find({ listing_id }).lean<StoredImage[]>();
    for (const image of all) await this.#settle(image);
  }

  /** Deletes those of these images that no listing shows. Failures are left to the reconciliation. */
  async dropUnused(filenames: readonly string[]): Promise<void> {
    try {
      const found = await this.images.find({ _id: { $in: filenames } }).lean<StoredImage[]>();
      for (const image of found) await this.#settle(image);
    } catch (error) {
      log().warn({ err: error }, 'deleting image files failed; left to the reconciliation');
    }
  }

  @Reconcile({ name: 'images', everyMs: 5 * 60_000 })
  async reconcile(): Promise<void> {
    const due = { check_at: { $lte: new Date() } };
    await this.#batches.run(
      (after, limit) =>
        this.images
          .find({ ...due, ...after })
          .sort({ _id: 1 })
          .limit(limit)
          .lean<StoredImage[]>(),
      (image) => this.#settle(image),
    );
  }

  async #settle(image: StoredImage): Promise<void> {
    const { _id, kind, check_at } = image;
    if (!this.#isShown || (await this.#isShown(image))) {
      if (check_at) await this.keep([_id], check_at);
      return;
    }
    await this.objects.delete(imageKey(kind, smallCopyName(kind, _id)));
    await this.objects.delete(imageKey(kind, _id));
    await this.images.deleteOne({ _id });
  }

  #put(key: string, bytes: Uint8Array): Promise<void> {
    return this.objects.put(key, bytes, { size: bytes.length, contentType: webp });
  }
}
