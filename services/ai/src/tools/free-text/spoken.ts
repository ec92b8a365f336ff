import type { Act } from '../../facts/grammar/acts.js';
import { asSentence, sentenceOf } from '../../facts/grammar/sentence.js';

/** What was entered as sentences to the reader. */
export const spoken = (acts: readonly Act[]): string[] =>
  acts.flatMap((act) => {
    if (act.kind === 'topic') return [asSentence(act.text)];
    if (act.text === '' && act.kind !== 'thanks') return [];
    if (act.kind === 'call')
      return [
        asSentence(
          /^please\b/i.test(act.text)
            ? act.text
            : `Please ${act.text.charAt(0).toLowerCase()}${act.text.slice(1)}`,
        ),
      ];
    const sentence = sentenceOf(act, { subject: 'we' });
    return sentence ? [sentence] : [];
  });
