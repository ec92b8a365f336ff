import type { PageHead } from '@commons/contracts/page-head';
import type { SharedProfile } from '@commons/contracts/profiles';
import type { z } from 'zod';
import type { ProfileRecord } from './profile.schema.js';

/**
 * An address as a link may carry it: http and https as they are, none at all as https, everything else (`javascript:`,
 * `data:`) left out, because strangers will follow it.
 */
export function webAddress(text: string | undefined): string | undefined {
  const stated = text?.trim();
  if (!stated) return undefined;
  const full = /^https?:\/\//i.test(stated) ? stated : `https://${stated}`;
  // A scheme of its own is no host name: "javascript:alert(1)" has no dot before the colon.
  const hasScheme = /^[a-z][a-z\d+-]*:(?!\d)/i.test(stated) && !/^https?:\/\//i.test(stated);
  return hasScheme || !URL.canParse(full) ? undefined : full;
}

/** What everybody with the link may read. */
export function sharedProfile(profile: ProfileRecord): SharedProfile {
  const { _id, user_id, share_token, ...shown } = profile;
  return {
    ...shown,
    linkedin_url: webAddress(profile.linkedin_url),
    github_url: webAddress(profile.github_url),
    portfolio_url: webAddress(profile.portfolio_url),
    website_url: webAddress(profile.website_url),
    experience: [],
    education: [],
    certifications: [],
  };
}

/** Head of the public page: never indexed (decision A39), and it says no more than the name. */
export function sharedProfileHead(profile: ProfileRecord): z.input<typeof PageHead> {
  const title = [profile.full_name, profile.professional_title].filter(Boolean).join(', ');
  return {
    title: (title || 'Professional Profile').slice(0, 150),
    description: 'Professional Profile',
    canonical_path: `/shared-profile/${profile.share_token}`,
    type: 'profile',
    robots: 'noindex',
  };
}
