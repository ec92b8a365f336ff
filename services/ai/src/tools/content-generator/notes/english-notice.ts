import { isMansName, isWomansName } from '../../../facts/grammar/gendered-names.js';
import { asSentence, lowerFirst, upperStart } from '../../../facts/grammar/sentence.js';
import { isWord } from '../../../facts/grammar/vocabulary.js';
import { isKept, withoutKeptMarks } from '../../../facts/notes/kept-lines.js';
import type { Notice } from '../notice/notice.js';
import { isSaidWithPrice, leadOf, openingOf, priceSentence } from './head-sentences.js';
import { disruption, headOf, withoutWe } from './note-head.js';
import { isIncluded, readItem } from './note-items.js';
import { placeStart } from './note-words.js';
import { splitNotes } from './split-notes.js';
import { plainWhen, timed, type When } from './when.js';
import { noticeOf, writtenSentences } from './written-sentences.js';

/** "uprights $280": a thing and its price, nothing more. */
const priced = /^(?!\$|\d)[^$,:]{3,30} (?:from |for )?\$\d[\d.,]*(?: (?:an?|per|each)\b[^$,]*)?$/;

/** "January 12" and "at 9am" are one moment. */
const joinedTo = (one: When, time: string): When => ({
  ...one,
  text: `${one.text}${/\d$/.test(one.text) ? ',' : ''} ${time}`,
  time,
});

const withIncluded = (price: string, note: string) =>
  `${price.replace(/,$/, '')}, ${/included$/i.test(note) ? note : `${note} included`}`;

/** "$35 a person clay and firing included" → "$35 a person, clay and firing included". */
const tidyPrice = (entered: string) => {
  const price = entered.replace(/[.]$/, '').replace(/^(\$\d\S* (?:an?|per) \w+) (?=\d)/, '$1, ');
  const [, sum, what] =
    /^((?:from )?\$\d\S*(?: (?:an?|per) \w+)?) ((?:all |everything|[a-z]+ (?:and|&) [a-z]+ included|[a-z]+ included).*)$/i.exec(
      price,
    ) ?? [];
  return sum && what ? withIncluded(sum, what) : price;
};

/** "open sundays from may 4" and "8 am to 1 pm" are one note. */
function withHours([first = '', second = '', ...rest]: readonly string[]): readonly string[] {
  const hours = timed(second);
  const isHours = hours.before === '' && hours.after === '' && hours.when?.day === '';
  return withoutWe.test(first) && isHours
    ? [`${first}, ${second}`, ...rest]
    : [first, second, ...rest].filter(Boolean);
}

/** "no dogs please they scare the crias": says something of the note before it. */
const leaning = /^(?:they|these|those|he|she)\b/;

/** Finds what the other notes say of when, where and how much; the rest are items. */
function factsOf(head: ReturnType<typeof headOf>, notes: readonly string[]) {
  let { when, where, price } = head;
  const rest: string[] = [];
  let before = '';
  for (const entered of notes) {
    // A line that says one thing may be the price or the day; others stay as they are.
    const isLine = isKept(entered) && /[,:]/.test(entered);
    if (isLine) {
      rest.push(entered);
      before = entered;
      continue;
    }
    const note = withoutKeptMarks(entered);
    const own = timed(note);
    const isMoment = own.before === '' && own.when;
    if (
      head.kind === 'event' &&
      !when &&
      isMoment &&
      (own.after === '' || placeStart.test(` ${own.after}`))
    ) {
      when = own.when;
      where ||= own.after;
    } else if (isMoment && when && !when.time && own.when?.day === '' && own.after === '')
      when = joinedTo(when, own.when.text);
    else if (
      head.kind === 'event' &&
      !where &&
      !own.when &&
      /^(?:at|in|inside|behind) [^$\d]+$/i.test(note)
    )
      where = note;
    else if (
      !price &&
      head.kind !== 'heading' &&
      /^(?:from |only |just )?\$\d(?!\S* off\b)/.test(note)
    )
      price = note;
    else if (price && before === price && isIncluded(note)) {
      price = withIncluded(price, note);
      before = price;
      continue;
    } else if (leaning.test(note) && rest.length > 0)
      rest[rest.length - 1] = `${rest.at(-1)}, ${note}`;
    else rest.push(entered);
    before = note;
  }
  // "$15 includes towels": what is included is a note of its own.
  const [, sum, included] =
    /^(.*?\$\d\S*(?: (?:an?|per) \w+)?),? (includes .+)$/i.exec(price) ?? [];
  return {
    when,
    where,
    price: sum ?? tidyPrice(price),
    rest: [...(included ? [included] : []), ...rest],
  };
}

