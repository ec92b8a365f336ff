import type { Act } from '../../../facts/grammar/acts.js';
import { termsOf } from '../../../facts/grammar/grammar.js';
import { lowerCommonStart, withArticle } from '../../wording/phrases.js';

/** "You asked if I can tune your piano …": what of the reader's it is about. */
export function yoursOf(acts: readonly Act[]): string | undefined {
  for (const { text } of acts) {
    const terms = termsOf(/\byour (.+)$/i.exec(text)?.[1] ?? '');
    const end = terms.findIndex(
      ({ tags }) =>
        !(tags.has('Noun') || tags.has('Adjective')) || tags.has('Pronoun') || tags.has('Date'),
    );
    const words = (end < 0 ? terms : terms.slice(0, end)).slice(0, 3);
    const last = words.at(-1);
    if (
      last?.tags.has('Noun') &&
      !/^(?:time|patience|help|business|support|part|end|way|own)$/i.test(last.text)
    )
      return `About your ${words.map(({ text: word }) => word).join(' ')}`;
  }
  return undefined;
}

/** "permit" → "the permit". */
export function aboutWords(matter: string): string {
  const text = lowerCommonStart(matter);
  const last = termsOf(text).at(-1)?.tags;
  return last?.has('Singular') && !last.has('ProperNoun') && !last.has('Uncountable')
    ? withArticle(text)
    : text;
}
