import type { AccountType } from '@commons/contracts/account/account-lists';
import type { ApplicationMailTime } from '@commons/contracts/applications/application-lists';
import type { Types } from 'mongoose';
import type { SecurityNotice } from './security-notice.js';

/** An account. The contract converts `email` to lower case, so the unique index is case-insensitive. */
export interface User {
  _id: Types.ObjectId;
  full_name: string;
  email: string;
  password_hash: string;
  account_type: AccountType;
  company_name?: string;
  location?: string;
  phone?: string;
  website?: string;
  description?: string;
  bio?: string;
  skills?: string[];
  experience_level?: string;
  email_notifications: boolean;
  marketing_emails: boolean;
  job_alerts: boolean;
  application_mails?: ApplicationMailTime;
  desired_salary_min?: number;
  desired_salary_max?: number;
  preferred_locations?: string;
  remote_ok?: boolean;
  employment_types?: string[];
  preferred_categories?: string[];
  email_verified: boolean;
  /** Language of mails to the person; absent until set by the language of a page. */
  language?: string;
  /**
   * Until its end, or until an operator ends it, sign-in is refused and nothing of the account is public (decision
   * B59).
   */
  suspension?: { reason: string; at: Date; until?: Date; by: string };
  /** Whether it was ever suspended: services that hide things are then notified of changes. */
  ever_suspended?: true;
  /** When the account was suspended or restored; set until the mail about it is sent. */
  suspension_mail_due_at?: Date;

  /** An operator requested its permanent deletion; another one has to confirm (decision B60). */
  removal?: { reason: string; by: string; by_name: string; at: Date };
  /** Reason of a deletion by operators rather than by the person. */
  removed_because?: string;

  /** Set on the command line (decision A62), and by the link that makes the first operator. */
  operator?: boolean;
  created_at: Date;
  /** Account of the demo content, which `npm run operator -- clear-demo` erases. */
  demo?: boolean;
  /** Version of the profile and the settings (`record-version`). */
  version?: number;

  /** When a verification mail was last requested. */
  verification_wanted_at?: Date;
  /** Set until that mail is sent. */
  verification_mail_due?: boolean;

  /** The requested new address and when it was requested; valid as long as its link (decision A41). */
  pending_email?: string;
  email_change_wanted_at?: Date;
  /** When its mails became due, set until all are sent; and whether the notice is still among them. */
  email_change_mail_due_at?: Date;
  email_change_notice_due?: boolean;

  /** When and why an operator changed the type; set until the mail is sent. */
  account_type_mail_due_at?: Date;
  account_type_reason?: string;

  /** Security notices that are still to be mailed, and since when. */
  notices_due?: SecurityNotice[];
  notices_due_at?: Date;

  /** When a field changed that the jobs service copied; set until its task is enqueued. Named as in the first release. */
  jobs_news_due_at?: Date;

  /** Requested account deletion: when requested, when due, and whether the confirmation mail is still to be sent. */
  deletion_wanted_at?: Date;
  deletion_due_at?: Date;
  deletion_mail_due?: boolean;
  /** Once closed, sign-in and cancelling are refused; and the services that have not confirmed the erasure. */
  closed_at?: Date;
  erasures_left?: string[];
  farewell_mailed_at?: Date;

  /** Sessions begun up to this time are to be ended, except one; set until that is done. */
  sessions_end_at?: Date;
  sessions_end_except?: string;

  /** When the type changed; set until the memberships are ended that it has and that others have in its business. */
  memberships_end_at?: Date;
}
