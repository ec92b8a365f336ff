import type { Voice } from '@commons/contracts/tools/voice';
import { contract, expand, greetingOf, signOffOf } from './voice-parts.js';

const wordsIn = (text: string) => text.match(/\p{L}[\p{L}'’-]*/gu)?.length ?? 0;
const emoji = /\p{Extended_Pictographic}/u;

/** Shares of unchanged words from which a shorter or longer text is a habit, not a correction. */
const shorter = 0.75;
const longer = 1.3;
/** Below this a text says nothing about the habit of its writer. */
const fewestWords = 25;

/** What a person's changes of an e-mail say about how they write. Empty when they corrected only facts. */
export function learnVoice(written: string, edited: string): Voice {
  const voice: Voice = {};
  const [before, after] = [greetingOf(written), greetingOf(edited)];
  if (after && after.word.toLowerCase() !== before?.word.toLowerCase()) voice.greeting = after.word;
  const [closing, own] = [signOffOf(written), signOffOf(edited)];
  if (own && own.text !== closing?.text) voice.sign_off = own.text;
  const [count, wrote] = [wordsIn(edited), wordsIn(written)];
  if (wrote >= fewestWords && count >= 5) {
    if (count <= wrote * shorter) voice.length = 'short';
    else if (count >= wrote * longer) voice.length = 'long';
  }
  if (expand(edited) === expand(written) || isSameButForms(written, edited)) {
    const [formsBefore, formsAfter] = [contractionsIn(written), contractionsIn(edited)];
    if (formsAfter > formsBefore) voice.contractions = true;
    if (formsAfter < formsBefore) voice.contractions = false;
  }
  if (emoji.test(written) && !emoji.test(edited)) voice.emojis = false;
  return voice;
}

const contractionsIn = (text: string) =>
  text.match(/\p{L}['’](?:m|d|ll|re|ve|t)\b/giu)?.length ?? 0;

/** Whether a form was changed: the long one was replaced by the short one, or the reverse. */
const isSameButForms = (written: string, edited: string) =>
  contract(written) !== written || expand(written) !== written ? edited !== written : false;
