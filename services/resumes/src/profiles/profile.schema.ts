import {
  availabilities,
  type HideableField,
  hideableFields,
  workPreferences,
} from '@commons/contracts/resumes/profile-lists';
import type {
  ProfessionalProfileUpdate,
  ProfileEducation,
  ProfileExperience,
} from '@commons/contracts/resumes/profiles';
import type { VersionedRecord } from '@commons/service-kit/http/record-version';
import { Schema, type Types } from 'mongoose';
import type { z } from 'zod';

/** A professional profile as stored, one per job seeker. */
export interface ProfileRecord extends z.output<typeof ProfessionalProfileUpdate>, VersionedRecord {
  _id: Types.ObjectId;
  user_id: string;
  /** Token of the public link; absent before it is created, and after it is revoked. */
  share_token?: string;
  /** Nobody can read it by its link while the account is suspended (decision B59). */
  suspended?: true;
  /** Fields that the shared profile omits. */
  hidden_fields?: HideableField[];
  total_views?: number;
  /**
   * Views by date in the site's time zone (2026-11-21). Days that are no longer needed are removed with the next view.
   */
  daily_views?: Record<string, number>;
}

const experience = new Schema<ProfileExperience>(
  { title: String, company: String, duration: String, description: String },
  { _id: false },
);
const education = new Schema<ProfileEducation>(
  { degree: String, institution: String, year: String },
  { _id: false },
);

export const profileSchema = new Schema<ProfileRecord>(
  {
    user_id: { type: String, required: true },
    full_name: String,
    email: String,
    phone: String,
    location: String,
    professional_title: String,
    summary: String,
    skills: { type: [String], default: [] },
    linkedin_url: String,
    github_url: String,
    portfolio_url: String,
    website_url: String,
    availability: { type: String, enum: [...availabilities, null] },
    preferred_work_type: { type: String, enum: [...workPreferences, null] },
    desired_salary_min: Number,
    desired_salary_max: Number,
    experience: { type: [experience], default: undefined },
    education: { type: [education], default: undefined },
    certifications: { type: [String], default: undefined },
    share_token: String,
    suspended: Boolean,
    hidden_fields: { type: [String], enum: hideableFields, default: undefined },
    total_views: Number,
    daily_views: { type: Schema.Types.Mixed },
    version: Number,
  },
  { collection: 'profiles', versionKey: false },
);

profileSchema.index({ user_id: 1 }, { unique: true });
profileSchema.index(
  { share_token: 1 },
  { unique: true, partialFilterExpression: { share_token: { $exists: true } } },
);
