import { readFacts, typedIn } from '../../facts/facts.js';
import type { Act } from '../../facts/grammar/acts.js';
import { isStatement } from '../../facts/grammar/grammar.js';
import { lowerFirst } from '../../facts/grammar/lower-first.js';
import { asSentence, sentenceOf } from '../../facts/grammar/sentence.js';
import { sentencesOf } from '../../facts/notes/sentence-ends.js';
import { mendedText } from '../../facts/sentences/mended-text.js';
import { hasOwnVerb } from '../../facts/sentences/surest.js';

/** What was entered as sentences to the reader. */
const spoken = (acts: readonly Act[]): string[] =>
  acts.flatMap((act) => {
    if (act.kind === 'topic') return [asSentence(act.text)];
    if (act.text === '' && act.kind !== 'thanks') return [];
    const mentioned = act.kind === 'mention' && act.text.replace(/^that /i, '');
    if (mentioned && (isStatement(mentioned) || hasOwnVerb(mentioned)))
      return [asSentence(mentioned)];
    if (act.kind === 'call')
      return [
        asSentence(/^please\b/i.test(act.text) ? act.text : `Please ${lowerFirst(act.text)}`),
      ];
    const sentence = sentenceOf(act, { subject: 'we' });
    return sentence ? [sentence] : [];
  });

/**
 * What its owner entered, said to a reader: the sentences as they are, without orders (decision B180).
 * @param isOfOthers whether "he" and "she" are not the reader
 */
export function saidTo(reader: string | undefined, entered: string, isOfOthers = false): string[] {
  if (!/\p{L}/u.test(entered)) return [];
  const facts = readFacts([reader ? `Hi ${reader}, ${entered}` : entered], {
    isWhole: true,
    hasReader: !isOfOthers,
  });
  const said = spoken(facts.acts);
  return sentencesOf(
    mendedText(said.map(asSentence).join(' '), [
      ...typedIn(facts),
      ...facts.acts.flatMap(({ kind, text }) =>
        kind === 'mention' ? [asSentence(text.replace(/^that /i, ''))] : [],
      ),
    ]),
  );
}
