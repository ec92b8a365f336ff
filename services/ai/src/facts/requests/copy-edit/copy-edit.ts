import { upperFirst } from '@commons/contracts/text/upper-first';
import { placeMarks } from '../../grammar/place-marks.js';
import { asSentence } from '../../grammar/sentence.js';
import type { RequestTool } from '../../typed-words/request-tool.js';
import type { TypedWord } from '../../typed-words/typed-words.js';
import { endOf, gapText, isCareful, openingOf } from './gaps.js';
import { isKeptOrder } from './kept-orders.js';
import { readersPlaces } from './persons.js';
import { saidToReader } from './second-person.js';
import { marksOf } from './set-marks.js';
import { missingWords } from './small-words.js';
import { type SpokenWord, spoken } from './speech.js';
import { writtenForms } from './word-forms.js';

/** A word that is written, and what stands before it. */
interface Written extends SpokenWord {
  /** The word as it was typed; empty for one that was put in. */
  readonly typed: string;
  readonly before: string;
  readonly isWrapper: boolean;
}

/** A sentence that is written, and how it ends. */
interface Sentence {
  readonly words: Written[];
  end: string;
}

const isMine = /^(?:i|im|ive|ill|id|my|me|mine)$/;
const isOurs = /^(?:we|were|weve|our|us|ours)$/;

/** "I" where its writer speaks of nobody else. */
const speakerOf = (words: readonly TypedWord[]): 'I' | 'we' =>
  words.some(({ word }) => isMine.test(word)) && !words.some(({ word }) => isOurs.test(word))
    ? 'I'
    : 'we';

/**
 * What a person would make of their notes before sending them: sentences with their marks, said to the reader, without
 * what tells the writer to say it. Words and their order stay.
 * @param request the request as it was typed
 * @param words the words of it that are said, with those that tell to say them
 * @param options `keepsOrders`: whether an order that is no simple "tell them that" stays as it was typed, after
 *   `placeMarks.keptOrder`; `context`: what was entered before the request
 * @returns whole sentences; spelling, names and hasty forms are left as they are
 */
