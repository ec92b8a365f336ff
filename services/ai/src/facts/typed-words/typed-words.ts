import { tagged } from '../grammar/tagging.js';

/** A word of an entry as it was typed. */
export interface TypedWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Small letters without apostrophes; of numbers the kind: "$#", "#:#", "#am", "#th", "#%", "###" for long ones, "#". */
  readonly word: string;
  /** The part of speech, of the universal tag set. */
  readonly pos: string;
  /** What was typed between the word before it and this one, without spaces; "\n" for a new line. */
  readonly gap: string;
  /** Whether it tells the writer to say what follows: "let her know". */
  readonly isWrapper?: boolean;
  /** Whether words for the writer alone stood before it. */
  readonly followsOrder?: boolean;
}

const piece =
  /\$?\d+(?:[.,:/]\d+)*(?:st|nd|rd|th|am|pm|a|p|k)?(?![\p{L}\d])%?|\p{L}[\p{L}\d]*(?:['’.&@-][\p{L}\d]+)*|\d+/giu;

const weekday = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?$/;
const month =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;

/** What a word counts as: its letters, or the kind of its number. */
function plainWord(text: string): string {
  const word = text.toLowerCase().replace(/['’]/g, '');
  if (!/\d/.test(word)) return word;
  if (word.startsWith('$')) return '$#';
  if (word.endsWith('%')) return '#%';
  if (/^\d+:\d+/.test(word)) return '#:#';
  if (/^\d+(?:st|nd|rd|th)$/.test(word)) return '#th';
  if (/^\d+(?:am|pm|a|p)$/.test(word)) return '#am';
  return /^\d{1,2}$/.test(word) ? '#' : '###';
}

/** The kind of a word: days, months and numbers have their own, other words their part of speech. */
function kindOf(word: string, pos: string): string {
  if (weekday.test(word) || /^(?:today|tomorrow|tonight|tmrw|weekend)$/.test(word)) return 'DAY';
  if (month.test(word)) return 'MON';
  if (/[#]/.test(word)) return word;
  return pos;
}

/** "Mr. Lowe", "No. 12", "5 p.m. sharp": a mark that ends nothing. */
const abbreviation =
  /^(?:[ap]\.m|mrs?|ms|dr|st|jr|sr|no|approx|vs|etc|dept|apt|ave|ft|lb|oz|hr|min|pkg|co|inc|ltd|corp|reg|est|mt|ft)$/;

/** The words of an entry with what stands between them. */
export function typedWords(entry: string): TypedWord[] {
  const tags = tagged(entry);
  let tag = 0;
  let end = 0;
  let before = '';
  return [...entry.matchAll(piece)].map(({ 0: text, index: start }) => {
    while (tag < tags.length && (tags[tag]?.end ?? 0) <= start) tag += 1;
    const between = entry.slice(end, start);
    end = start + text.length;
    const word = plainWord(text);
    const gap = between.includes('\n') ? '\n' : between.replace(/\s/g, '');
    const isShort = gap === '.' && abbreviation.test(before);
    before = word;
    return {
      text,
      start,
      end,
      word,
      pos: kindOf(word, tags[tag]?.pos ?? 'X'),
      gap: isShort ? '' : gap,
    };
  });
}
