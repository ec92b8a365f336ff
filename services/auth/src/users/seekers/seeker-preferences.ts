import type { SeekerPreferences } from '@commons/contracts/jobs/job-matches';
import type { User } from '../user.js';

/** The job preferences of an account. `preferred_locations` is stored with semicolons as separators (D2 §7). */
export const seekerPreferences = (user: User): SeekerPreferences => ({
  id: user._id.toHexString(),
  full_name: user.full_name,
  email: user.email,
  job_alerts: user.job_alerts,
  ...(user.desired_salary_min ? { desired_salary_min: user.desired_salary_min } : {}),
  preferred_locations: (user.preferred_locations ?? '')
    .split(';')
    .map((place) => place.trim())
    .filter(Boolean),
  remote_ok: user.remote_ok ?? false,
  employment_types: user.employment_types ?? [],
  categories: user.preferred_categories ?? [],
  ...(user.language && { language: user.language }),
});
