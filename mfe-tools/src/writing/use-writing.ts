import { useApi, useIdentity, useSession } from '@commons/web-kit/app-context';
import { useDraft } from '@commons/web-kit/forms/draft';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { leftAnswer } from './answers.api';
import {
  type Entered,
  nothingWritten,
  TextWriting,
  type WritingOrder,
  type Written,
} from './text-writing';

/**
 * The texts of the signed-in user, for one business. A module variable and not component state: a text keeps streaming
 * while its modal is closed.
 */
let texts = { owner: '', byKey: new Map<string, TextWriting>() };

function writingOf(owner: string, key: string): TextWriting {
  if (texts.owner !== owner) {
    for (const writing of texts.byKey.values()) writing.leave();
    texts = { owner, byKey: new Map() };
  }
  const known = texts.byKey.get(key) ?? new TextWriting();
  texts.byKey.set(key, known);
  return known;
}

/** While streaming, the stored text lags behind by at most this many characters. */
const storedEvery = 80;

interface WritingPlace extends Pick<WritingOrder, 'texts'> {
  /** Ignores a text generated from other input. */
  readonly only?: Entered;
  /** Resumes a text of this tool that another tab of this person left behind. */
  readonly left?: string;
}

const isOf = ({ entered }: Written, only: Entered | undefined) =>
  Object.entries(only ?? {}).every(([name, text]) => entered[name] === text);

/**
 * The text of one tool. The text and the id of a running one are in the tab's storage: after a reload it is restored
 * and continues (`useDraft`: for this user only, deleted on sign-out).
 */
export function useWriting(key: string, { texts: said, only, left }: WritingPlace) {
  const api = useApi();
  const { user } = useSession();
  const owner = useIdentity();
  const writing = useMemo(() => writingOf(owner, key), [owner, key]);
  const written = useSyncExternalStore(writing.subscribe, writing.read);
  const [stored, store] = useDraft(`written:${key}`, nothingWritten);
  const last = useRef(nothingWritten);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the panel opens, or its person is known
  useEffect(() => {
    if (!user) return;
    if (writing.read() !== nothingWritten) {
      if (!isOf(writing.read(), only)) writing.clear();
    } else if (isOf(stored, only) && stored.phase === 'writing' && stored.id)
      void writing.resume(api, stored, said);
    else if (isOf(stored, only) && stored.text) writing.open(stored);
    else if (left)
      leftAnswer(api, left).then(
        (id) => {
          if (id && writing.read() === nothingWritten)
            void writing.resume(api, { ...nothingWritten, id }, said);
        },
        // Nothing to resume.
        () => undefined,
      );
  }, [writing]);
  useEffect(() => {
    const { id, text, phase } = last.current;
    const isProgress = written.phase === 'writing' && phase === 'writing' && written.id === id;
    if (
      written === nothingWritten ||
      (isProgress && written.text.length < text.length + storedEvery)
    )
      return;
    last.current = written;
    store({ ...written, problem: '' });
    if (written.phase !== 'writing') writing.confirm();
  }, [writing, written, store]);
  return { writing, written: isOf(written, only) ? written : nothingWritten };
}
