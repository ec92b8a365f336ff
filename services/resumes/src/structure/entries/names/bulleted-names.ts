import { hasDates } from '../../dates/dates.js';
import { isBullet, withoutBullet as withoutMark } from '../../lines/bullet.js';
import type { SectionLine } from '../../lines/section-line.js';
import { namesDegree, namesSchool } from '../../vocabulary/organizations.js';
import type { EntryKind } from '../entry.js';
import { datesAlone } from '../labels/told-dates.js';
import { isName } from './entry-names.js';

/** Minimum entries of a section whose names have bullets. */
const minNamed = 2;

/** Points to the right from which an item is below another one. */
const sameEdge = 4;

const withoutBullet = ({ at, line }: SectionLine): SectionLine => ({
  at,
  line: { ...line, text: withoutMark(line.text), indented: false },
});

/** Share of the items of a list that have dates or names, from which the items are the entries. */
const minEntries = 0.6;

/**
 * A list whose items are the entries themselves: "• B.Sc., Lakeside College, 2012". Points below an item are deeper to
 * the right and stay points.
 */
export function withEntriesPlain(
  lines: readonly SectionLine[],
  kind: EntryKind,
): readonly SectionLine[] {
  const first = lines.find(({ line }) => isBullet(line.text));
  if (!first || (kind === 'experience' && first !== lines[0])) return lines;
  const isOfLevel = ({ line }: SectionLine) =>
    isBullet(line.text) && (line.x ?? 0) - (first.line.x ?? 0) < sameEdge;
  const items = lines.filter(isOfLevel).map((one) => withoutBullet(one).line.text);
  // One school with a bullet below the line of its course is no list.
  if (items.length === 1 && lines.length > 1) return lines;
  const isEntry = (text: string) =>
    hasDates(text) || (kind === 'education' && (namesDegree(text) || namesSchool(text)));
  if (items.filter(isEntry).length < minEntries * items.length) return lines;
  return lines.map((one) => (isOfLevel(one) ? withoutBullet(one) : one));
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
  if (named.length < minNamed || named.length < 0.75 * dated.length) return lines;
  return lines.map((line, at) => (named.includes(at + 1) ? withoutBullet(line) : line));
}
