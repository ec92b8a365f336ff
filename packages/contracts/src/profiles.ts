import { z } from 'zod';
import { optionalLongText, optionalShortText } from './field-types.js';
import { availabilities, workPreferences } from './profile-lists.js';

const salary = z.number().int().min(0).max(100_000_000).nullish();

/** PUT /job-seeker/professional-profile (entity of D2 §3). */
export const ProfessionalProfileUpdate = z
  .object({
    full_name: optionalShortText(100),
    email: optionalShortText(254),
    phone: optionalShortText(40),
    location: optionalShortText(120),
    professional_title: optionalShortText(120),
    summary: optionalLongText(5_000),
    skills: z.array(z.string().trim().min(1).max(60)).max(100).default([]),
    linkedin_url: optionalShortText(300),
    github_url: optionalShortText(300),
    portfolio_url: optionalShortText(300),
    website_url: optionalShortText(300),
    availability: z.enum(availabilities).nullish(),
    preferred_work_type: z.enum(workPreferences).nullish(),
    desired_salary_min: salary,
    desired_salary_max: salary,
  })
  .meta({ id: 'ProfessionalProfileUpdate' });
export type ProfessionalProfileUpdate = z.input<typeof ProfessionalProfileUpdate>;

/** GET /job-seeker/professional-profile: the profile with its share token once one was made. */
export const ProfessionalProfile = ProfessionalProfileUpdate.extend({
  share_token: z.string().nullish(),
}).meta({ id: 'ProfessionalProfile' });
export type ProfessionalProfile = z.infer<typeof ProfessionalProfile>;

/** GET /shared-profile/{share_token}: what everybody with the link may read (entity of D1 §3). */
export const SharedProfile = ProfessionalProfileUpdate.extend({
  experience: z.array(
    z.object({
      title: z.string(),
      company: z.string(),
      duration: z.string(),
      description: z.string(),
    }),
  ),
  education: z.array(z.object({ degree: z.string(), institution: z.string(), year: z.string() })),
  certifications: z.array(z.string()),
}).meta({ id: 'SharedProfile' });
export type SharedProfile = z.infer<typeof SharedProfile>;

/** POST /job-seeker/profile/share-link answers the token of the link; an existing one is given again. */
export const ShareLink = z.object({ share_token: z.string() }).meta({ id: 'ShareLink' });
export type ShareLink = z.infer<typeof ShareLink>;
