import { availabilities, workPreferences } from '@commons/contracts/profile-lists';
import type { ProfessionalProfileUpdate } from '@commons/contracts/profiles';
import { Schema, type Types } from 'mongoose';
import type { z } from 'zod';

/** A professional profile as stored: one a job seeker. */
export interface ProfileRecord extends z.output<typeof ProfessionalProfileUpdate> {
  _id: Types.ObjectId;
  user_id: string;
  /** Part of the public link; absent until one was asked for. */
  share_token?: string;
}

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
    share_token: String,
  },
  { collection: 'profiles', versionKey: false },
);

profileSchema.index({ user_id: 1 }, { unique: true });
profileSchema.index(
  { share_token: 1 },
  { unique: true, partialFilterExpression: { share_token: { $exists: true } } },
);
