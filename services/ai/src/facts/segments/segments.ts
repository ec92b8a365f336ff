import { clausesOf, isClause } from '../grammar/clause-starts.js';
import { isStatement } from '../grammar/grammar.js';
import { asSentence } from '../grammar/sentence.js';
import { isKept } from '../notes/kept-lines.js';
import { beginsNote } from '../notes/note-starts.js';
import { atOrders, isOrder } from '../notes/order-starts.js';
import { sentencesOf } from '../notes/sentence-ends.js';
import { readersNote } from '../orders/leading-verbs.js';
import { faultsOf } from '../sentences/sentence-faults.js';
import { isTypedNote, isTypedSentence } from '../sentences/typed-sentences.js';
import { withTheirWords } from '../spelling/line-words.js';
import { tidyWords, withoutEmojis } from '../spelling/tidy-words.js';
import { atWholeClauses, subordinate } from './whole-clauses.js';

/** "The oven broke, we had to close": two sentences joined by a comma. */
function atSplices(sentence: string): string[] {
  const parts: string[] = [];
  let from = 0;
  const isEnded = /^[A-Z].*[.!?]$/.test(sentence);
  const splice =
    /,\s+(?=(?:(?:so|and|but|also)\s+)?(?:we|I|it|she|he|they|there|this|that)(?:'(?:s|re|ve|ll|d|m)|\s+(?:is|are|was|were|will|have|has|had|can|could|would|do|did|don't|didn't|won't|can't|just|also|now|still|really|never|always|only|want|need|got|work|make|sell|open|close|offer|use|love|fix|start|come|been|owe|paid|said|called|do)\b))/gi;
  for (const mark of sentence.matchAll(splice)) {
    const before = sentence.slice(from, mark.index);
    if (subordinate.test(before.trim()) && !/,/.test(before)) continue;
    if (before.trim().split(/\s+/).length < 3) continue;
    // "I don't want to switch, but I need a credit.": one sentence, as it was ended.
    if (
      isEnded &&
      sentence.length < 180 &&
      /^,\s+(?:so|and|but)\s/i.test(sentence.slice(mark.index))
    )
      continue;
    parts.push(before);
    from = mark.index + mark[0].length;
  }
  return [...parts, sentence.slice(from)];
}

const dashBetween = /\s+[–—-]{1,2}\s+/;
/** A dash between days, hours or numbers is a range. */
const range =
  /(?:\b(?:mon|tue|wed|thu|fri|sat|sun)\w*|[\dap]m?|noon|\d)\s+[–—-]\s+(?=(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\d|noon|close))/gi;

const state =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\b/;
const pieceStart =
  /^(?:(?:coffee|lunch|breakfast|drinks|a call|a chat) (?:next|this|some|on|mon|tue|wed|thu|fri)|make checks?|split|open|closed|free|call|text|e-?mail|visit|order|book|pay|no|due|by|until|till|starts?|starting|ends?|delivery|parking|bring|could|will|would|should|haven't|hasn't|didn't|located|weekly|monthly|daily|reply|rsvp|first|total|plus|also|includes?|including|can|need|want|discount|licensed|family|same|thanks for|(?:good|great|nice) (?:work|job)|credited|keep|wear|walk|my treat|now|come|stop|whoever|any(?:one|body) who|every(?:one|body) who|located|since|serving|fully|price|priced|please|second|final|would|want|do (?!not|you)|just|rebook|ex[- ](?=[A-Z])|next \w+ (?:is )?(?:\d|free|half|\$)|sorry (?:for|about|that)|questions? (?:to|for) (?:me|us)|(?:did|do|does|are|is|have|has|can|could|would|will) (?:you|he|she|they|it|we|I))\b/i;
const sameThought =
  /^(?:by [^,]*\bor (?:we|I|it|they|you|there)\b|(?:19|20)\d\d\b|(?:mon|tues|wednes|thurs|fri|satur|sun)?(?:day)?,?\s*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\.?\s\d|suite|ste\b|unit|apt|inc\b|llc\b|too\b|please$|right\b|though\b|as well|etc|jr\b|sr\b|or\b|and\b|but\b|which(?:ever)?\b|who\b|whenever\b|wherever\b|no matter\b|where\b|when\b|so\b|because\b|since\b|if\b|with\b|then\b|not\b|up \$?\d|up to\b|down \d|about \d|around \d|plus tax|even\b|especially\b|like\b|such\b|both\b)/i;

/** "I'll throw in the gate latch" is whole, and "I'll throw in" beside "the gate latch" is not. */
function clausesIn(sentence: string): readonly string[] {
  const clauses = clausesOf(sentence);
  if (clauses.length < 2) return clauses;
  const isBroken = (clause: string) =>
    !readersNote.test(clause) &&
    !/^(?:starting|beginning|from|on|next|this|until|till|as of|effective|today|tomorrow|tonight)\b/i.test(
      clause,
    ) &&
    faultsOf(asSentence(clause)).some((fault) => /^(?:no verb|only a part|ends open)$/.test(fault));
  return clauses.some(isBroken) && faultsOf(asSentence(sentence)).length === 0
    ? [sentence]
    : clauses;
}

/** "on November 9 instead of November 2": belongs to the sentence before it. */
const prepositional =
  /^(?:on|at|in|from|by|before|after|until|through|during|within|near|under|over|about|around|between) (?!.*\b(?:is|are|was|were|will|can|has|have)\b)/i;

const thingsWith =
  /^[^,]*\b(?:with|including|such as) (?:[a-z-]+ ){0,3}[a-z-]+(?:, (?:[a-z-]+ ){0,3}[a-z-]+)+,? and (?:[a-z-]+ ){0,3}[a-z-]+(?: (?:at|for) \$[^,]*)?[.]?$/i;

/** "Invoice 17, $480, due Friday": one piece each; lists with "and" and dates stay whole. */
function atCommas(segment: string): string[] {
  const pieces = segment.split(/,\s+(?!\d{3}\b(?!-))/);
  if (pieces.length < 2) return [segment];
  const last = pieces.at(-1) ?? '';
  if (
    pieces.length > 2 &&
    /^(?:and|or|&)\s/i.test(last) &&
    !isOrder(segment) &&
    !pieces.some((piece) => /\$\d|\d{3}-\d{4}/.test(piece))
  )
    return [segment];
  // "Buffet with three curries, rice, naan and two desserts at $34 per guest": one list.
  if (thingsWith.test(segment)) return [segment];
  // "…, on November 9 instead of November 2, because …": a written sentence is parted before clauses only.
  const isWritten = /^[A-Z].*[.!?]$/.test(segment);
  const parts: string[] = [pieces[0] ?? ''];
  for (const piece of pieces.slice(1)) {
    const before = parts.at(-1) ?? '';
    const isNew =
      !sameThought.test(piece) &&
      // "Appearance fee, $250": a thing and its price.
      !(
        /^\$[\d,.]+$/.test(piece.replace(/[.]$/, '')) &&
        /^[A-Za-z' -]{3,30}$/.test(before) &&
        !isStatement(before)
      ) &&
      // "invoice numbers 8812, 8830 and 8857"
      !(
        /\b(?:numbers|invoices|orders) \d[\d-]*(?:, \d[\d-]*)*$/i.test(before) &&
        /^\d[\d-]*(?:,? and \d[\d-]*)?[.]?$/.test(piece)
      ) &&
      !state.test(piece) &&
      !subordinate.test(before) &&
      !/^(?:hi|hello|hey|dear|yes|no|well|so|also|however|unfortunately|today|tomorrow)$/i.test(
        before,
      ) &&
      !(
        /\b(?:mon|tue|wed|thu|fri|sat|sun)\w*(?:[\s\d-–:apm]*)$/i.test(before) &&
        /^(?:\d{1,2}(?!\d|\s?(?:weeks|days|months|hours))|(?:sat|sun|mon|tue|wed|thu|fri)\w*\.?)(?:\s|$|-)/i.test(
          piece,
        )
      ) &&
      !(isWritten && prepositional.test(piece)) &&
      (/^\$\d[^,]*$/.test(before) ||
        /\d/.test(piece) ||
        pieceStart.test(piece) ||
        (!isWritten && beginsNote(piece, before)) ||
        (/^for\s+(?:the|our|your|his|her|my)\s/i.test(piece) &&
          /[$#]\d|\binvoice\b/i.test(segment)) ||
        /^(?:(?:our|the|my)\s+\w+|we|I|it|they|he|she|everyone)\s+(?:is|are|was|were|has|have|will|can)\b/i.test(
          piece,
        ) ||
        (piece.split(' ').length > 3 && isStatement(piece)) ||
        isClause(piece));
    if (isNew) parts.push(piece);
    else parts[parts.length - 1] = `${before}, ${piece}`;
  }
  return parts;
}

/** "Tell them that we are closed Monday and that Tuesday is a training day": two things to say. */
function atThat(segment: string): string[] {
  const parts: string[] = [];
  for (const part of segment.split(/,?\s+and\s+(?=that\s+)/i)) {
    const said = /^that\s+(.+)$/i.exec(part)?.[1];
    const former = parts.at(-1);
    const isAnother =
      said && isStatement(said) && (isOrder(parts[0] ?? '') || pronounFirst.test(said));
    if (former === undefined) parts.push(part);
    else if (isAnother) parts.push(said);
    else parts[parts.length - 1] = `${former} and ${part}`;
  }
  return parts;
}
const pronounFirst = /^(?:we|they|he|she|you|it|our|the)\b/i;

/** "Say sorry and we give 10% off": what follows the apology is a thought of its own. */
const afterCourtesy =
  /(?=[\s,])(?<=\b(?:sorry|apologi[sz]e|thanks|thank you)(?:\s+to\s+(?:\w+\s+)?\w+)?)(?:\s*,\s*|\s+and\s+)(?=(?:we|I|that we|it|our|the|all|offer|give|there)\b)|\s+(?=please\s+(?:check|see|look|note|keep|use|wear|park|pick|remember|come|call|join|stop|visit|reply|confirm|let|bring|pay|send|rsvp)\b)(?<!\b(?:you|to|can|could|would)\s+)/gi;

const bullet = /^\s*(?:[-*•▪●◦·>]|\(?\d{1,2}[.)](?!\d)|[✓✔☑→])\s*/;

/**
 * The thoughts of an entry, those of each sentence that its owner's marks tell apart: lines, sentences, orders, bullets. Spelling is tidied,
 * figures are as entered. A line that is kept is one.
 * @param isWhole whether a sentence is parted only where both parts are surely whole
 */
export const sentencesIn = (entry: string, isWhole = false): string[][] =>
  withoutEmojis(entry)
    .split(/\r?\n|\s[•▪●]\s|\s\|\s|\s\/\/\s/)
    .flatMap((line) => (isKept(line) ? [[line]] : sentencesOfLine(line, isWhole)));

/** The thoughts of an entry, one each. */
export const segmentsOf = (entry: string): string[] => sentencesIn(entry).flat();

/** The thoughts of what was typed without marks, or with commas alone. */
const partsOf = (sentence: string, isWhole: boolean): string[] =>
  [sentence]
    // "Be kind, he was nervous": how to write, and why.
    .map((sentence) =>
      sentence.replace(
        /^((?:please )?be (?:very |really )?(?:kind|nice|gentle|polite|careful|patient)),? (?:he|she|they|because|since|it)\b.*$/i,
        '$1',
      ),
    )
    .flatMap((sentence) => sentence.split(/;\s+|;$/))
    .flatMap(clausesIn)
    .flatMap(atOrders)
    .flatMap(atThat)
    .flatMap((segment) => segment.split(afterCourtesy))
    .flatMap(atSplices)
    .flatMap(isWhole ? atWholeClauses : atCommas);

/** "the quote for her garage, $6,840, which she has not answered": the price is the quote's. */
const priceOfIt =
  /(?<=\b(?:quote|estimate|bid|proposal|offer|invoice|bill)\b[^.;:$]{3,120}), (\$[\d,.]*\d), (?=which\b)/i;

const isOneThought = (sentence: string) => isTypedSentence(sentence) || isTypedNote(sentence);

/** The sentences of a line: those that stay as they were typed, and the thoughts of what is between them. */
function sentencesOfLine(line: string, isWhole: boolean): string[][] {
  const parts: string[][] = [];
  for (const sentence of sentencesOf(line.replace(bullet, '').trim())) {
    const before = parts.at(-1);
    if (isOneThought(sentence)) parts.push([sentence], []);
    else if (before) before.push(sentence);
    else parts.push([sentence]);
  }
  return parts.flatMap((sentences) =>
    sentences.length === 1 && isOneThought(sentences[0] ?? '')
      ? [sentences]
      : sentencesOfNotes(sentences.join(' '), isWhole),
  );
}

const sentencesOfNotes = (line: string, isWhole: boolean): string[][] =>
  [tidyWords(line).trim().replace(priceOfIt, ' ($1), ')]
    .flatMap((tidied) =>
      tidied.replace(range, (found) => found.replace(/\s+[–—-]\s+/, '-')).split(dashBetween),
    )
    .map(withTheirWords)
    .flatMap(sentencesOf)
    .map((sentence) => partsOf(sentence, isWhole).map(bareThought).filter(isThought));

/** A thought without the marks around it and the words that only join it to the next one. */
const bareThought = (segment: string) =>
  segment
    .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '')
    // "no lunch on Wednesday so | please pick up by 12"
    .replace(/[,\s]+(?:so|and|but|because)$(?<=\S\s+\S+[,\s]+\S+)/i, '')
    .replace(/[,\s]+(?:thanks|thank you)[!.]*$/i, (found, at: number) => (at > 12 ? '' : found))
    .replace(/^that\s+(?=(?:we|they|he|she|you|it|our|the)\b)/i, '')
    .trim();

const isThought = (segment: string) =>
  /[\p{L}\p{N}]/u.test(segment) &&
  !/^(?:hi|hello|hey|dear)(?: (?:everyone|all|there|folks|friends|guys|team))?$/i.test(segment);
