import { foldText } from '@commons/contracts/text/fold-text';
import { type AnswerKey, useQuery } from '@commons/web-kit/query';
import { useEffect, useState } from 'react';

/** Debounce: long enough to skip letters of a fast typist, short enough to feel immediate. */
const suggestionPause = 150;
/** A single letter matches nearly everything. */
const fewestLetters = 2;

interface SuggestionRules<Answer> {
  /** Path of the call, followed by all other inputs of its answer. */
  readonly key: AnswerKey;
  readonly fetchSuggestions: (text: string, signal: AbortSignal) => Promise<Answer>;
}

/** Suggestions while typing. Failures only cost the suggestions: no error, no retry. */
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
    // Shows the previous suggestions until the next ones arrive, to avoid flicker.
    placeholderData: (before) => before,
  });
  return { suggestions: enabled ? data : undefined, typed, onTyped: setTyped };
}

/** A debounced value. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), suggestionPause);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
