import { z } from 'zod';
import { refuseInvertedSalary } from '../applications/desired-salary.js';
import { optionalLongText, optionalShortText } from '../field-types.js';
import { webAddress } from '../text/web-address.js';
import { availabilities, hideableFields, workPreferences } from './profile-lists.js';

const salary = z.number().int().min(0).max(100_000_000).nullish();

const webAddressText = 'Must be a web address, such as https://example.org/me';

const optionalLink = z
  .string()
  .trim()
  .max(300)
  .transform((stated, context) => {
    const link = stated ? webAddress(stated) : undefined;
    if (stated && !link) context.addIssue({ code: 'custom', message: webAddressText });
    return link;
  })
  .optional();

/** An optional e-mail address. */
const optionalEmail = optionalShortText(254).refine(
  (text) => text === undefined || z.email().safeParse(text).success,
  { error: 'Please enter a valid email address' },
);

/** A text in a row of a list: trimmed; may be empty. */
const line = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
    .regex(/^[^\u0000-\u001f\u007f]*$/, {
      error: 'Line breaks and control characters are not allowed',
    })
    .default('');

/** A list of rows; empty rows are dropped. */
const rows = <Row extends z.ZodType<Record<string, string>>>(row: Row, maximum: number) =>
  z
    .array(row)
    .max(maximum)
    .transform((all) => all.filter((one) => Object.values(one).some(Boolean)));

const experience = z.object({
  title: line(120),
  company: line(120),
  duration: line(60),
  description: z.string().trim().max(2_000).default(''),
});
export type ProfileExperience = z.output<typeof experience>;

const education = z.object({ degree: line(120), institution: line(120), year: line(60) });
export type ProfileEducation = z.output<typeof education>;

const experienceList = rows(experience, 30);
const educationList = rows(education, 30);
const certificationList = z
  .array(line(200))
  .max(50)
  .transform((all) => all.filter(Boolean));

const hiddenFields = z.array(z.enum(hideableFields)).max(hideableFields.length);

/**
 * PUT /job-seeker/professional-profile: the whole profile (entity of D2 §3); omitted fields are removed. Only the three
 * lists of decision A38, which are not in the body of D2 §7, then stay unchanged.
 */
export const ProfessionalProfileUpdate = z
  .object({
    full_name: optionalShortText(100),
    email: optionalEmail,
    phone: optionalShortText(40),
    location: optionalShortText(120),
    professional_title: optionalShortText(120),
    summary: optionalLongText(5_000),
    skills: z.array(z.string().trim().min(1).max(60)).max(100).default([]),
    linkedin_url: optionalLink,
    github_url: optionalLink,
    portfolio_url: optionalLink,
    website_url: optionalLink,
    availability: z.enum(availabilities).nullish(),
    preferred_work_type: z.enum(workPreferences).nullish(),
    desired_salary_min: salary,
    desired_salary_max: salary,
    experience: experienceList.optional(),
    education: educationList.optional(),
    certifications: certificationList.optional(),
  })
  .superRefine(refuseInvertedSalary)
  .meta({ id: 'ProfessionalProfileUpdate' });
export type ProfessionalProfileUpdate = z.input<typeof ProfessionalProfileUpdate>;

const text = z.string().optional();

const profileFields = {
  full_name: text,
  email: text,
  phone: text,
  location: text,
  professional_title: text,
  summary: text,
  skills: z.array(z.string()),
  linkedin_url: text,
  github_url: text,
  portfolio_url: text,
  website_url: text,
  availability: z.enum(availabilities).nullish(),
  preferred_work_type: z.enum(workPreferences).nullish(),
  desired_salary_min: salary,
  desired_salary_max: salary,
  experience: z.array(experience),
  education: z.array(education),
  certifications: z.array(z.string()),
};

/** GET /job-seeker/professional-profile: the profile, with its share token if one exists. */
export const ProfessionalProfile = z
  .object({
    ...profileFields,
    share_token: z.string().nullish(),
    /** Fields that the shared profile hides. */
    hidden_fields: hiddenFields,
    /** An operator hid the profile from everybody with the link, and why (decision B102). */
    hidden_reason: text,
  })
  .meta({ id: 'ProfessionalProfile' });
export type ProfessionalProfile = z.output<typeof ProfessionalProfile>;

/** PUT /job-seeker/profile/visibility: hidden fields of the shared profile; all others are visible (decision A39). */
export const ProfileVisibility = z
  .object({ hidden_fields: hiddenFields })
  .meta({ id: 'ProfileVisibility' });
export type ProfileVisibility = z.output<typeof ProfileVisibility>;

/** GET /shared-profile/{share_token}: visible to everybody with the link (entity of D1 §3). */
export const SharedProfile = z.object(profileFields).meta({ id: 'SharedProfile' });
export type SharedProfile = z.output<typeof SharedProfile>;

/** Answer of POST /job-seeker/profile/share-link: the token of the link; an existing one is returned again. */
export const ShareLink = z.object({ share_token: z.string() }).meta({ id: 'ShareLink' });
export type ShareLink = z.infer<typeof ShareLink>;

const count = z.number().int().min(0);

/** GET /job-seeker/profile/views: views of the shared profile; days and months in the town's time zone. */
export const ProfileViews = z
  .object({
    total_views: count,
    views_this_month: count,
    /** The last 30 days, oldest first, including today and days without views. */
    days: z.array(z.object({ date: z.iso.date(), views: count })),
  })
  .meta({ id: 'ProfileViews' });
export type ProfileViews = z.infer<typeof ProfileViews>;

/** GET /internal/seeker-profiles/{id} of auth: account data that prefills a first professional profile (A40). */
export const SeekerAccountProfile = z
  .object({
    full_name: z.string(),
    email: z.string(),
    phone: z.string().optional(),
    location: z.string().optional(),
    bio: z.string().optional(),
    website: z.string().optional(),
    skills: z.array(z.string()),
    desired_salary_min: z.number().int().optional(),
    desired_salary_max: z.number().int().optional(),
  })
  .meta({ id: 'SeekerAccountProfile' });
export type SeekerAccountProfile = z.infer<typeof SeekerAccountProfile>;
