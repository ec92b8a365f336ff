import { sentencesOf } from '../../facts/notes/sentence-ends.js';
import { type Fault, faultsOf } from '../../facts/sentences/sentence-faults.js';
import { isOfFrame, type JudgedBy } from './text-faults.js';

/** What hurried owners leave out, and what reads well enough. */
const small = new Set<Fault>(['no article', 'no preposition', 'a small name']);
/** What a post or a sign may have, and a letter not. */
const inPosts = new Set<Fault>(['no verb', 'no subject', 'only a part']);

const spaced = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/[,;:.!?\n–—]+(?=\s|$)/g, ' |')
    .replace(/\s+/g, ' ')
    .trim()} `;
const withoutMarks = (text: string) => spaced(text).replace(/(?: \|)+ $/, ' ');

/** Whether a sentence stands in the entry, between the marks that its owner set: the owner may write as they like. */
const isTypedSo = (sentence: string, entered: string) =>
  ` |${spaced(entered)}| `.includes(`|${withoutMarks(sentence)}|`);

/** Words that an owner's sentence gets when it is said to its reader. */
const ofReader =
  /^(?:you|your|yours|yourself|are|aren't|were|weren't|have|haven't|do|don't|i|i'm|i've|i'll|we|we're|we've|we'll|it's|please|and|is)$/;
/** Faults that no owner's sentence has before it is said to its reader. */
const ofTurning = new Set<Fault>(['wrong agreement', 'a doubled word', 'a stray article']);

/** Whether something in a sentence is not its owner's: a word, its end in the middle of a thought, or how it was turned. */
function isChanged(sentence: string, entered: string, faults: readonly Fault[]): boolean {
  const known = new Set(spaced(entered).split(' '));
  const words = withoutMarks(sentence).trim().split(' ');
  const last = words.slice(-2).join(' ');
  const isParted =
    spaced(entered).includes(` ${last} `) && !` ${spaced(entered)}| `.includes(` ${last} |`);
  return (
    isParted ||
    faults.some((fault) => ofTurning.has(fault)) ||
    words.some((word) => word !== '|' && !known.has(word) && !ofReader.test(word))
  );
}

/** "It was.": the beginning of a longer thought of the entry. */
const isPart = (sentence: string, entered: string) =>
  sentence.split(' ').length < fewestWords && spaced(entered).includes(withoutMarks(sentence));
const fewestWords = 3;

/**
 * What was made of an entry and cannot be sent (decision B186): sentences which their owner did not type so, and in
 * which the grammar finds something wrong.
 */
export function wronglyMade(text: string, { entered, language, isPost }: JudgedBy): string[] {
  if (language !== 'en') return [];
  const lines = text.split('\n').filter((line) => !/^(?:Subject: |[-•#*] ?)/.test(line));
  const isWrong = (sentence: string) => {
    const faults = faultsOf(sentence).filter(
      (fault) => !small.has(fault) && !(isPost && inPosts.has(fault)),
    );
    return faults.length > 0 && isChanged(sentence, entered, faults);
  };
  return lines
    .flatMap(sentencesOf)
    .filter((sentence) => /[.!?]$/.test(sentence) && !isTypedSo(sentence, entered))
    .filter(
      (sentence) =>
        (!isPost && isPart(sentence, entered)) ||
        (!isOfFrame(sentence, entered) && isWrong(sentence)),
    );
}
