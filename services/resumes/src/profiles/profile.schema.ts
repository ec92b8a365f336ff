import {
  availabilities,
  hideableFields,
  workPreferences,
} from '@commons/contracts/resumes/profile-lists';
import type { ProfileEducation, ProfileExperience } from '@commons/contracts/resumes/profiles';
import { whenPresent } from '@commons/service-kit/mongo/when-present';
import { Schema } from 'mongoose';
import type { ProfileRecord } from './profile.js';

const experience = new Schema<ProfileExperience>(
  { title: String, company: String, duration: String, description: String },
  { _id: false },
);
const hidden = new Schema({ reason: String, at: Date, mail_due: Boolean }, { _id: false });
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
    hidden: { type: hidden, default: undefined },
    restored_mail_at: Date,
    hidden_fields: { type: [String], enum: hideableFields, default: undefined },
    total_views: Number,
    daily_views: { type: Schema.Types.Mixed },
    version: Number,
  },
  { collection: 'profiles', versionKey: false },
);

profileSchema.index({ user_id: 1 }, { unique: true });
profileSchema.index({ share_token: 1 }, { unique: true, ...whenPresent('share_token') });
profileSchema.index({ 'hidden.mail_due': 1 }, whenPresent('hidden.mail_due'));
profileSchema.index({ restored_mail_at: 1 }, whenPresent('restored_mail_at'));
