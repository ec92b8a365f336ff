import type { Act } from '../grammar/acts.js';
import { asSentence, lowerFirst, sentenceOf, upperStart } from '../grammar/sentence.js';
import { isVerb, tagged } from '../grammar/tagging.js';
import { isOrdering } from '../notes/ordering-words.js';
import { sentencesOf } from '../notes/sentence-ends.js';
import { tidyWords } from '../spelling/tidy-words.js';
import { withPlease } from './mended-text.js';
import { faultsOf } from './sentence-faults.js';
import { hasOwnVerb } from './surest.js';

/** Acts whose sentence says more than the words of the entry: "tell her thanks for the pie". */
const spokenKinds =
  /^(?:request|question|wish|call|thanks|apology|congratulation|offer|promise|invitation|reminder|intent)$/;
/** From so many notes without a verb in a row on, they are a list. */
const fewestListed = 3;
/** Most sentences of a paragraph. */
const longestParagraph = 4;

const faultsIn = (words: string) => faultsOf(asSentence(words)).length;
const isSound = (words: string) => faultsIn(words) === 0;
/** Words of people, which are said to one of them only after they were turned. */
const ofPeople = /\b(?:he|she|they|him|her|them|his|hers|their)\b/i;
const hasVerb = (words: string) => tagged(words).some(isVerb);

/** What was entered, read: of `Facts`. */
interface Entered {
  readonly acts: readonly Act[];
  readonly entered: string;
}

interface OwnWords {
  readonly text: string;
  readonly sentence: number | undefined;
  /** A whole sentence; else a note, which hangs on the sentence before it. */
  readonly isWhole: boolean;
}

/** What an act says: its sentence where that is sound, else the words of the entry. */
function ownWordsOf(act: Act, subject: 'I' | 'we'): OwnWords | undefined {
  const { kind, text, entered, label, sentence } = act;
  if (kind === 'unknown' || (text === '' && kind !== 'thanks' && kind !== 'apology'))
    return undefined;
  const said = spokenKinds.test(kind) ? sentenceOf(act, { subject }) : undefined;
  if (said && isSound(said)) return { text: withPlease(said), sentence, isWhole: true };
  const typed = label ? `${label}: ${text}` : text;
  const own =
    isOrdering(entered) || ofPeople.test(entered) || faultsIn(typed) <= faultsIn(entered)
      ? typed
      : entered;
  const whole = asSentence(own);
  return isSound(own) && !label
    ? { text: hasOwnVerb(own) ? whole : withPlease(whole), sentence, isWhole: true }
    : { text: own.replace(/[.,;]+$/, ''), sentence, isWhole: false };
}

/**
 * The acts in the words of the entry: what was read as other words than those that stand there is told as it stands,
 * and nothing is parted where the owner set no mark.
 */
function asTyped({ acts, entered }: Entered): Act[] {
  const typed = tidyWords(entered);
  const small = typed.toLowerCase();
  const all: Act[] = [];
  let from = 0;
  let isOrdered = false;
  for (const act of acts) {
    const at = small.indexOf(act.entered.toLowerCase(), from);
    if (at < 0) {
      // What an entry begins with may be an order to the writer, which nobody is to read.
      const isOrder = all.length === 0 || isOrdering(act.entered);
      isOrdered ||= isOrder;
      if (isOrder) all.push(act);
      continue;
    }
    const between = isOrdered ? ',' : typed.slice(from, at);
    const unread = between.replace(/^[\s,.;:]+|[\s,.;:]+$/g, '');
    const last = all.at(-1);
    if (all.length > 0 && unread.includes(' '))
      all.push(
        ...sentencesOf(unread).map((text) => ({ ...asStatement(text), sentence: act.sentence })),
      );
    else if (last && /^ *$/.test(between) && isOpen(last) && isTold(act)) {
      all[all.length - 1] = together(last, act);
      from = at + act.entered.length;
      continue;
    }
    all.push(act);
    from = at + act.entered.length;
    isOrdered = false;
  }
  const left = isOrdered ? '' : typed.slice(from).replace(/^[\s,.;:]+|[\s,.;:]+$/g, '');
  return left.includes(' ') ? [...all, ...sentencesOf(left).map(asStatement)] : all;
}

const asStatement = (text: string): Act => ({ kind: 'statement', text, entered: text });

const isTold = ({ kind, label }: Act) => /^(?:statement|detail)$/.test(kind) && !label;
/** Whether a thought goes on: no mark ends it. */
const isOpen = (act: Act) => isTold(act) && !/[.,;:!?]$/.test(act.entered);
const together = (one: Act, other: Act): Act => ({
  ...one,
  text: `${one.text} ${other.text}`,
  entered: `${one.entered} ${other.entered}`,
});

/**
 * What was entered, nearly as it was typed (decision B186): whole thoughts are sentences, a note hangs on the sentence
 * before it by its comma, several notes without a verb are a list. No word is added but what an order asks for.
 */
export function inOwnWords(facts: Entered, subject: 'I' | 'we'): string[] {
  const all = asTyped(facts).flatMap((act) => ownWordsOf(act, subject) ?? []);
  const blocks: string[] = [];
  let paragraph: string[] = [];
  const end = () => {
    if (paragraph.length > 0) blocks.push(paragraph.join(' '));
    paragraph = [];
  };
  for (let at = 0; at < all.length; ) {
    const next = all.slice(at).findIndex(({ isWhole, text }) => isWhole || hasVerb(text));
    const notes = all.slice(at, next < 0 ? undefined : at + next);
    if (notes.length >= fewestListed) {
      end();
      blocks.push(notes.map(({ text }) => `- ${upperStart(text)}`).join('\n'));
      at += notes.length;
      continue;
    }
    const { text, isWhole, sentence } = all[at] as OwnWords;
    const former = paragraph.at(-1);
    const hangs =
      !isWhole && former && sentence !== undefined && sentence === all[at - 1]?.sentence;
    if (hangs && /[.]$/.test(former))
      paragraph[paragraph.length - 1] = `${former.slice(0, -1)}, ${lowerFirst(text)}.`;
    else {
      if (paragraph.length >= longestParagraph) end();
      paragraph.push(isWhole ? text : asSentence(text));
    }
    at += 1;
  }
  end();
  return blocks;
}
