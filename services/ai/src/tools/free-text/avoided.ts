import { tidyWords } from '../../facts/spelling/tidy-words.js';

const avoided =
  /\b(?:don'?t|do not|never) (?:mention|say|bring up|talk about|include)(?: (?:the|that|our|my|any|anything about))? ([^,.;]+)/gi;

/** What must not be in the text: "camera" of "don't mention the camera". */
export const avoidedIn = (prompt: string): string[] =>
  [...tidyWords(prompt).matchAll(avoided)].map(([, words = '']) =>
    words
      .replace(/\b(?:in it|at all|please|again)\b.*$/i, '')
      .trim()
      .toLowerCase(),
  );

/** Whether a text speaks of what is to be left out: by any word of it that has a meaning. */
function speaksOf(text: string, words: readonly string[]): boolean {
  const own = text.toLowerCase();
  return words.some((phrase) =>
    phrase
      .split(/\s+/)
      .filter((word) => word.length > 3 && !/^(?:with|from|that|this|them|about)$/.test(word))
      .some((word) => own.includes(word.replace(/s$/, ''))),
  );
}

/** Thoughts without those that speak of what is to be left out. */
export const withoutAvoided = (thoughts: readonly string[], avoid: readonly string[]): string[] =>
  thoughts.flatMap((thought) =>
    speaksOf(thought, avoid)
      ? thought
          .split(/\s+and\s+/)
          .filter((clause) => !speaksOf(clause, avoid) && clause.includes(' '))
      : [thought],
  );
