import { anyMonth, anyWeekday } from '../facts/grammar/calendar-names.js';
import { sentencesOf } from '../facts/notes/sentence-ends.js';
import { toldSentences } from '../facts/requests/copy-edit/told-sentences.js';
import type { ReadRequest } from '../facts/requests/read-request.js';
import { avoidedIn } from '../facts/requests/unmentioned.js';
import type { RequestTool } from '../facts/typed-words/request-tool.js';
import type { Draft } from './draft.js';
import type { ReadDraftOrder } from './draft-order.js';
import { withAmountSigns } from './drafted-amounts.js';
import { EntryWords, isAdded, wordsIn } from './entry-words.js';

/** So sure the model has to be of its words: what it is less sure of is often wrong (bench/texts/README.md). */
const minConfidence = 0.85;

/** Shorter words and those that a text may add say little. */
const shortest = 3;
const tellingIn = (text: string): string[] =>
  wordsIn(text).filter((word) => /^\p{L}/u.test(word) && word.length > shortest && !isAdded(word));

/** So many of the telling words have to be in a draft; some are said in other words. */
const share = 0.8;
/** What is read as told of an e-mail is half background sometimes: such a draft is better than the text of the rules. */
const minShare = 0.5;

/** "… with Marlene": a name within a sentence. */
const names = /(?<=[\p{L}\p{N},;] )\p{Lu}\p{Ll}{2,}/gu;

