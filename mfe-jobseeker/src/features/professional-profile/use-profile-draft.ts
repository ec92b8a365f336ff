import type { ProfessionalProfile } from '@commons/contracts/profiles';
import type { Versioned } from '@commons/contracts/shell-contract';
import { useDraft } from '@commons/web-kit/draft';
import { useVersionedSave } from '@commons/web-kit/versioned-save';
import { type ProfileValues, profileValues } from './profile-values';
import { codeText, profileLabels } from './profile-words';

const draftName = 'professional-profile';

const nothing = {};

const codeWords = (code: string) => codeText(code) ?? '';

/**
 * Unsaved changes as a draft of the user (decision A67), which survives a reload and a forced sign-in. All other fields
 * follow the stored profile, also when another screen has just changed it.
 */
export function useProfileDraft(profile: Versioned<ProfessionalProfile>) {
  const saved = profileValues(profile);
  const [draft, change, forget] = useDraft<Partial<ProfileValues>>(draftName, nothing);
  const version = useVersionedSave<ProfileValues, ProfessionalProfile>({
    name: draftName,
    saved: { etag: profile.etag, values: saved },
    valuesOf: profileValues,
    labels: profileLabels,
    words: { availability: codeWords, preferred_work_type: codeWords },
  });
  const isChanged = (Object.keys(draft) as (keyof ProfileValues)[]).some(
    (name) => JSON.stringify(draft[name]) !== JSON.stringify(saved[name]),
  );
  return {
    values: { ...saved, ...draft },
    change: (part: Partial<ProfileValues>) => {
      version.hold();
      change(part);
    },
    forget: () => {
      forget();
      version.forget();
    },
    isChanged,
    version,
  };
}
