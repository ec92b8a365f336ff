import { z } from 'zod';
import { applicationMailTimes } from '../applications/application-lists.js';
import { refuseInvertedSalary } from '../applications/desired-salary.js';
import { isoDate, optionalLongText, optionalShortText, shortText } from '../field-types.js';
import { emailAddress, maxPasswordLength, minPasswordLength } from './account.js';
import { accountTypes } from './account-lists.js';

/** URL of a web page: only http and https, so that a link cannot run a script. */
const webAddress = z
  .string()
  .trim()
  .max(300)
  .regex(/^(https?:\/\/\S+)?$/i, { error: 'Website URL must start with http:// or https://' })
  .transform((text) => text || undefined)
  .optional();

/** Words of a list: trimmed, without empty ones and duplicates. A comma-separated string is split (D2 §3). */
const words = (maximum: number) =>
  z
    .union([
      z
        .string()
        .max(5_000)
        .transform((text) => text.split(',')),
      z.array(z.string()),
    ])
    .transform((list) => [...new Set(list.map((word) => word.trim()).filter(Boolean))])
    .pipe(z.array(z.string().max(80)).max(maximum));

/**
 * PUT /profile. An employer sends company_name and description, a job seeker bio, skills and experience_level; fields
 * of the other type are ignored. An omitted field is unchanged; an empty one is cleared.
 */
export const ProfileUpdate = z
  .object({
    full_name: shortText(100),
    company_name: optionalShortText(120),
    location: optionalShortText(120),
    phone: optionalShortText(40),
    website: webAddress,
    description: optionalLongText(5_000),
    bio: optionalLongText(5_000),
    skills: words(100).optional(),
    experience_level: optionalShortText(40),
  })
  .meta({ id: 'ProfileUpdate' });
export type ProfileUpdate = z.input<typeof ProfileUpdate>;

/** PUT /auth/settings: the three switches (D2 §3), and when employers are mailed about new applications. */
export const AccountSettingsUpdate = z
  .object({
    email_notifications: z.boolean(),
    marketing_emails: z.boolean(),
    job_alerts: z.boolean(),
    /** Omitted: unchanged. */
    application_mails: z.enum(applicationMailTimes).optional(),
  })
  .meta({ id: 'AccountSettingsUpdate' });
export type AccountSettingsUpdate = z.input<typeof AccountSettingsUpdate>;

const salary = z.number().int().min(0).max(100_000_000).nullish();

/**
 * PUT /auth/job-preferences. Lists are sent as strings: locations separated by semicolons, the others by commas (D2
 * §7).
 */
export const JobPreferencesUpdate = z
  .object({
    desired_salary_min: salary,
    desired_salary_max: salary,
    preferred_locations: z.string().trim().max(1_000).optional(),
    remote_ok: z.boolean().default(false),
    employment_types: words(20).optional(),
    categories: words(30).optional(),
  })
  .superRefine(refuseInvertedSalary)
  .meta({ id: 'JobPreferencesUpdate' });
export type JobPreferencesUpdate = z.input<typeof JobPreferencesUpdate>;

/** GET /auth/profile (D2 §7). A job seeker's also has skills and job preferences. */
export const AccountProfile = z
  .object({
    full_name: z.string(),
    email: z.string(),
    /** The address that awaits confirmation (decision A41). */
    pending_email: z.string().optional(),
    email_verified: z.boolean(),
    account_type: z.enum(accountTypes),
    created_at: isoDate,
    company_name: z.string().optional(),
    location: z.string().optional(),
    phone: z.string().optional(),
    website: z.string().optional(),
    description: z.string().optional(),
    bio: z.string().optional(),
    email_notifications: z.boolean(),
    marketing_emails: z.boolean(),
    job_alerts: z.boolean(),
    /** When an employer is mailed about new applications. Absent: at once. */
    application_mails: z.enum(applicationMailTimes).optional(),
    skills: z.array(z.string()).optional(),
    experience_level: z.string().optional(),
    desired_salary_min: z.number().int().nullish(),
    desired_salary_max: z.number().int().nullish(),
    preferred_locations: z.string().optional(),
    remote_ok: z.boolean().optional(),
    employment_types: z.array(z.string()).optional(),
    preferred_categories: z.array(z.string()).optional(),
    /** Set while "Delete my account" can still be undone. */
    deletion_due_at: isoDate.optional(),
    /** Days in which a deletion can be undone. Only in GET /auth/profile. */
    deletion_days: z.number().min(0).optional(),
  })
  .meta({ id: 'AccountProfile' });
export type AccountProfile = z.infer<typeof AccountProfile>;

/** PUT /auth/password. A wrong current password answers 400, never 401 (decision A12). */
export const PasswordChange = z
  .object({
    current_password: z.string().min(1).max(maxPasswordLength),
    new_password: z
      .string()
      .min(minPasswordLength, {
        error: `Password must be at least ${minPasswordLength} characters long`,
      })
      .max(maxPasswordLength),
  })
  .meta({ id: 'PasswordChange' });
export type PasswordChange = z.input<typeof PasswordChange>;

/** PUT /auth/email: starts a change of address, confirmed by a link to the new one (decision A41). */
export const EmailChange = z
  .object({ email: emailAddress, current_password: z.string().min(1).max(maxPasswordLength) })
  .meta({ id: 'EmailChange' });
export type EmailChange = z.input<typeof EmailChange>;

/** POST /auth/account-deletion: requires the password again, in case another person uses the open browser. */
export const AccountDeletionRequest = z
  .object({ current_password: z.string().min(1).max(maxPasswordLength) })
  .meta({ id: 'AccountDeletionRequest' });
export type AccountDeletionRequest = z.input<typeof AccountDeletionRequest>;

/** A row of GET /auth/sessions, the most recently used first. */
export const SessionItem = z
  .object({
    id: z.string(),
    /** Browser and system in a few words, e.g. 'Firefox on Windows'. */
    device: z.string(),
    created_at: isoDate,
    last_used_at: isoDate,
    current: z.boolean(),
  })
  .meta({ id: 'SessionItem' });
export type SessionItem = z.infer<typeof SessionItem>;
