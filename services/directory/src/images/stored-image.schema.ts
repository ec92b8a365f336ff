import type { ImageKind } from '@commons/contracts/businesses/image-files';
import { whenPresent } from '@commons/service-kit/mongo/when-present';
import { Schema, type Types } from 'mongoose';

/**
 * An image in the object storage, with all its sizes. The record is written before the files and deleted after them,
 * so that no file is ever orphaned.
 */
export interface StoredImage {
  /** File name. */
  _id: string;
  kind: ImageKind;
  listing_id: Types.ObjectId;
  /** When to check whether its listing still shows it, and to delete it if not. Absent: in use. */
  check_at?: Date;
}

export const storedImageSchema = new Schema<StoredImage>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    listing_id: { type: Schema.Types.ObjectId, required: true },
    check_at: Date,
  },
  { collection: 'stored_images', versionKey: false },
);

storedImageSchema.index({ check_at: 1 }, whenPresent('check_at'));
storedImageSchema.index({ listing_id: 1 });
