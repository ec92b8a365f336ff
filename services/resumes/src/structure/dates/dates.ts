import { isBullet } from '../lines/bullet.js';
import { namesOccupation } from '../vocabulary/occupations.js';
import { type FoundDates, rangeAt, since } from './date-ranges.js';
import { momentsIn } from './moments.js';

/** Longest line that names an entry. */
const longestLine = 220;

/** Brackets, and notes such as "(expected)", belong to the dates. */
function withBrackets(text: string, found: FoundDates): FoundDates {
  const note =
    /^\s*\((?:expected|anticipated|[^()]{0,12}\d{1,2} (?:years?|months?|yrs?|mos?)[^()]{0,20})\)/i.exec(
      text.slice(found.to),
    );
  const to = found.to + (note?.[0].length ?? 0);
  const opening = /[([]\s?$/.exec(text.slice(0, found.from))?.[0].length ?? 0;
  const closing = /^\s?[)\]]/.exec(text.slice(to))?.[0].length ?? 0;
  // "(2022 – Present)": the word for the present may have taken the bracket.
  const isClosed = found.text.endsWith(')') && !found.text.includes('(');
  const isBracketed = opening > 0 && (closing > 0 || isClosed);
  return {
    ...found,
    text: (note ? text.slice(found.from, to) : found.text)
      .replace(/[()]$/, (sign) => (note ? sign : ''))
      .trim(),
    from: isBracketed ? found.from - opening : found.from,
    to: isBracketed ? to + closing : to,
  };
}

/** The dates of a line: its first range, else its last single date. Sentences are searched too. */
export function datesIn(line: string): FoundDates | undefined {
  if (line.length > longestLine) return undefined;
  const all = momentsIn(line);
  for (let index = 0; index < all.length; index += 1) {
    const range = rangeAt(line, all, index);
    if (range) return withBrackets(line, range);
  }
  const last = all.filter(({ isWeak }) => !isWeak).at(-1);
  if (!last) return undefined;
  const { at: from, end: to, value } = last;
  const text = line.slice(from, to).trim();
  // "Receiving clerk, 2010-12": alone, these are two years rather than a month.
  const [, start = '', short = ''] = /^(\d{4})[-–](\d{2})$/.exec(text) ?? [];
  if (all.length === 1 && short > start.slice(2)) {
    const end = `${start.slice(0, 2)}${short}`;
    return withBrackets(line, { text, from, to, start, end, present: false, isRange: true });
  }
  return withBrackets(line, { text, from, to, end: value, present: false, isRange: false });
}

/** Whether the years of a range lie within those of another. */
export function isWithin(inner: FoundDates | undefined, outer: FoundDates | undefined): boolean {
  if (!inner?.start || !outer?.start || !outer.isRange) return false;
  const last = ({ end, present }: FoundDates) => (present ? '9999' : (end ?? '').slice(0, 4));
  return inner.start.slice(0, 4) >= outer.start.slice(0, 4) && last(inner) <= last(outer);
}

/** Prepositions before a date in a sentence: "launched in 2019". */
const inSentence =
  /(?:^|\s)(?:in|im|en|em|during|by|for|of|on|since|from|over|until|around|before|after|nel|in the)\s+(?:the\s+)?(?:year\s+)?$/i;

/** "SENAC, conclusão em 2013": the date of the course, not of a detail about it. */
const ofCourse =
  /[,(–—|-]\s*(?:graduated|graduating|graduation|completed|finished|class|conclus[ãa]o|conclu[íi]do|formad[oa]|terminad[oa]|finalizad[oa]|obtenu|abschluss)\s+(?:in|em|en|im)\s+$/iu;

/** Whether the dates of a line are set apart from its words, like those of a job. */
export function hasDates(line: string): boolean {
  const found = datesIn(line);
  const isListed =
    isBullet(line) && (!(found?.isRange || line.includes(' | ')) || line.length > 110);
  if (!found || isListed) return false;
  const [before, behind] = [line.slice(0, found.from), line.slice(found.to)];
  if (!found.isRange && inSentence.test(before) && !ofCourse.test(before)) return false;
  if (
    /^\p{L}/u.test(found.text) &&
    since.test(`${found.text.split(' ')[0]} `) &&
    /\p{L}\s+$/u.test(before)
  )
    return false;
  const words = line.trim().split(/\s+/).length;
  const isCell = before.trim() === '' && /^\s*\|/.test(behind);
  // "Driver (seasonal), Custer Seed, every March to May 2015 - 2017.", "Mid-Plains College, North Platte, winter 2012."
  const isAfterComma = found.isRange
    ? /,|\sat\s\p{Lu}/u.test(before)
    : /,\s+(?:\p{Ll}+\s+)?$/u.test(before);
  const isLast = isAfterComma && behind.trim() === '.' && words <= 16;
  if (isCell || isLast) return words <= 26;
  // "Dec. 2020 - May 2022 Python Developer, Acme, Cali, Colombia, Data Studio."
  if (found.isRange && before.trim() === '' && namesOccupation(behind.split(',')[0] ?? ''))
    return words <= 22;
  // "January 2015 - December 2015, Packed orders.", "Mover, Two Guys, Neptune NJ. 2017 - 2019. Packed homes."
  const isBeforeDeeds = before.trim() === '' && /^\s*(?:[,:|–—-]|\.\s)\s*\S/u.test(behind);
  const isAmid = /[.,]\s+$/.test(before) && /^\.\s+\p{Lu}/u.test(behind);
  const wordsBefore = before.trim().split(/\s+/).length;
  if (found.isRange && (isBeforeDeeds || (isAmid && wordsBefore <= 14))) return words <= 40;
  if (/[.;]$/.test(line) && words > 9 && !/\b(?:inc|ltd|co|corp|llc)\.$/i.test(line)) return false;
  // "Home Instead. Caregiver. March 2019 until now."
  const isAtStop = found.isRange && behind.trim() === '.';
  // "Mitchell College. A.A.S. May 2015. GPA 3.4"
  const isBetweenStops = /^\.\s+\S/.test(behind);
  const isOwnSentence = /\.\s+$/.test(before) && (isAtStop || isBetweenStops);
  const isAtStart = before.trim() === '' || /[|,([•·:;/~»–—-]\s*$/.test(before) || isOwnSentence;
  const isAtEnd = behind.trim() === '' || /^\s*[|,)\]•·:;/~»–—-]/.test(behind);
  return (isAtStart || isAtEnd) && words <= 26;
}

/** "Business (2012-2013, no degree)": without the dates, the bracket around them says nothing. */
export const withoutHalfBracket = (before: string, behind: string): readonly [string, string] =>
  /\(\s*$/.test(before) && /^[^()]*\)/.test(behind)
    ? [before.replace(/\s*\(\s*$/, ''), behind.replace(')', '')]
    : [before, behind];
