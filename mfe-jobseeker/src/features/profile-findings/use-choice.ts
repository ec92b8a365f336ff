import type { ProfessionalProfile } from '@commons/contracts/profiles';
import type { ResumeProfileFindings } from '@commons/contracts/resumes';
import type { Versioned } from '@commons/contracts/shell-contract';
import { t } from '@commons/ui/texts';
import { ifMatch, presentRecord } from '@commons/web-kit/versioned-save';
import { useState } from 'react';
import { acceptedProfile, overfull, refusedFindings } from './accepted-profile';
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

interface Failure {
  readonly source: string;
  readonly text: string;
  readonly refused: Readonly<Record<string, string>>;
}

/** The accepted findings of an offer, and saving them. */
export function useChoice(offer: Offer | undefined, onSaved: () => void) {
  const save = useSaveProfile();
  const [said, setSaid] = useState<Readonly<Record<string, boolean>>>({});
  const [busy, setBusy] = useState(false);
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
  const apply = async () => {
    if (!offer) return;
    const body = acceptedProfile(offer.profile, offer.found, isPicked);
    const tooMuch = overfull(body);
    setFailure(tooMuch ? { source, text: tooMuch, refused: {} } : undefined);
    if (tooMuch) return;
    setBusy(true);
    try {
      await save(body, ifMatch(offer.profile.etag));
      onSaved();
    } catch (error) {
      const text = presentRecord(error) ? changedText : t('failedSaveProfile');
      setFailure({ source, text, refused: refusedFindings(error) });
      setBusy(false);
    }
  };
  return {
    groups,
    isPicked,
    isNothingPicked: picked.size === 0,
    onPick: (id: string, isOn: boolean) => setSaid((old) => ({ ...old, [keyOf(id)]: isOn })),
    apply,
    busy,
    failure: failure?.source === source ? failure : undefined,
  };
}
