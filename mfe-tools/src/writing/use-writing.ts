import { useSession } from '@commons/web-kit/app-context';
import { useDraft } from '@commons/web-kit/draft';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { nothingWritten, TextWriting } from './text-writing';

/** The texts of whoever is signed in. Here and not in a component: a text is written on while its modal is closed. */
let texts = { owner: '', byKey: new Map<string, TextWriting>() };

function writingOf(owner: string, key: string): TextWriting {
  if (texts.owner !== owner) {
    for (const writing of texts.byKey.values()) writing.stop();
    texts = { owner, byKey: new Map() };
  }
  const known = texts.byKey.get(key) ?? new TextWriting();
  texts.byKey.set(key, known);
  return known;
}

/**
 * The text of one tool. What was written stands in this tab's storage, for a reload (`useDraft`: for this user alone,
 * forgotten when somebody signs out).
 */
export function useWriting(key: string) {
  const owner = useSession().user?.id ?? 'guest';
  const [writing] = useState(() => writingOf(owner, key));
  const written = useSyncExternalStore(writing.subscribe, writing.read);
  const [stored, store] = useDraft(`written:${key}`, nothingWritten);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the panel opens
  useEffect(() => {
    if (written.phase === 'none' && stored.text) writing.open(stored);
  }, []);
  useEffect(() => {
    const isSettled = written.phase !== 'writing' && written.phase !== 'none';
    if (isSettled && written.text) store({ ...written, problem: '' });
  }, [written, store]);
  return { writing, written };
}
