import type { PageHead } from '@commons/contracts/front-ends/page-head';
import { profilePageTitle } from '@commons/contracts/front-ends/page-titles';
import type { HideableField } from '@commons/contracts/resumes/profile-lists';
import type { SharedProfile } from '@commons/contracts/resumes/profiles';
import { cutText } from '@commons/contracts/text/cut-text';
import { webAddress } from '@commons/contracts/text/web-address';
import { translatedWords } from '@commons/service-kit/texts/translated-words';
import type { z } from 'zod';
import type { ProfileRecord } from './profile.js';

const fieldsOf = (hidden: HideableField): readonly (keyof SharedProfile)[] =>
  hidden === 'desired_salary' ? ['desired_salary_min', 'desired_salary_max'] : [hidden];

const links = ['linkedin_url', 'github_url', 'website_url', 'portfolio_url'] as const;

/** What everybody with the link may read: the profile without hidden fields (decision A39). */
export function sharedProfile(profile: ProfileRecord): SharedProfile {
  const { _id, user_id, version, share_token, hidden_fields, hidden: _hidden, ...rest } = profile;
  const { total_views, daily_views, restored_mail_at, ...all } = rest;
  const hidden = new Set<string>(hidden_fields?.flatMap(fieldsOf));
  const shown = Object.fromEntries(
    Object.entries(all).filter(([name]) => !hidden.has(name)),
  ) as Partial<typeof all>;
  const safeLinks = links.map((name) => [name, shown[name] && webAddress(shown[name])] as const);
  return {
    skills: [],
    experience: [],
    education: [],
    certifications: [],
    ...shown,
    ...Object.fromEntries(safeLinks.filter(([, link]) => link)),
  };
}

/** The words of a shared profile that its owner wrote. */
export function sharedTexts(profile: ProfileRecord): string[] {
  const shown = sharedProfile(profile);
  const rows = [...shown.experience, ...shown.education].map((row) =>
    Object.values(row).filter(Boolean).join(', '),
  );
  return [
    ...[shown.full_name, shown.professional_title, shown.location, shown.summary],
    ...[shown.skills.join(', '), ...rows, shown.certifications.join(', ')],
    ...[shown.website_url, shown.portfolio_url, shown.linkedin_url, shown.github_url],
  ].filter((text): text is string => Boolean(text));
}

/** Head of the public page: not indexed (decision A39), and with no data but the name. */
export function sharedProfileHead(
  profile: ProfileRecord,
  language?: string,
): z.input<typeof PageHead> {
  const say = translatedWords(language);
  const { full_name, professional_title } = sharedProfile(profile);
  return {
    title: say(profilePageTitle(sharedProfile(profile))),
    description: say('Professional Profile'),
    canonical_path: `/shared-profile/${profile.share_token}`,
    type: 'profile',
    robots: 'noindex',
    card: {
      subject: 'person',
      title: cutText(full_name || say('Professional Profile'), 200),
      line: professional_title && cutText(professional_title, 200),
      facts: full_name ? [say('Professional Profile')] : [],
    },
  };
}
