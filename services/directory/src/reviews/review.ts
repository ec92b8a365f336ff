import type { Types } from 'mongoose';

/** A stored review. */
export interface ReviewRecord {
  _id: Types.ObjectId;
  listing_id: Types.ObjectId;
  reviewer_name: string;
  /** Absent once its author is erased. */
  reviewer_email?: string;
  /** Unique per listing: one review per mailbox and business. */
  email_key: string;
  /** Account of a signed-in reviewer. */
  user_id?: string;
  rating: number;
  comment: string;
  created_at: Date;
  /** False while hidden by an operator. */
  shown: boolean;
  /** Why and when it was hidden; `mail_due` until its author is mailed. Absent in reviews hidden before 2026-11-21. */
  hidden?: { reason?: string; at: Date; mail_due?: boolean };
  reply?: { text: string; created_at: Date };
  /**
   * Set with a change, and removed once the listing's ratings include it, so that the reconciliation finds changes of a
   * crashed process. A new id for each change; its time stamp is that of the change.
   */
  uncounted?: Types.ObjectId;
}
