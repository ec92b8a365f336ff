import { Schema, type Types } from 'mongoose';

/** The résumé file that a job seeker stores for later applications. */
export interface KeptFile {
  /** Names the object in the storage. */
  id: string;
  filename: string;
  content_type: string;
  size: number;
  pages?: number;
  kept_at: Date;
}

export interface KeptResumeRecord {
  _id: Types.ObjectId;
  user_id: string;
  file?: KeptFile;
  /** Keys of all objects not yet deleted, so that the leftovers of a dead process can be found. */
  objects: string[];
}

const fileSchema = new Schema<KeptFile>(
  {
    id: { type: String, required: true },
    filename: { type: String, required: true },
    content_type: { type: String, required: true },
    size: { type: Number, required: true },
    pages: Number,
    kept_at: { type: Date, required: true },
  },
  { _id: false, id: false },
);

export const keptResumeSchema = new Schema<KeptResumeRecord>(
  { user_id: { type: String, required: true }, file: fileSchema, objects: [String] },
  { collection: 'kept_resumes', versionKey: false },
);
keptResumeSchema.index({ user_id: 1 }, { unique: true });
