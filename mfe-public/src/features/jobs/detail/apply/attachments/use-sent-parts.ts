import { t } from '@commons/ui/text/texts';
import { useRef, useState } from 'react';
import type { useApplicationStart } from './application-start.api';

/** Name of the chosen file in the draft of the form, which cannot keep the file itself. */
interface NamedFile {
  readonly name: string;
  readonly setName: (name: string) => void;
}

/** The attachments: the stored résumé and the profile by default. */
export function useSentParts(
  { resume: kept, profile }: Pick<ReturnType<typeof useApplicationStart>, 'resume' | 'profile'>,
  { name, setName }: NamedFile,
) {
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  // After a reload the chosen file is missing; the stored one must not silently replace it.
  const [another, setAnother] = useState(name !== '');
  const [keep, setKeep] = useState(true);
  const [withProfile, setWithProfile] = useState(true);
  const usesKept = kept !== undefined && !another;
  const lost = name && !file ? t('chooseFileAgain', { filename: name }) : undefined;
  const problem = usesKept ? undefined : (refused ?? lost);
  const choose = (chosen: File | null, why?: string) => {
    setFile(chosen);
    setRefused(why);
    setName(chosen?.name ?? '');
  };
  return {
    kept,
    usesKept,
    /** Switches between another file and the stored one. */
    chooseAnother: (wanted: boolean) => {
      setAnother(wanted);
      if (!wanted) choose(null);
    },
    file,
    /** Takes a file, or none and why it was refused. */
    choose,
    /** Takes the file away that the server refused; the focused file input says why, for as long as it takes. */
    refuse: (why: string) => {
      if (!file) return;
      choose(null, why);
      box.current?.focus();
    },
    /** Why the file that the person chose is not attached. */
    problem,
    /** The file input. */
    box,
    /** Whether what the person chose is attached; otherwise focuses the file input, which shows why not. */
    check: () => {
      if (problem) box.current?.focus();
      return problem === undefined;
    },
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
