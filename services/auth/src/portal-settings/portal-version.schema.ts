import type { SavedPortal } from '@commons/contracts/portal/portal-settings';
import type { ModelDefinition } from '@nestjs/mongoose';
import { Schema } from 'mongoose';

/** A saved version of all portal settings. Immutable; the operators' log has author and reason. */
export interface PortalVersionRecord {
  /**
   * Subject of the log entry. Not the number: of two concurrent saves both are logged, and only one gets the number.
   */
  _id: string;
  version: number;
  saved: SavedPortal;
  saved_at: Date;
}

const schema = new Schema<PortalVersionRecord>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    saved: { type: Object, required: true },
    saved_at: { type: Date, required: true },
  },
  // May be empty.
  { collection: 'portal_versions', versionKey: false, minimize: false },
);
schema.index({ version: 1 }, { unique: true });

export const portalVersionModel: ModelDefinition = { name: 'PortalVersion', schema };