/** "Bob at Kessler Hardware": where a person is from. Who is greeted knows it. */
const origin = /(?<=(\p{Lu}\p{L}+),? )(?:at|from|of|over at) (?:the )?(?:\p{Lu}[\p{L}'’&]+ ?)+/gu;
const withoutOrigin = (told: string, reader: string): string =>
  told.replace(origin, (phrase: string, name: string) => (reader.includes(name) ? '' : phrase));

const day = new RegExp(`\\b(?:${anyWeekday}|${anyMonth})`, 'gi');

/** By what one sees that a sentence is said: its telling words, numbers and days. */
const marksOf = (sentence: string): string[] => [
  ...tellingIn(sentence),
  ...wordsIn(sentence).filter((word) => /^\p{N}/u.test(word)),
  ...(sentence.match(day) ?? []).map((name) => name.toLowerCase()),
];

/** How many marks of a sentence a text has. */
export function marksSaid(text: string, sentence: string): number {
  const said = new EntryWords(text);
  return marksOf(sentence).filter((mark) => said.says(mark)).length;
}

/**
 * Whether a text says nothing of a sentence.
 * @param told all that is told: of "Let me know by Friday", another sentence may have the day
 */
export function leavesOut(text: string, sentence: string, told = sentence): boolean {
  if (tellingIn(sentence.replace(weekday, '')).length > 0) {
    const figures = [...timesOf(sentence).keys()];
    const isFigureSaid =
      figures.length === 0 || figures.some((figure) => timesOf(text).has(figure));
    return marksSaid(text, sentence) <= (isFigureSaid ? 0 : marksOf(sentence).length / 2);
  }
  const [said, all] = [timesOf(text), timesOf(told)];
  return [...timesOf(sentence).keys()].some((mark) => (said.get(mark) ?? 0) < (all.get(mark) ?? 0));
}

/** "It starts the 8th. capped at 10 people." */
const beginsSmall =
  /(?<!\b\p{L})(?<!\b(?:etc|vs|[Ss]t|[Aa]ve|[Rr]d|[Nn]o|approx|min|hr))[.!?] (?!\p{Ll}\p{Lu})\p{Ll}/u;

/** How often a text has each number and day. */
function timesOf(text: string): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  const joined = text.replace(/(?<=\d):(?=\d)/g, '');
  for (const mark of [
    ...wordsIn(joined).filter((word) => /^\p{N}/u.test(word) && word !== '00'),
    ...(joined.match(weekday) ?? []).map((name) => name.toLowerCase().slice(0, 3)),
  ])
    times.set(mark, (times.get(mark) ?? 0) + 1);
  return times;
}
const weekday = /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?\b/gi;

/** "Monday and Tuesday, May 25 and 26, and on Tuesday the 26th": a number or day that was typed once is said once. */
function saysFiguresTwice(text: string, entry: string): boolean {
  const entered = timesOf(entry);
  return [...timesOf(text)].some(
    ([mark, times]) => times > 1 && times > (entered.get(mark) ?? times),
  );
}

/** Whether a draft has each number and day that its reader is told, and this share of the telling words. */
function says({ text, reader = '' }: Draft, told: string, least: number): boolean {
  const draft = new EntryWords(`${reader}\n${text}`);
  const numbers = wordsIn(told).filter((word) => /^\p{N}/u.test(word));
  const telling = tellingIn(told);
  return (
    numbers.every((number) => draft.allows(number)) &&
    (told.match(day) ?? []).every((name) => draft.says(name.toLowerCase())) &&
    telling.filter((word) => draft.says(word)).length >= telling.length * least
  );
}

/** Whether a draft has what its reader is told, each name as well. */
function saysAll(draft: Draft, entered: string): boolean {
  const { text, reader = '' } = draft;
  const told = withoutOrigin(entered, reader);
  const said = new EntryWords(`${reader}\n${text}`);
  return (
    says(draft, told, share) &&
    (told.match(names) ?? []).every((name) => said.says(name.toLowerCase()))
  );
}

/** An order that forbids to tell something: "please dont say anything about the leak". */
const forbids =
  /\b(?:do(?:n'?t| not)|never|not to|without|avoid|leave|keep|no)\b.*\b(?:say|saying|mention|mentioning|tell|telling|bring|talk|include|know|out)\b/i;

/** Whether a draft tells what its reader must not know, or says an order as a sentence: "We're warm, not long." */
function tellsOrders(
  { text, subject = '' }: Draft,
  entry: string,
  { text: told, orders }: ReadRequest,
  tool: RequestTool,
): boolean {
  const toReader = new EntryWords(told);
  const ordered = new EntryWords(orders.join('\n'));
  const secrets = [
    ...tellingIn(entry).filter((word) => !ordered.says(word)),
    ...orders.filter((order) => forbids.test(order)).flatMap(tellingIn),
  ]
    .filter((word) => !toReader.says(word))
    .concat(avoidedIn(orders).map((word) => word.toLowerCase()));
  const draft = new EntryWords(`${subject}\n${text}`);
  if (secrets.some((word) => draft.says(word))) return true;
  // Orders of other texts tell something, too: "toast for Rick's retirement after 31 years".
  if (tool === 'text') return false;
  return sentencesOf(text).some((sentence) => {
    const words = tellingIn(sentence);
    return words.length > 0 && words.every((word) => !toReader.says(word) && ordered.says(word));
  });
}

/** Names among the words of a greeting: "Dalton" of "Mrs. Dalton", nothing of "Coach" or "Tuesday ladies". */
const greetedNames = new RegExp(
  `\\b(?!Mrs|Miss|Coach|Pastor|Doctor|Officer|Family|Team|The\\b|${anyWeekday})\\p{Lu}\\p{Ll}{2,}`,
  'gu',
);

/** "$300 to $400 feet": what is measured or counted has no price. */
const pricedUnit =
  /\$\d[\d,.]* (?:\w+ )?(?!an?\b|each\b|per\b)(?:feet|ft|hours|days|weeks|months|years|minutes|miles|people|percent|guests|seats|spots)\b/i;

/** "at the Colorado": a name with an article. */
const articled = new RegExp(
  `\\b[Tt]he ((?!${anyWeekday}|${anyMonth})\\p{Lu}[\\p{L}'’&-]+(?:[.]? \\p{Lu}[\\p{L}'’&-]+)*)(?=[,.;:!?]|$)`,
  'gmu',
);
/** Whether a name that was typed without an article has one: "at the 4th and the Colorado". */
const putsArticles = ({ text }: Draft, entry: string): boolean =>
  [...text.matchAll(articled)].some(
    ([, name = '']) =>
      entry.includes(name) && !entry.toLowerCase().includes(`the ${name}`.toLowerCase()),
  );

/** Whether an e-mail speaks of the person whom it greets: "I sent an estimate to Greg", "Your name is Brooke". */
const speaksOfReader = ({ text, reader = '' }: Draft): boolean =>
  (reader.match(greetedNames) ?? []).some((name) =>
    new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text),
  );

/** So many words in a row are said once. */
const repeatedWords = 4;

function runsOf(text: string): string[] {
  const words = wordsIn(text);
  return words
    .slice(repeatedWords - 1)
    .map((_, at) => words.slice(at, at + repeatedWords).join(' '));
}

/** Whether a text goes round in circles. */
function repeatsItself(text: string, entry: string): boolean {
  const runs = runsOf(text);
  const entered = runsOf(entry);
  return new Set(runs).size + (entered.length - new Set(entered).size) < runs.length;
}

/** Whether the model is sure of a draft, which tells nothing that is said to the writer alone, nothing twice, and speaks to its reader. */
const isTrue = (draft: Draft, { tool, entry, request }: ReadDraftOrder): boolean =>
  (draft.confidence === undefined || draft.confidence >= minConfidence) &&
  !tellsOrders(draft, entry, request, tool) &&
  !speaksOfReader(draft) &&
  !pricedUnit.test(draft.text) &&
  !putsArticles(draft, entry) &&
  !beginsSmall.test(draft.text) &&
  !saysFiguresTwice(draft.text, entry) &&
  !repeatsItself(draft.text, entry);

/** What a draft has to say: all that is told, but whole sentences that it leaves out of an e-mail, which are put in. */
function toSayIn({ text, reader = '' }: Draft, { tool, request }: ReadDraftOrder): string {
  if (tool !== 'email') return request.text;
  const sentences = toldSentences(request.text);
  const said = sentences.filter(
    (sentence) => !leavesOut(`${reader}\n${text}`, sentence, request.text),
  );
  return said.length * 2 >= sentences.length ? said.join('\n') : request.text;
}

/** Whether a draft has something of each sentence. */
const hasEachSentence = ({ text }: Draft, { tool, request }: ReadDraftOrder): boolean =>
  tool === 'email' || toldSentences(request.text).every((sentence) => !leavesOut(text, sentence));

/** Whether a draft may be used, and has all that its reader is told (in its text: a subject alone says nothing). */
export const isSound = (draft: Draft, order: ReadDraftOrder): boolean =>
  isTrue(draft, order) && saysAll(draft, toSayIn(draft, order)) && hasEachSentence(draft, order);

/** The first sound draft; of an e-mail, else the first one that lacks names or words, but no number. */
export function chosenDraft(drafts: Iterable<Draft>, order: ReadDraftOrder): Draft | undefined {
  let other: Draft | undefined;
  for (const written of drafts) {
    const draft = withAmountSigns(written, order);
    if (isSound(draft, order)) return draft;
    if (order.tool !== 'email' || other || !isTrue(draft, order)) continue;
    if (says(draft, toSayIn(draft, order), minShare)) other = draft;
  }
  return other;
}