export function copyEdited(
  request: string,
  words: readonly TypedWord[],
  tool: RequestTool,
  { keepsOrders = false, context = '' }: { keepsOrders?: boolean; context?: string } = {},
): string {
  const speaker = speakerOf(words);
  return sentencesOf(request, words, tool, context)
    .map((sentence) => {
      const order = keepsOrders && asTyped(sentence.words);
      return order && isKeptOrder(order)
        ? `${placeMarks.keptOrder}${order}.`
        : written(sentence, speaker);
    })
    .filter(Boolean)
    .join(' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

/** Nobody in particular reads a post, or a text that is for nobody. */
const hasReader = (request: string, words: readonly TypedWord[], tool: RequestTool): boolean =>
  tool === 'email' ||
  (tool === 'text' &&
    (words.some(({ isWrapper }) => isWrapper) ||
      /\b(?:text|message|letter|note|reply|e-?mail|card|invitation|complaint)\b.{0,20}? (?:to|for) /i.test(
        request,
      )));

/** The words in sentences, said to the reader, with the small words that were left out. */
function sentencesOf(
  request: string,
  words: readonly TypedWord[],
  tool: RequestTool,
  context: string,
): Sentence[] {
  const set = marksOf(request, words, tool);
  const marks = set.map(({ mark }) => mark);
  const places = hasReader(`${context}\n${request}`, words, tool)
    ? readersPlaces(request, words, tool, context)
    : [];
  const texts = writtenForms(request, words, saidToReader(words, places), tool);
  const missing = missingWords(request, words, tool);
  const careful = isCareful(request);
  const orders = furtherOrders(request, words);
  const sentences: Sentence[] = [];
  let end = words[0]?.start ?? 0;
  for (const [at, word] of words.entries()) {
    const mark = marks[at] ?? '';
    const followsOrder = word.followsOrder === true;
    const between = at === 0 ? openingOf(request, word.start) : request.slice(end, word.start);
    const gap = gapText({
      typed: followsOrder ? word.gap : between,
      mark,
      probability: set[at]?.probabilities.get(mark) ?? 0,
      followsOrder,
      isCareful: careful,
    });
    end = word.end;
    // "Moretti Sign Co. restored it"
    const isAbbreviated = word.gap === '' && between.includes('.');
    const isWrapper = word.isWrapper === true || orders.has(at);
    const isBegun =
      at === 0 ||
      (!isAbbreviated && begins(gap, word, words[at - 1])) ||
      (orders.has(at) && !orders.has(at - 1));
    const former = sentences.at(-1);
    if (isBegun && former) former.end = endOf(gap);
    if (isBegun) sentences.push({ words: [], end: '.' });
    const before = isBegun ? (/["“(#$@&]+$/.exec(gap)?.[0] ?? '') : gap;
    const added = isWrapper ? [] : addedBefore(missing[at] ?? '', word);
    const all = [...added, { text: texts[at] ?? word.text, typed: word.text, pos: word.pos }];
    for (const [nth, one] of all.entries())
      sentences.at(-1)?.words.push({
        ...one,
        before: nth === 0 ? before : ' ',
        isWrapper,
      });
  }
  const last = sentences.at(-1);
  const rest = request.slice(words.at(-1)?.end ?? request.length);
  const isLast = /^[^\p{L}\d]*$/u.test(rest) && rest.trim() !== '';
  if (last) last.end = isLast ? rest.trimEnd() : marks.at(-1) || '.';
  return sentences;
}

const joins = /^(?:and|then|also)$/;
const tells = /^(?:ask|tell|remind|thank|let|invite|offer|request|mention|say)$/;
const whom = /^(?:him|her|them|if|whether|when|how|for|about|that)$/;
const subject = /^(?:the|a|we|i|it|he|she|they|you|our|my|your|his|her|their|there)$/;

/** "tell mrs okafor", "please let him know": the request begins by telling its writer to say something. */
const beginsTelling =
  /^\s*(?:(?:please|can you|could you|i need (?:you )?to|need to) )?(?:tell|ask|let|remind|inform|thank|notify)\b/i;

/**
 * The places of words that tell to say another thing, after an order: "… and ask them for a review", "… and that
 * Dana will cover".
 */
function furtherOrders(request: string, words: readonly TypedWord[]): ReadonlySet<number> {
  const places = new Set<number>();
  const isOrdering =
    words.some(({ isWrapper }) => isWrapper) || isKeptOrder(request) || beginsTelling.test(request);
  if (!isOrdering) return places;
  for (const [at, { word, isWrapper }] of words.entries()) {
    if (at === 0 || isWrapper || !joins.test(word)) continue;
    const [next, other] = [words[at + 1], words[at + 2]];
    if (next?.isWrapper || !next || !other) continue;
    if (tells.test(next.word) && whom.test(other.word)) {
      places.add(at).add(at + 1);
      if (/^(?:him|her|them)$/.test(other.word)) places.add(at + 2);
    } else if (next.word === 'that' && (subject.test(other.word) || /^\p{Lu}/u.test(other.text)))
      places.add(at).add(at + 1);
  }
  return places;
}

/** Whether a sentence begins with a word; what is told belongs to the words that tell to say it. */
function begins(gap: string, word: TypedWord, before: TypedWord | undefined): boolean {
  if (before?.isWrapper && !word.isWrapper) return /\n/.test(gap);
  return /[.!?…]\W*$|\n/.test(gap) || (word.isWrapper === true && !before?.isWrapper);
}

/** A small word as it stands before another one. */
const addedBefore = (small: string, next: TypedWord) =>
  small
    .split(' ')
    .filter(Boolean)
    .map((one) => ({
      text: one === 'i' ? 'I' : one === 'a' && /^[aeio]/i.test(next.text) ? 'an' : one,
      typed: '',
      pos: 'X',
    }));

interface Joinable {
  readonly text: string;
  readonly before?: string;
}

const joined = (words: readonly Joinable[]): string =>
  words
    .map(({ text, before }, at) => {
      const gap = at === 0 ? (before ?? '').trim() : (before ?? ' ');
      return gap + (text === 'i' ? 'I' : text);
    })
    .join('');

const asTyped = (words: readonly Written[]): string =>
  joined(
    words.filter(({ typed }) => typed !== '').map(({ typed, before }) => ({ text: typed, before })),
  );

/** Words without one of these tell nobody to say something, whatever they were read as. */
const telling =
  /^(?:tell|telling|say|saying|says|ask|asking|let|letting|inform|informing|remind|reminding|reminder|thank|thanks|thanking|thx|sorry|apologi[sz]e|apologi[sz]ing|mention|explain|explaining|note|notify|add|see|find|check|congratulate|congrats|invite|inviting|wish|welcome|offer|suggest|recommend|propose|request|requesting|whether|if|that|know|knows|understand|point|stress|warn|assure|promise|convey|pass|should|must|clear|advise|update|encourage|urge)$/i;

/** How many words at the beginning of a sentence tell to say the others: "telling them". */
function tellingWords([verb, whom]: readonly Written[]): number {
  if (!/^(?:telling|asking|reminding|informing|thanking)$/i.test(verb?.typed ?? '')) return 0;
  return /^(?:him|her|them|everyone|everybody|people|folks)$/i.test(whom?.typed ?? '') ? 2 : 0;
}

/** One sentence with its end; empty where it says nothing. */
function written({ words, end }: Sentence, speaker: 'I' | 'we'): string {
  const tells = words.some(({ isWrapper, text }) => isWrapper && telling.test(text));
  const first = tells ? words.findIndex(({ isWrapper }) => !isWrapper) : tellingWords(words);
  const wrapper = first < 0 ? words : words.slice(0, first);
  const rest = first < 0 ? [] : words.slice(first);
  const said =
    wrapper.length > 0 ? spoken(wrapper, rest, speaker) : { words: rest, isQuestion: false };
  const text = upperFirst(withoutJoining(joined(said.words)));
  if (!/[\p{L}\d]/u.test(text)) return '';
  const isQuestion = said.isQuestion || (/^[.]?$/.test(end) && asSentence(text).endsWith('?'));
  // "can you let gina know i can hold it?" asks the writer, and its reader nothing.
  const asksWriter = tells && /^(?:can|could|will|would) (?:you|u)\b/i.test(joined(wrapper));
  const mark = isQuestion ? '?' : end === '' || (asksWriter && end === '?') ? '.' : end;
  return text + (/[.!?…:]["”)]*$/.test(text) && mark !== '?' ? '' : mark);
}

/** "and she said …" begins a sentence without its "and", "because the truck broke down" and "that we close" without theirs. */
const withoutJoining = (text: string) =>
  text
    .replace(/^(?:and|also|then),? (?=\S+ \S)/i, '')
    .replace(
      /^(?:because|that) (?=(?:the|my|our|we|i|it|he|she|they|you|your|\p{Lu})\b[^,]*$)/iu,
      '',
    )
    .replace(/,? (?:and|but|or|so)$/i, '');
