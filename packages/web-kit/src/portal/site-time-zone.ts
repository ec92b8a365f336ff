import { siteSetting } from './site-settings.js';

/**
 * The town's time zone, as the gateway writes it into the page (SITE_TIME_ZONE), for its hours and dates wherever the
 * reader is.
 * @returns an IANA name that this browser knows; else undefined, which Intl takes for the reader's own zone
 */
export function siteTimeZone(): string | undefined {
  const timeZone = siteSetting('time-zone');
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
    return timeZone;
  } catch {
    return undefined;
  }
}
