import { useState } from 'react';
import type { useApplicationStart } from './apply-again.api';

/** The attachments: the stored résumé and the profile by default. */
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
    /** Switches between another file and the stored one. */
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
    /** For the API call. */
    sent: {
      resume: usesKept ? null : file,
      useKept: usesKept,
      keep: file !== null && keep,
      profile: withProfile ? profile : undefined,
    },
  };
}

export type SentParts = ReturnType<typeof useSentParts>;
