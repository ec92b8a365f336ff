import { dayMs, hourMs } from '@commons/contracts/durations';
import type { Job } from '@commons/contracts/jobs/jobs';
import { jobDaysActive } from '@commons/contracts/lifecycles/job-life';
import { locale, t, translate } from '@commons/ui/text/texts';
import { townTimeZone } from '@commons/ui/text/town-time-zone';
import { dollarRange, dollarsFrom, ownPay } from '@commons/ui/text/wording';

const notGiven = t('locationNotSpecified');

/** The location in lists: 'city, state', else the location text, else a placeholder (D1 §3). */
export function listLocation(
  place: Pick<Job, 'location_city' | 'location_state' | 'location'>,
): string {
  if (place.location_city && place.location_state) {
    return `${place.location_city}, ${place.location_state}`;
  }
  return place.location || notGiven;
}

/** The location on the detail page: 'city, state (location type)', else as in lists (D1 §3). */
export function detailLocation(
  job: Pick<Job, 'location_city' | 'location_state' | 'location' | 'location_type'>,
): string {
  const place = listLocation(job);
  const hasCity = Boolean(job.location_city && job.location_state);
  return hasCity && job.location_type ? `${place} (${translate(job.location_type)})` : place;
}

/**
 * The pay of a job: the employer's text, else '$min - $max', else 'From $min' (D1 §3). `undefined` when none is known:
 * lists then show nothing, the detail page 'Salary not specified'.
 */
export function salaryText(
  job: Pick<Job, 'salary_range' | 'salary_min' | 'salary_max'>,
): string | undefined {
  if (job.salary_range?.trim()) return ownPay(job.salary_range);
  if (job.salary_min && job.salary_max) return dollarRange(job.salary_min, job.salary_max);
  return job.salary_min ? dollarsFrom(job.salary_min) : undefined;
}

/**
 * The age of a posting: 'Nh ago' under 24 hours, else 'Nd ago' (D1 §9). `now` is in milliseconds. At least '1h ago',
 * also when the clock runs slow: '0h ago' says nothing.
 */
export function jobAge(createdAt: string, now: number = Date.now()): string {
  const hours = Math.max(1, Math.floor((now - Date.parse(createdAt)) / hourMs));
  return hours < 24 ? t('hoursAgo', { hours }) : t('daysAgo', { days: Math.floor(hours / 24) });
}

/** The age of a job. For an import older than any posting's term, the month, which says more. */
export function boardAge(
  job: Pick<Job, 'created_at' | 'external'>,
  now: number = Date.now(),
): string {
  const old = now - Date.parse(job.created_at) > jobDaysActive * dayMs;
  if (!job.external || !old) return jobAge(job.created_at, now);
  return new Date(job.created_at).toLocaleDateString(locale, {
    month: 'short',
    year: 'numeric',
    timeZone: townTimeZone(),
  });
}

/**
 * The day a job was posted. Same as `dayText` of ui, but importing that module would cost the landing page 60 bytes.
 */
export function postedDate(createdAt: string): string {
  return new Date(createdAt).toLocaleDateString(locale, {
    dateStyle: 'medium',
    timeZone: townTimeZone(),
  });
}

/** '{level} level' for the badge, unless the level already ends in 'Level' (A24). */
export function levelBadge(level: string): string {
  const said = translate(level);
  return said === level ? t('level', { name: level.replace(/\s*level$/i, '') }) : said;
}
