import { foldText } from '@commons/contracts/text/fold-text';
import { useQuery } from '@commons/web-kit/query';
import { useEffect, useState } from 'react';

/** Long enough to skip letters of a fast typist, short enough to seem at once. */
const suggestionPause = 150;
/** One letter stands for nearly everything. */
const fewestLetters = 2;

interface SuggestionRules<Answer> {
  /** Path of the call; whatever else changes its answer stands behind it. */
  readonly key: readonly unknown[];
  readonly fetchSuggestions: (text: string, signal: AbortSignal) => Promise<Answer>;
}

/**
 * What could be meant by a text, asked while it is typed. A service that is slow or down costs the suggestions and
 * nothing else: no error, no second try.
 */
export function useSuggestions<Answer>({ key, fetchSuggestions }: SuggestionRules<Answer>) {
  const [typed, setTyped] = useState('');
  const text = usePaused(foldText(typed));
  const enabled = text.length >= fewestLetters && foldText(typed).length >= fewestLetters;
  const { data } = useQuery({
    queryKey: [...key, text],
    queryFn: ({ signal }) => fetchSuggestions(text, signal),
    enabled,
    retry: false,
    staleTime: 60_000,
    // Those for the letters before stand until the next ones are there: nothing flickers.
    placeholderData: (before) => before,
  });
  return { suggestions: enabled ? data : undefined, typed, onTyped: setTyped };
}

/** A value once it has not changed for the pause. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), suggestionPause);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
