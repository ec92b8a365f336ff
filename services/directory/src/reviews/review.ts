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
  /** False while hidden by an operator, or held. */
  shown: boolean;
  /** Held as part of a wave, until an operator decides (decision B24). */
  held_at?: Date;
  /** Released from a wave by an operator: does not count towards another one. */
  released?: true;
  /** Does not count until the author confirms the address of the account (decision B23). */
  unconfirmed?: true;
  /** When auth is asked next; absent once no account is left to confirm. */
  confirm_check_at?: Date;
  /**
   * Why and when it was hidden; `mail_due` until its author is mailed. Absent in reviews hidden before 2026-11-21.
   * `account`: only because its author's account is suspended; restored with the account.
   */
  hidden?: { reason?: string; at: Date; mail_due?: boolean; account?: true };
  /** While the author's account is suspended, whatever operators decide about the review itself. */
  author_suspended?: true;
  /** Since when the mail to its author is due that it is shown again, after the one that it is hidden. */
  restored_mail_at?: Date;
  /** Until the owner of the listing was mailed of it. */
  untold?: true;
  reply?: { text: string; created_at: Date };
  /**
   * Set with a change, and removed once the listing's ratings include it, so that the reconciliation finds changes of a
   * crashed process. A new id for each change; its time stamp is that of the change.
   */
  uncounted?: Types.ObjectId;
}
