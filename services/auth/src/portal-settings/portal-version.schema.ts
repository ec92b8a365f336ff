import type { SavedPortal } from '@commons/contracts/portal/portal-settings';
import type { ModelDefinition } from '@nestjs/mongoose';
import { Schema } from 'mongoose';

/** A saved version of the portal's settings, whole. Never changed; who saved it and why is in the operators' log. */
export interface PortalVersionRecord {
  /** The log's subject. Not the number: of two that save at once both are logged, and one has the number. */
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
  // What is set may be nothing.
  { collection: 'portal_versions', versionKey: false, minimize: false },
);
schema.index({ version: 1 }, { unique: true });

export const portalVersionModel: ModelDefinition = { name: 'PortalVersion', schema };
