import { useDraft } from '@commons/web-kit/draft';
import type { ProfileValues } from './profile-values';

const nothing = {};

/**
 * What was changed and not saved, kept as a draft of the user (decision A67): a reload and a forced sign-in lose
 * nothing. All else shows as it is stored, also when another screen has just written it.
 */
export function useProfileDraft(saved: ProfileValues) {
  const [draft, change, forget] = useDraft<Partial<ProfileValues>>('professional-profile', nothing);
  const isChanged = (Object.keys(draft) as (keyof ProfileValues)[]).some(
    (name) => JSON.stringify(draft[name]) !== JSON.stringify(saved[name]),
  );
  return { values: { ...saved, ...draft }, change, forget, isChanged };
}
