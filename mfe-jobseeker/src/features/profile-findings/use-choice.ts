import type {
  ProfessionalProfile,
  ProfessionalProfileUpdate,
} from '@commons/contracts/resumes/profiles';
import type { ResumeProfileFindings } from '@commons/contracts/resumes/resumes';
import type { Versioned } from '@commons/contracts/shell-contract';
import { t } from '@commons/ui/texts';
import { refusedFields } from '@commons/web-kit/form-check';
import { useMutation } from '@commons/web-kit/query';
import { ifMatch, presentRecord } from '@commons/web-kit/versioned-save';
import { useState } from 'react';
import { acceptedProfile, overfull } from './accepted-profile';
import { findingGroups } from './finding-groups';
import { useSaveProfile } from './profile-findings.api';

/** The findings to choose from. */
export interface Offer {
  readonly profile: Versioned<ProfessionalProfile>;
  readonly found: ResumeProfileFindings;
  /** The source in words. Another source starts with its own preselection. */
  readonly source: string;
}

/** The offer now shows the current profile; the ticks stay. */
const changedText = t('someoneSavedProfileMeanwhile');

interface Accepted {
  readonly profile: Offer['profile'];
  readonly body: ProfessionalProfileUpdate;
}

interface Failure {
  readonly source: string;
  readonly text: string;
  readonly refused: Readonly<Record<string, string>>;
}

/** The accepted findings of an offer, and saving them. */
export function useChoice(offer: Offer | undefined, onSaved: () => void) {
  const save = useSaveProfile();
  const [said, setSaid] = useState<Readonly<Record<string, boolean>>>({});
  const [failure, setFailure] = useState<Failure>();
  const source = offer?.source ?? '';
  const groups = offer ? findingGroups(offer.profile, offer.found) : [];
  const keyOf = (id: string) => `${source}:${id}`;
  const picked = new Set(
    groups
      .flatMap(({ findings }) => findings)
      .filter(({ id, isSafe }) => said[keyOf(id)] ?? isSafe)
      .map(({ id }) => id),
  );
  const isPicked = (id: string) => picked.has(id);
  const saving = useMutation({
    mutationFn: ({ profile, body }: Accepted) => save(body, ifMatch(profile.etag)),
    onSuccess: onSaved,
    onError: (error) => {
      const text = presentRecord(error) ? changedText : t('failedSaveProfile');
      setFailure({ source, text, refused: refusedFields(error) });
    },
  });
  const apply = () => {
    if (!offer) return;
    const body = acceptedProfile(offer.profile, offer.found, isPicked);
    const tooMuch = overfull(body);
    setFailure(tooMuch ? { source, text: tooMuch, refused: {} } : undefined);
    if (!tooMuch) saving.mutate({ profile: offer.profile, body });
  };
  return {
    groups,
    isPicked,
    isNothingPicked: picked.size === 0,
    onPick: (id: string, isOn: boolean) => setSaid((old) => ({ ...old, [keyOf(id)]: isOn })),
    apply,
    busy: saving.isPending,
    failure: failure?.source === source ? failure : undefined,
  };
}
