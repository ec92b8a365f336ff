import type { HideableField } from '@commons/contracts/resumes/profile-lists';
import type { ProfessionalProfileUpdate } from '@commons/contracts/resumes/profiles';
import type { VersionedRecord } from '@commons/service-kit/http/record-version';
import type { Types } from 'mongoose';
import type { z } from 'zod';

/** A professional profile as stored, one per job seeker. */
export interface ProfileRecord extends z.output<typeof ProfessionalProfileUpdate>, VersionedRecord {
  _id: Types.ObjectId;
  user_id: string;
  /** Token of the public link; absent before it is created, and after it is revoked. */
  share_token?: string;
  /** No one can read it by its link while the account is suspended (decision B59). */
  suspended?: true;
  /** An operator hid it: no one can read it by its link (decision B102). `mail_due` until its owner is mailed. */
  hidden?: { reason: string; at: Date; mail_due?: boolean };
  /** Since when the mail to its owner is due that it is shown again, after the one that it is hidden. */
  restored_mail_at?: Date;
  /** Fields that the shared profile omits. */
  hidden_fields?: HideableField[];
  total_views?: number;
  /**
   * Views by date in the site's time zone (2026-11-21). Days that are no longer needed are removed with the next view.
   */
  daily_views?: Record<string, number>;
}
