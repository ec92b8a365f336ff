import type { SubjectDecision } from '@commons/service-kit/moderation/reported-subject';
import type { ProfileRecord } from '../profiles/profile.js';
import { sharedProfile, sharedTexts } from '../profiles/shared-profile.js';

/** A shared profile as operators see it: what everybody with the link reads. */
export function profileSubject(profile: ProfileRecord): SubjectDecision {
  const { full_name, professional_title } = sharedProfile(profile);
  const { share_token, hidden } = profile;
  return {
    kind: 'profile',
    id: String(profile._id),
    title: [full_name, professional_title].filter(Boolean).join(', ') || 'Professional Profile',
    text: sharedTexts(profile).join('\n'),
    ...(share_token && !hidden && { path: `/shared-profile/${share_token}` }),
    hidden: hidden !== undefined,
    author_id: profile.user_id,
  };
}
