import { Schema, type Types } from 'mongoose';

/** A pending removal of a listing with everything that belongs to it. Deleted when complete. */
export interface ListingRemovalRecord {
  /** Id of the listing. */
  _id: Types.ObjectId;
  owner_id: string;
  begun_at: Date;
}

export const listingRemovalSchema = new Schema<ListingRemovalRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    owner_id: { type: String, required: true },
    begun_at: { type: Date, required: true },
  },
  { collection: 'listing_removals', versionKey: false },
);
