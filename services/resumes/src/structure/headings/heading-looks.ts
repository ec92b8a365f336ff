import type { ResumeSectionKind } from '@commons/contracts/resumes/resume-lists';
import { isBullet } from '../lines/bullet.js';
import type { DocumentLine } from '../lines/document-line.js';
import { namesOccupation } from '../vocabulary/occupations.js';
import { isPlainWord, kindOfHeading, knownHeading } from './headings.js';
import { areSpacedLetters } from './spaced-letters.js';

const longestHeading = 60;

const isCapitals = (text: string) => /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();

/** An icon before a heading is read as a bullet. Only its formatting distinguishes it from a list item. */
const isListItem = ({ text, size }: DocumentLine) =>
  isBullet(text) && (!size || /^[-–*]/.test(text));

/** Whether a line can be a heading: short, and not a sentence, address or number. */
export const couldBeHeading = (line: DocumentLine): boolean =>
  line.region !== 'footer' && !isListItem(line) && isHeadingText(line.text);

const isHeadingText = (text: string) =>
  text.length <= longestHeading &&
  !/[@{}|]|[.,;!?]$|\d{3}|\s\d+[.,]\d/.test(text) &&
  (text.split(/\s+/).length <= 7 || areSpacedLetters(text.split(/\s+/))) &&
  (/\p{L}{2}/u.test(text) || /^\p{Lo}/u.test(text));

/** The formatting of a line: lines with the same key look the same. */
export interface Look {
  readonly key: string;
  readonly isCapitals: boolean;
  readonly size: number;
}

export function lookOf({ text, heading = 0, size = 0, font = '' }: DocumentLine): Look {
  const rounded = Math.round(size * 2) / 2;
  const capitals = isCapitals(text);
  return { key: [heading, rounded, font, capitals].join(' '), isCapitals: capitals, size: rounded };
}

interface LookCount {
  letters: number;
  /** Lines that could be headings. */
  lines: number;
  known: number;
  /** Lines that begin or end with the words of a known heading: "Esperienze in cucina". */
  partly: number;
  readonly kinds: Set<ResumeSectionKind>;
}

/** The formatting of a document: of its text, and of its headings. */
export interface Looks {
  /** Size of the running text; 0 if unknown. */
  readonly bodySize: number;
  readonly bodyKey: string;
  /** Share of known headings among the lines of a look that could be headings. */
  readonly headings: ReadonlyMap<string, { readonly share: number; readonly known: number }>;
  /** Whether known headings use heading styles of the document. */
  readonly hasStyles: boolean;
}

/** Minimum share of known headings among the lines that look alike. */
const minShare = 0.3;

function countLooks(lines: readonly DocumentLine[]): Map<string, LookCount> {
  const counts = new Map<string, LookCount>();
  for (const line of lines) {
    const { key } = lookOf(line);
    const count = counts.get(key) ?? {
      letters: 0,
      lines: 0,
      known: 0,
      partly: 0,
      kinds: new Set(),
    };
    counts.set(key, count);
    count.letters += line.text.length;
    if (!couldBeHeading(line)) continue;
    count.lines += 1;
    const kind = knownHeading(line.text);
    if (!kind) {
      if (kindOfHeading(line.text) !== 'other' && !namesOccupation(line.text)) count.partly += 1;
      continue;
    }
    count.known += 1;
    count.kinds.add(kind);
  }
  return counts;
}

/** Finds the looks of headings by the headings with known words. */
export function looksOf(lines: readonly DocumentLine[]): Looks {
  const counts = countLooks(lines);
  const [body] = [...counts].sort((a, b) => b[1].letters - a[1].letters);
  const bodyLine = lines.find((line) => lookOf(line).key === body?.[0]);
  const bodySize = bodyLine ? lookOf(bodyLine).size : 0;
  const isMuchLarger = (key: string) => bodySize > 0 && Number(key.split(' ')[1]) > bodySize + 1.5;
  const headings = [...counts].flatMap(([key, { known, partly, lines: all, kinds }]) => {
    const alike = known >= 2 && isMuchLarger(key) ? known + partly : known;
    const share = alike / Math.max(all, 1);
    const isOwn = key !== body?.[0] && known > 0 && (share >= minShare || kinds.size >= 3);
    return isOwn ? [[key, { share, known }] as const] : [];
  });
  const styled = lines.filter((line) => line.heading && knownHeading(line.text));
  return {
    bodyKey: body?.[0] ?? '',
    bodySize,
    headings: new Map(headings),
    hasStyles: styled.length >= 2,
  };
}

/** Formatting without the style of a heading. */
const plainLook = ({ heading: _, ...line }: DocumentLine) => lookOf(line).key;

/** Minimum headings in a style that look like a known one without it. */
const minStyled = 2;

/** Gives a known heading that looks like those in a heading style the same style: the author formatted it by hand. */
export function withHeadingStyles(lines: readonly DocumentLine[]): DocumentLine[] {
  const styled = lines.filter(({ heading, text }) => heading && knownHeading(text));
  return lines.map((line) => {
    if (line.heading || line.region || !knownHeading(line.text) || !couldBeHeading(line))
      return line;
    const alike = styled.filter((other) => plainLook(other) === plainLook(line));
    const [first] = alike;
    return first?.heading && alike.length >= minStyled ? { ...line, heading: first.heading } : line;
  });
}

const isOpen = (text: string) => /(?:&|\band|\bund|\by|\bet|\be|,|\/)$/iu.test(text);

/** "References" above "Available upon request" is whole; "Licenses" above "and certificates" is not. */
const goesOn = (text: string, below: string) =>
  isOpen(text) ||
  /^(?:&|and|und|y|et|e)\s/iu.test(below) ||
  !knownHeading(text) ||
  (isPlainWord(text) && !knownHeading(below));

/** Joins a heading that takes two lines of a narrow column: "LICENSES &", "CERTIFICATES". */
export function withWholeHeadings(lines: readonly DocumentLine[]): DocumentLine[] {
  const joined: DocumentLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const isAlike =
      before?.size !== undefined &&
      before.column === line.column &&
      lookOf(before).key === lookOf(line).key &&
      before.text.length + line.text.length < longestHeading;
    const whole = `${before?.text} ${line.text}`;
    const isHeading = isAlike && couldBeHeading({ text: whole }) && knownHeading(whole);
    if (before && isHeading && goesOn(before.text, line.text)) {
      joined[joined.length - 1] = { ...before, text: whole };
    } else joined.push(line);
  }
  return joined;
}
