import { upperFirst } from '@commons/contracts/text/upper-first';
import { asSentence } from '../../../facts/grammar/sentence.js';
import { withListPrices } from '../../../facts/missing-commas/price-lists.js';
import { isKept, withoutKeptMarks } from '../../../facts/notes/kept-lines.js';
import { toldSentences } from '../../../facts/requests/copy-edit/told-sentences.js';
import { isFaultless, isIncluded, noteItem, withWholeTimes } from '../../wording/note-items.js';
import { supplies } from '../../wording/note-words.js';
import { timed } from '../../wording/when.js';
import { type Line, type Notice, noticeOf } from '../notice/notice.js';
import { splitNotes } from './split-notes.js';
import { joinedTopics, sentenceOf, withSubjects } from './written-sentences.js';

/** "uprights $280": a thing and its price, nothing more. */
const priced = /^(?!\$|\d)[^$,:]{3,30} (?:from |for )?\$\d[\d.,]*(?: (?:an?|per|each)\b[^$,]*)?$/;
const isPriceList = (notes: readonly string[]) =>
  notes.length > 1 && notes.slice(0, 3).every((note) => priced.test(note));

const street =
  /^\d+ .*\b(?:st|street|ave|avenue|rd|road|ln|lane|dr|drive|blvd|hwy|highway|pike|way|ct|court)\.?$/i;
const isMoment = (note: string, part: 'day' | 'time') => {
  const { before, when, after } = timed(note);
  return before === '' && after === '' && Boolean(when?.[part]);
};

/** "$45 all supplies" */
const inPrice = new RegExp(
  `^((?:from )?\\$\\d\\S*(?: (?:an?|per) \\w+)?),? (${supplies.source.slice(1, -1)})$`,
  'i',
);

/** What a note adds to the one before it; undefined where it is one of its own. */
function added(before: string, note: string): string | undefined {
  // "$35 a person", "all supplies"
  if (/\$\d\S*(?: (?:an?|per) \w+)?$/.test(before) && isIncluded(note))
    return /included$/i.test(note) ? note : `${note} included`;
  // "no dogs please", "they scare the crias"
  if (/^(?:they|these|those)\b/.test(note)) return note;
  // "thurs sep 18", "6:30"
  const day = timed(before).when;
  if (
    day?.day &&
    !day.time &&
    timed(before).after === '' &&
    (/^\d{1,2}:\d\d$/.test(note) || (isMoment(note, 'time') && !isMoment(note, 'day')))
  )
    return note;
  // "1820 Main St", "North Little Rock"
  return street.test(before) && /^(?:[A-Z][a-z]+ ?){1,3}$/.test(note) ? note : undefined;
}

const withAdded = (notes: readonly string[]): string[] =>
  notes.reduce<string[]>((joined, note) => {
    const before = joined.at(-1) ?? '';
    const more = isKept(before) || isKept(note) ? undefined : added(before, note);
    if (more) joined[joined.length - 1] = `${before}, ${more}`;
    else joined.push(note);
    return joined;
  }, []);

function lineOf(told: string, isText: boolean): Line {
  const note = isText || isKept(told) ? told : withListPrices(told);
  if (isKept(note)) {
    const line = withWholeTimes(withoutKeptMarks(note));
    return { text: asSentence(line), isWhole: isFaultless(line) };
  }
  const sentence = sentenceOf(note);
  return sentence || isText
    ? { text: sentence ?? asSentence(note), isWhole: true }
    : { text: asSentence(noteItem(note).replace(inPrice, '$1, $2 included')), isWhole: false };
}

/**
 * Reads English entries: sentences stay as they are, notes keep their words and their order. Undefined where nothing
 * was entered.
 * @param audience whom the text is for, for the names in it
 * @param isEdited whether the entry is whole sentences already, whatever their commas
 */
export function englishNotice(
  entered: string,
  audience: string | undefined,
  isEdited = false,
): Notice | undefined {
  if (isEdited) {
    const sentences = toldSentences(entered).map((text) => ({
      text: asSentence(text),
      isWhole: true,
    }));
    return noticeOf(sentences, 'en');
  }
  const { heading, notes, isText = false } = splitNotes(entered, audience ? [audience] : []);
  const title = heading ?? (isPriceList(notes) ? 'Our prices' : undefined);
  const told = isText ? notes : withAdded(withSubjects(joinedTopics(notes)));
  const lines = told.map((note) => lineOf(note, isText));
  return noticeOf(
    title ? [{ text: `${upperFirst(title)}:`, isWhole: false }, ...lines] : lines,
    'en',
  );
}
