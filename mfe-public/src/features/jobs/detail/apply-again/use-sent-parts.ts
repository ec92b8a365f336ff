import { useState } from 'react';
import type { useApplicationStart } from './apply-again.api';

/** What goes along with the letter: the kept résumé and the profile, unless the applicant says otherwise. */
export function useSentParts({
  resume: kept,
  profile,
}: Pick<ReturnType<typeof useApplicationStart>, 'resume' | 'profile'>) {
  const [file, setFile] = useState<File | null>(null);
  const [another, setAnother] = useState(false);
  const [keep, setKeep] = useState(true);
  const [withProfile, setWithProfile] = useState(true);
  const usesKept = kept !== undefined && !another;
  return {
    kept,
    usesKept,
    /** Lets a file be chosen in place of the kept one, or takes that back. */
    chooseAnother: (wanted: boolean) => {
      setAnother(wanted);
      if (!wanted) setFile(null);
    },
    file,
    setFile,
    keep,
    setKeep,
    profile,
    withProfile,
    setWithProfile,
    /** For the call. */
    sent: {
      resume: usesKept ? null : file,
      useKept: usesKept,
      keep: file !== null && keep,
      profile: withProfile ? profile : undefined,
    },
  };
}

export type SentParts = ReturnType<typeof useSentParts>;
