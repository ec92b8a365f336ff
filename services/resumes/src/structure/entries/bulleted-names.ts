import { hasDates } from '../dates/dates.js';
import { isBullet } from '../headings/heading-looks.js';
import type { SectionLine } from '../lines/section-line.js';
import { isName } from './entry-names.js';
import { datesAlone } from './told-dates.js';

/** Minimum entries of a section whose names have bullets. */
const leastNamed = 2;

const withoutBullet = ({ at, line }: SectionLine): SectionLine => ({
  at,
  line: { ...line, text: line.text.replace(/^\S+\s+/, ''), indented: false },
});

/** Courses that are the items of one list. */
export function withoutBullets(lines: readonly SectionLine[]): readonly SectionLine[] {
  if (!lines.every(({ line }) => isBullet(line.text))) return lines;
  return lines.map(({ at, line }) => ({
    at,
    line: { ...line, text: line.text.replace(/^\S+\s+/, '') },
  }));
}

/** "• Google" above "Software Engineer | 2016 - Present": bullets before the names of entries, if most have one. */
export function withNamesPlain(lines: readonly SectionLine[]): readonly SectionLine[] {
  const isDated = ({ line }: SectionLine) => !isBullet(line.text) && hasDates(line.text);
  const dated = lines.flatMap((line, at) => (isDated(line) ? [at] : []));
  const isNameAbove = (at: number) => {
    const above = lines[at - 1];
    const below = lines[at + 1]?.line;
    const isAboveName =
      datesAlone(lines[at]?.line.text ?? '') !== undefined && below !== undefined && isName(below);
    return !isAboveName && above && isBullet(above.line.text) && isName(withoutBullet(above).line);
  };
  const named = dated.filter(isNameAbove);
  if (named.length < leastNamed || named.length < 0.75 * dated.length) return lines;
  return lines.map((line, at) => (named.includes(at + 1) ? withoutBullet(line) : line));
}