/** Of an entry written in sentences; undefined for notes. */
function writtenNotice(notes: readonly string[], isText = false): Notice | undefined {
  const sentences = writtenSentences(notes, isText);
  return sentences?.[0] ? noticeOf(sentences, 'en') : undefined;
}

/** Reads English entries: sentences as they are, notes by what they say. Undefined where nothing was entered. */
export function englishNotice(entered: string, audience: string | undefined): Notice | undefined {
  const { heading, notes, isText } = splitNotes(entered, audience ? [audience] : []);
  // The first line of a list is what it is about.
  const [head = '', ...others] = notes;
  const isPriceList =
    !heading && notes.length > 1 && notes.slice(0, 3).every((note) => priced.test(note));
  const title = isPriceList ? 'Our prices' : heading;
  const all = [...(title ? [title] : []), ...(head ? [withoutKeptMarks(head)] : []), ...others];
  const written = heading || notes.some(isKept) ? undefined : writtenNotice(all, isText);
  if (written) return written;
  // "Locked out?" opens a text; what it is about follows.
  const question = all[0]?.endsWith('?') ? upperStart(all[0]) : undefined;
  const [first, ...more] = withHours(question ? all.slice(1) : all);
  if (!first) return undefined;
  const parted = headOf(withSmallStart(first), title !== undefined && !question);
  const { when, where, price, rest } = factsOf(parted, more);
  const titled = { ...parted, when, where, price };
  const moment = when && plainWhen(when);
  const isLimit = /^(?:Through|Until|By)/.test(moment ?? '');
  const opened = openingOf(titled);
  const opening = question
    ? { text: `${question} ${asSentence(titled.title)}`, hasWhen: false }
    : opened;
  const label =
    /\bhiring\b|\bwanted\b|\blooking for\b|\bwe need an? [^$]*\b(?:cook|server|driver|helper|tech|clerk|cashier|barista|baker|stylist|host|manager|nurse|teacher|painter|plumber|\w+er|\w+or|\w+ist)\b/i.test(
      titled.title,
    )
      ? 'pay'
      : 'price';
  return {
    isPriceList,
    ...(question && { question }),
    title: `${upperStart(titled.title)}${titled.kind === 'heading' ? ':' : ''}`,
    lines: [
      ...(moment
        ? [
            [
              titled.verb
                ? `${upperStart(titled.verb.replace(/s$/, ''))}s`
                : isLimit && !disruption.test(titled.title)
                  ? 'Valid'
                  : 'When',
              isLimit ? lowerFirst(moment) : moment,
            ] as const,
          ]
        : []),
      ...(where ? [['Where', upperStart(where)] as const] : []),
      ...(price ? [[upperStart(label), upperStart(price)] as const] : []),
    ],
    items: [...(titled.size ? [titled.size] : []), ...rest].map(readItem),
    lead: [
      question && audience ? `For ${audience}: ${lowerFirst(question)}` : question,
      leadOf(titled, question ? undefined : audience),
      priceSaid(titled, label),
    ]
      .filter(Boolean)
      .join(' '),
    opening: opening.text,
    unsaid: [
      ...(price ? [upperStart(price)] : []),
      ...(moment && !opening.hasWhen ? [moment] : []),
      ...(where && !opening.text.includes(where) ? [upperStart(where)] : []),
    ],
    rest: 'Good to know:',
  };
}

/** "Seed swap at the library" → "seed swap at the library", which any sentence can say; names keep their capital. */
function withSmallStart(note: string): string {
  const [first = '', second = ''] = note.split(' ');
  const isPlain =
    /^[A-Z][a-z]+(?:-[a-z]+)*$/.test(first) &&
    !/^[A-Z]/.test(second) &&
    !calendar.test(first) &&
    !isWomansName(first) &&
    !isMansName(first) &&
    first.split('-').every((part) => isWord(part.toLowerCase()));
  return isPlain ? note.charAt(0).toLowerCase() + note.slice(1) : note;
}
const calendar =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December)$/;

const priceSaid = (head: ReturnType<typeof headOf>, label: string) =>
  isSaidWithPrice(head) ? '' : priceSentence(head.price, label);
