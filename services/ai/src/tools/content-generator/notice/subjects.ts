import { upperFirst } from '@commons/contracts/text/upper-first';
import type { Facts } from '../../../facts/facts.js';
import { lowerFirst } from '../../../facts/grammar/lower-first.js';
import { lowerCommonStart } from '../../../facts/grammar/sentence.js';
import { isWord } from '../../../facts/grammar/vocabulary.js';
import { tidyWords } from '../../../facts/spelling/tidy-words.js';
import { shorten } from '../../wording/phrases.js';
import { timed } from '../../wording/when.js';
import { withWholeDays } from '../../wording/whole-days.js';
import type { ContentChannel } from '../content-channels.js';
import { runsOf, shareOfRuns } from '../rephrase/shared-runs.js';
import { maxShared } from './distinct.js';
import type { FrameWords } from './frame-words.js';
import { type Notice, withoutMark } from './notice.js';

const maximum = 60;
const fits = (text: string) => text.length > 3 && text.length <= maximum;
/** These need what was said before them. */
const leansBack = /^(?:it|they|he|she|his|her|this|that|these|please|you|él|ella|esto|su)\s/i;

const spanishParts =
  /(?=\s(?:al?|en|y|con|por|para|desde|hasta|del?(?! (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))|que|porque)\s)/i;

const englishParts = /(?=\s(?:of|by|into|about|over|under|like|than)\s)/i;

/** As much of a sentence as fits, cut before a preposition. */
function shortened(sentence: string, most: number, parts: RegExp): string {
  let kept = '';
  for (const part of sentence.split(parts)) {
    if (kept.length + part.length > most) break;
    kept += part;
  }
  return kept;
}

const throughDays = /\b([A-Z][a-z]+day) (?:through|to) ([A-Z][a-z]+day)\b/g;

/** A sentence as a subject line or headline: whole where it fits, else without its last parts. */
export const headlineOf = (sentence: string, most = maximum): string => {
  const whole = withoutMark(sentence);
  // A row of days that is cut says another one: "this Thursday" of "this Thursday through Saturday".
  const plain = whole.length > most ? whole.replace(throughDays, '$1–$2') : whole;
  return (
    shorten(plain, most) ||
    shortened(plain, most, englishParts) ||
    shortened(plain, most, spanishParts)
  );
};

interface SubjectFrame {
  /** What was entered. */
  readonly facts: Pick<Facts, 'entered' | 'language'>;
  readonly channel?: ContentChannel | undefined;
  readonly company: string | undefined;
  readonly action: string;
  readonly audience: string;
  readonly words: FrameWords;
}

/** "Book now", never "Call us at 423-555-0142". */
const shortDeed = /^(?:\S+ ){1,3}(?:now|today|early|online|ahead|ya|hoy|pronto)[.!]?$/i;
/** Readers that a subject can name: never "email list". */
const isNamed = (audience: string) =>
  audience !== '' && !/\blist\b|^(?:every|any|all|public)/i.test(audience);

/** "Spin class on Tuesdays" → "Tuesdays: spin class"; else the fact told again. */
function turned(plain: string, { words, facts }: SubjectFrame): string {
  const { before: named, when, after } = timed(plain);
  const before = named.replace(/ (?:is|are)$/, '');
  const isDated =
    facts.language === 'en' &&
    /day|\d/.test(when?.day ?? '') &&
    before.split(' ').length > 1 &&
    !after;
  const said = withoutMark(words.retold(`${plain}.`));
  if (said !== plain || !isDated) return said === plain ? '' : said;
  const day = plain.slice(plain.indexOf(before) + before.length).trim();
  return `${upperFirst(day.replace(/^(?:is |are )?(?:on )?/, ''))}: ${lowerCommonStart(before)}`;
}

/** What a subject may say beside the fact: when first, who writes, what to do, whom it is for. */
const around = (plain: string, frame: SubjectFrame) => {
  const { company, action, audience, words } = frame;
  return [
    turned(plain, frame),
    company ? `${company}: ${plain}` : '',
    shortDeed.test(action) ? `${withoutMark(action)}: ${lowerCommonStart(plain)}` : '',
    isNamed(audience) ? `${words.forReaders(audience)}: ${lowerCommonStart(plain)}` : '',
  ];
};

/** A subject for want of a better one. */
const plainly = (plain: string, { company, action, audience, words }: SubjectFrame) => [
  `${words.heard} ${plain}`,
  company ? `${words.newsFrom} ${company}` : '',
  isNamed(audience) ? words.newsFor(audience) : '',
  /\d{3}/.test(action) || action.split(' ').length < 3 ? '' : withoutMark(action),
  words.news,
  words.heard,
];

