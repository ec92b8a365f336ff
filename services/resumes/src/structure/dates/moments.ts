import { monthOf } from './month-names.js';

const seasons =
  'springs?|summers?|falls?|autumns?|winters?|printemps|été|automne|hiver|frühjahr|frühling|sommer|herbst|primavera|verano|otoño|invierno|verão|outono|inverno|estate|autunno|early|mid|late|q[1-4]|ws|ss|wintersemester|sommersemester|class of';

const year = String.raw`(?:19[5-9]\d|20[0-4]\d)`;

/** "10th Dec 2014", "25-Mar-2013": the day before a month. */
const day = String.raw`(?:(?<![\d.,/-])(?:0?[1-9]|[12]\d|3[01])\s?(?:(?:st|nd|rd|th)\b)?(?:[./'’-]|,?\s)?(?:of\s)?)?`;

/** One point in time. The groups give its form. */
const moment = new RegExp(
  [
    String.raw`(?<isoYear>${year})\s?(?:年\s?(?<hanMonth>\d{1,2})\s?月|년\s?(?<hanMonth2>\d{1,2})\s?월|(?:[./-]|\s/\s)(?<isoMonth>0[1-9]|1[0-2]|[1-9])(?!\d|[./]\d)(?:[./-](?:0[1-9]|[12]\d|3[01])(?!\d))?)`,
    String.raw`(?<leadYear>${year})\s?[./-]\s?(?<behindYear>\p{L}{3,9})(?![\p{L}\d]|\.?\s?['’]?\d)`,
    String.raw`(?:\d{1,2}[./-])?(?<numMonth>0?[1-9]|1[0-2])\s?[./-]\s?(?<numYear>${year})`,
    String.raw`${day}(?<word>\p{L}{3,12}|\p{L}{3,9}\.)['’]?\s?[.,/–-]{0,2}\s?(?:\d{1,2}\s?(?:st|nd|rd|th)?,?\s?)?(?:de |del |of |['’])?(?<wordYear>${year})`,
    String.raw`${day}(?<word2>\p{L}{3,9})\.?\s?['’](?<shortYear>\d{2})(?!\d)`,
    String.raw`(?<word3>\p{L}{3,9})\.?[\s-](?<plainShort>[0-4]\d)(?=\s*(?:$|[|)–—-]|(?:to|till?|until|bis|hasta|au)\s))`,
    String.raw`(?<season>${seasons})[\s/-]{1,2}(?<seasonYear>${year})`,
    `(?<year>${year})(?:年|년)?`,
    String.raw`(?<![\p{L}\d])['’](?<bareShort>\d{2})(?![\d\p{L}])`,
    String.raw`(?<numMonth2>0?[1-9]|1[0-2])[/.'’](?<numShort>\d{2})(?![\d/.])`,
  ]
    .map((form) => `(?:${form})`)
    .join('|'),
  'giu',
);

export interface Moment {
  readonly at: number;
  readonly end: number;
  readonly value: string;
  /** "09/23", "Sep 23" and "'23" count only as part of a range. */
  readonly isWeak: boolean;
}

const two = (month: number | string) => String(month).padStart(2, '0');
const century = (short: string) => (Number(short) > 49 ? `19${short}` : `20${short}`);

/** @returns `again` or `word` if the match begins with another word: the search goes on before its year or behind it. */
function momentOf(match: RegExpExecArray): Moment | 'again' | 'word' | undefined {
  const found = match.groups ?? {};
  const made = (value: string, skip = 0, isWeak = false): Moment => ({
    at: match.index + skip,
    end: match.index + match[0].length,
    value,
    isWeak,
  });
  const isoMonth = found.isoMonth ?? found.hanMonth ?? found.hanMonth2;
  if (found.isoYear && isoMonth) return made(`${found.isoYear}-${two(isoMonth)}`);
  if (found.leadYear) {
    const month = monthOf(found.behindYear ?? '');
    return month
      ? made(`${found.leadYear}-${two(month)}`)
      : { ...made(found.leadYear), end: match.index + found.leadYear.length };
  }
  if (found.numYear && found.numMonth) return made(`${found.numYear}-${two(found.numMonth)}`);
  if (found.word3) {
    const month = monthOf(found.word3);
    // "Jun 15 - Aug 30, 2024" has days.
    const isDay = /\d{4}/.test(match.input.slice(match.index));
    const value = `${century(found.plainShort ?? '')}-${two(month ?? 1)}`;
    return month && !isDay ? made(value, 0, true) : 'word';
  }
  const word = found.word ?? found.word2;
  if (word) {
    const value = found.wordYear ?? century(found.shortYear ?? '');
    const month = monthOf(word);
    if (month) return made(`${value}-${two(month)}`);
    const isSeason = new RegExp(`^(?:${seasons})$`, 'iu').test(word);
    if (/^class of/i.test(match[0])) return made(value);
    // The word belongs to the text before the year, which may be more than a year: "Fabrication, 2024-03".
    return isSeason ? made(value) : 'again';
  }
  if (found.seasonYear) return made(found.seasonYear);
  if (found.year) return made(found.year);
  // "Soddy Daisy HS '07": at the end of a line it is a year.
  if (found.bareShort) {
    const isLast = match.index + match[0].length === match.input.trimEnd().length;
    return made(century(found.bareShort), 0, !isLast);
  }
  if (found.numShort && found.numMonth2) {
    return made(`${century(found.numShort)}-${two(found.numMonth2)}`, 0, true);
  }
  return undefined;
}

/** Money, counts and numbers of other things: "$2000", "2,000", "2000+", "2000 users". */
function isNumber(text: string, { at, end }: Moment): boolean {
  const [before, behind] = [text.slice(Math.max(0, at - 1), at), text.slice(end, end + 2)];
  return /[\d$€£#.+]/.test(before) || /^[\d%+]|^[,.]\d/.test(behind);
}

/** The points in time of a line, in their order. */
export function momentsIn(text: string): Moment[] {
  const found: Moment[] = [];
  moment.lastIndex = 0;
  for (let match = moment.exec(text); match; match = moment.exec(text)) {
    const one = momentOf(match);
    if (one === 'word') {
      moment.lastIndex = match.index + (match.groups?.word3?.length ?? 1);
      continue;
    }
    if (one === 'again') {
      moment.lastIndex = match.index + match[0].length - (match.groups?.shortYear ? 3 : 4);
      continue;
    }
    // The word behind "2012-" is no month.
    if (one) moment.lastIndex = Math.min(moment.lastIndex, one.end);
    const before = one && text[one.at - 1];
    const isInWord = before !== undefined && /[\p{L}\d]/u.test(before) && !/\p{Lo}/u.test(before);
    // "1994 to1996": the space behind the word between two dates is missing.
    const isBehindTo =
      one !== undefined && /\d\s?to$/i.test(text.slice(Math.max(0, one.at - 4), one.at));
    // "India1999-2000": the space before a range is missing.
    const isRun = one?.value.length === 4 && /^\s?[-–]\s?(?:19|20)\d{2}/.test(text.slice(one.end));
    if (
      one &&
      !isNumber(text, one) &&
      (!isInWord || isBehindTo || (isRun && /\p{L}/u.test(before ?? '')))
    )
      found.push(one);
    if (found.length > 12) break;
  }
  return found;
}
