import type { ProfessionalProfile } from '@commons/contracts/resumes/profiles';
import type { Versioned } from '@commons/contracts/shell-contract';
import { useChanges } from '@commons/web-kit/forms/use-changes';
import { profileValues } from '../profile-values';
import { codeText, profileLabels } from '../profile-words';

const codeWords = (code: string) => codeText(code) ?? '';

/**
 * Unsaved changes as a draft of the user (decision A67), which survives a reload and a forced sign-in. All other fields
 * follow the stored profile, also when another screen has just changed it.
 */
export function useProfileDraft(profile: Versioned<ProfessionalProfile>) {
  return useChanges({
    name: 'professional-profile',
    record: profile,
    valuesOf: profileValues,
    labels: profileLabels,
    words: { availability: codeWords, preferred_work_type: codeWords },
  });
}
