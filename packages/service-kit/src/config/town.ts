import { defaultPlace, parsePlace } from '@commons/contracts/portal/site-place';
import type { Environment } from './parse-config.js';
import { timeZoneOfState } from './state-time-zones.js';
import { ownTimeZone } from './time-zone.js';

/** Default town: east of the border between the two time zones of its state. */
export const defaultTimeZone = 'America/New_York';

/** Where the town's time zone comes from. */
export type TimeZoneSource = 'SITE_TIME_ZONE' | 'SITE_PLACE' | 'machine';

/**
 * The time zone of the town: the configured one, else that of its place. The machine's own is the last resort, because
 * servers usually run in UTC.
 */
export function townTimeZone(env: Environment): { zone: string; from: TimeZoneSource } {
  const set = env.SITE_TIME_ZONE?.trim();
  if (set) return { zone: set, from: 'SITE_TIME_ZONE' };
  const place = parsePlace(env.SITE_PLACE?.trim() || defaultPlace);
  if (place?.text === defaultPlace) return { zone: defaultTimeZone, from: 'SITE_PLACE' };
  const zone = place && timeZoneOfState(place.state);
  return zone ? { zone, from: 'SITE_PLACE' } : { zone: ownTimeZone(), from: 'machine' };
}

/** Settings with the town's time zone filled in. */
export const withTownTimeZone = (env: Environment): Environment => ({
  ...env,
  SITE_TIME_ZONE: townTimeZone(env).zone,
});
