import { Schema } from 'mongoose';

/**
 * Marks for thirty days that a network has reported a job: a keyed digest of both, which reveals neither. Stored
 * separately from the reports, so that no report can be traced to a network.
 */
export interface ReportNetwork {
  _id: string;
  /** Keyed digest of the job and the account whose report counted. */
  reporter: string;
  expires_at: Date;
}

export const reportNetworkSchema = new Schema<ReportNetwork>(
  {
    _id: String,
    reporter: { type: String, required: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'report_networks', versionKey: false },
).index({ expires_at: 1 }, { expireAfterSeconds: 0 });
