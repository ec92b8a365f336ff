import type { ProfessionalProfile } from '@commons/contracts/resumes/profiles';
import type { ResumeProfileFindings } from '@commons/contracts/resumes/resumes';
import type { Versioned } from '@commons/contracts/shell-contract';
import { t } from '@commons/ui/text/texts';
import { type FieldErrors, refusedFields } from '@commons/web-kit/forms/form-check';
import { useAct } from '@commons/web-kit/forms/use-act';
import { ifMatch, presentRecord } from '@commons/web-kit/forms/versioned-save';
import { useState } from 'react';
import { acceptedProfile, overfull } from './accepted-profile';
import { findingGroups } from './finding-groups';
import { useSaveProfile } from './profile-findings.api';

/** The findings to choose from. */
export interface Offer {
  readonly profile: Versioned<ProfessionalProfile>;
  readonly found: ResumeProfileFindings;
  /** Name of the source. Another source starts with its own preselection. */
  readonly source: string;
}

/** The dialog now shows the current profile; the ticks stay. */
const changedText = t('someoneSavedProfileMeanwhile');

/** The accepted findings, and saving them. */
export function useChoice(offer: Offer | undefined, onSaved: () => void) {
  const save = useSaveProfile();
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const source = offer?.source ?? '';
  const groups = offer ? findingGroups(offer.profile, offer.found) : [];
  const keyOf = (id: string) => `${source}:${id}`;
  const picked = new Set(
    groups
      .flatMap(({ findings }) => findings)
      .filter(({ id, isSafe }) => chosen[keyOf(id)] ?? isSafe)
      .map(({ id }) => id),
  );
  const isPicked = (id: string) => picked.has(id);
  const [failed, setFailed] = useState<{ source: string; refused: FieldErrors }>();
  const { busy, failure, setFailure, act } = useAct({
    failureText: (error) => {
      setFailed({ source, refused: refusedFields(error) });
      return presentRecord(error) ? changedText : t('failedSaveProfile');
    },
  });
  const apply = () => {
    if (!offer) return;
    const body = acceptedProfile(offer.profile, offer.found, isPicked);
    const tooMuch = overfull(body);
    if (tooMuch) {
      setFailed({ source, refused: {} });
      setFailure(tooMuch);
      return;
    }
    void act(async () => {
      await save(body, ifMatch(offer.profile.etag));
      onSaved();
    });
  };
  return {
    groups,
    isPicked,
    isNothingPicked: picked.size === 0,
    onPick: (id: string, isOn: boolean) => setChosen((old) => ({ ...old, [keyOf(id)]: isOn })),
    apply,
    busy,
    failure:
      failure && failed?.source === source ? { text: failure, refused: failed.refused } : undefined,
  };
}