const beginning = (text: string) => text.toLowerCase().split(' ').slice(0, 4).join(' ');

/** The first three that begin differently; of subject lines alone those that share little, if three say something. */
function distinct(candidates: readonly string[], { channel, words }: SubjectFrame): string[] {
  const kept = new Map<string, string>();
  for (const one of candidates.map((text) => text.trim()).filter((text) => text.length > 3))
    if (!kept.has(beginning(one))) kept.set(beginning(one), one);
  const all = [...kept.values()];
  const unlike: string[] = [];
  for (const one of all) {
    const saysNothing = one.startsWith(words.news.split(' ')[0] ?? '') || one === words.heard;
    const isOther = unlike.every((other) => shareOfRuns(runsOf(one), runsOf(other)) <= maxShared);
    if (isOther && !saysNothing) unlike.push(one);
  }
  return channel?.shape === 'subject' && unlike.length >= 3 ? unlike.slice(0, 3) : all.slice(0, 3);
}

/** "On Thursday, October 9 at 7pm, Ellen Marsh reads": when, before what. */
const whenFirst =
  /^(?:on|this|next|starting|beginning|from) (?:[^,]*(?:day|\d|week|month)[^,]*, )+(?=\p{L}(?:\S+ ){2})(?!and |y )(\p{L})/iu;
const upperLetter = (_: string, letter: string) => letter.toUpperCase();

/** What a subject may begin with: a day, an offer, a price of something; never "Ages 8-12" or "$8". */
const leads = (fact: string) =>
  fact.split(' ').length <= 6 &&
  (timed(fact).before === '' && timed(fact).when?.day
    ? true
    : /^(?:free|gratis|\d+ ?% off|\$\d[\d.]* off|half (?:off|price)|no [a-z]+(?: [a-z]+)?$|(?:order|book|register|sign up|enroll) (?:by|before)|save \$?\d)\b/i.test(
        fact,
      ));

/** "Fall water heater flush for $79 until October 31": an entry that is one phrase is a subject line as it is. */
function ownLine({ entered, language }: SubjectFrame['facts']): string {
  const line = entered.trim();
  const isPhrase = language === 'en' && !/[,;:!?\n]|\.\s|\.$/.test(line) && / .* /.test(line);
  return isPhrase && fits(line) ? upperFirst(withWholeDays(tidyWords(line))) : '';
}

/** A note that says something by itself: "Only 40 chairs", never "Ages 8-12". */
const saysItself = (note: string) =>
  note.split(' ').length > 2 && timed(note).before !== '' && !/^(?:\$?\d|ages?\b)/i.test(note);

/** What it is about with its price or its day, then the other lines that are whole by themselves. */
function candidatesOf({ title, thoughts, isList }: Notice, frame: SubjectFrame): string[] {
  const heads = thoughts
    .map(([first = '']) => withoutMark(first))
    .filter((head, at) => at === 0 || (head.length > 12 && !leansBack.test(head)));
  if (!isList) {
    const first = headlineOf((heads[0] ?? '').replace(whenFirst, upperLetter));
    return [
      ownLine(frame.facts) || first,
      ...heads.slice(1),
      ...around(first, frame),
      ...plainly(first, frame),
    ].filter(fits);
  }
  const short = headlineOf(title);
  const facts = thoughts.slice(1).map(([first = '']) => withoutMark(first));
  const telling = [...facts.filter((fact) => /[$%]|\bfree\b/i.test(fact)), ...facts.filter(leads)];
  const own = around(short, frame);
  const others = [
    ...facts.filter(leads).map((fact) => `${fact}: ${lowerCommonStart(short)}`),
    ...facts.filter(saysItself),
  ];
  // An e-mail tells the rest below; a subject line is all that is read.
  const isAlone = frame.channel?.shape === 'subject';
  const isWhole = !isAlone && timed(title).when !== undefined;
  return [
    (isWhole ? [] : telling)
      .map((fact) => `${title}${/: /.test(title) ? ',' : ':'} ${smallStart(fact)}`)
      .find(fits) ?? short,
    ...(isAlone ? [...others, ...own] : [...own, ...others]),
    ...plainly(short, frame),
  ].filter(fits);
}

/** "Until December 20" within a line; names and days stay. */
const smallStart = (note: string) => {
  const [first = ''] = note.split(/[\s,]/, 1);
  return isWord(first.toLowerCase()) &&
    !/day$|^(?:I|January|February|March|April|May|June|July|August|September|October|November|December)$/.test(
      first,
    )
    ? lowerFirst(note)
    : note;
};

/** Three subject lines of at most 60 characters that begin differently. */
export const subjectsOf = (notice: Notice, frame: SubjectFrame): string[] =>
  distinct(candidatesOf(notice, frame), frame);
