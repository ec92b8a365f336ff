import type { Act } from '../../facts/grammar/acts.js';
import { asSentence, lowerFirst } from '../../facts/grammar/sentence.js';
import { guardedBlocks } from '../../facts/sentences/guard-blocks.js';
import { tidyWords } from '../../facts/spelling/tidy-words.js';

/** Kinds whose sentence has the words of the entry at its end. */
const canGoOn = /^(?:statement|detail|reminder|apology|thanks|offer|promise|topic|news)$/;
/** A longer sentence is hard to read. */
const longest = 220;
/** Whose words are said of the reader only after they were changed. */
const aboutPeople = /\b(?:he|she|they|him|her|them|his|hers|their)\b/i;

/**
 * Notes of which no sentence can be made, in the sentence where their owner wrote them: "the rehearsal moves to the
 * church on December 3, 7 pm, park in back". What makes a sentence of its own stays one (decision B166).
 */
export function inOwnersSentences(acts: readonly Act[], entered: string): Act[] {
  const whole = tidyWords(entered).toLowerCase();
  const joined: Act[] = [];
  let isOpen = false;
  for (const act of acts) {
    const former = joined.at(-1);
    const isNote = isLoose(act);
    const joins =
      former !== undefined &&
      act.sentence !== undefined &&
      act.sentence === former.sentence &&
      canGoOn.test(former.kind) &&
      !former.label &&
      !/^$|\?$/.test(former.text) &&
      former.text.length + act.text.length < longest;
    const own = ownWords(act);
    if (joins && isNote && isBetween(former, ', ', act))
      joined[joined.length - 1] = together(former, ', ', own, act);
    else if (joins && isOpen && isFramed(act) && isBetween(former, ', ', act))
      joined[joined.length - 1] = together(former, ', ', own, act);
    else if (joins && isLoose(former) && act.kind === 'call' && isBetween(former, ' ', act))
      joined[joined.length - 1] = together(former, ' ', own, act);
    else joined.push(act);
    isOpen = isNote;
  }
  return joined;

  /** Whether no sentence is made of a note. */
  function isLoose({ kind, label, isPoint, sentence, text }: Act): boolean {
    if (kind !== 'detail' || label || isPoint || sentence === undefined) return false;
    return guardedBlocks([asSentence(text)], { subject: 'we', entered }).items.length > 0;
  }

  /** Whether two thoughts stand side by side in the entry. */
  function isBetween(one: Act, mark: string, other: Act): boolean {
    return whole.includes(`${one.entered}${mark}${other.entered}`.toLowerCase());
  }
}

/** Whether a statement got words that its note does not have. */
const isFramed = ({ kind, text, entered }: Act) =>
  kind === 'statement' && text.toLowerCase() !== entered.toLowerCase();

/** What an act says in the words of its note, where they mean nobody else. */
const ownWords = ({ text, entered }: Act) => (aboutPeople.test(entered) ? text : entered);

const together = (former: Act, mark: string, words: string, act: Act): Act => {
  const isTold = /^(?:detail|statement)$/.test(former.kind);
  return {
    ...former,
    ...(isTold && { kind: 'statement', isTyped: true }),
    text: `${former.text.replace(/[.]$/, '')}${mark}${lowerFirst(words)}`,
    entered: `${former.entered}${mark}${act.entered}`,
  };
};
