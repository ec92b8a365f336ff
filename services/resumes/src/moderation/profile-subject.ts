import type { SubjectDecision } from '@commons/service-kit/moderation/reported-subject';
import type { ProfileRecord } from '../profiles/profile.js';
import { sharedProfile, sharedTexts } from '../profiles/shared-profile.js';

/** In the address of a profile whose link its owner turned off. */
const noLink = 'off';

/** A shared profile as operators see it: what everybody with the link reads. */
export function profileSubject(profile: ProfileRecord): SubjectDecision {
  const { full_name, professional_title } = sharedProfile(profile);
  return {
    kind: 'profile',
    id: String(profile._id),
    title: [full_name, professional_title].filter(Boolean).join(', ') || 'Professional Profile',
    text: sharedTexts(profile).join('\n\n'),
    path: `/shared-profile/${profile.share_token ?? noLink}`,
    hidden: profile.hidden !== undefined,
    author_id: profile.user_id,
  };
}
