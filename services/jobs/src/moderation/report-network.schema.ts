import { Schema } from 'mongoose';

/**
 * That a network has reported a job: a keyed digest of both, from which neither can be read, for thirty days. It stands
 * apart from the reports, so that nobody's report leads to a network.
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
