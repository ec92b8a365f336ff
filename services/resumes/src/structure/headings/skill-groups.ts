import type { DocumentLine } from '../lines/document-line.js';
import type { SectionHeading } from '../section-headings.js';
import { lookOf } from './heading-looks.js';

/** Minimum distance in points of a group's name from the left edge of the heading above it. */
const leastIndent = 4;

/** Minimum difference of font sizes. */
const leastStep = 0.75;

const isBelow = (line: DocumentLine, above: DocumentLine) => {
  const [size = 0, larger = 0] = [line.size, above.size];
  const isIn = line.column === above.column && (line.x ?? 0) > (above.x ?? 0) + leastIndent;
  return (
    (line.heading ?? 0) > (above.heading ?? 0) ||
    size < larger - leastStep ||
    (isIn && size <= larger)
  );
};

/**
 * Leaves out the names of groups of skills, which look like headings too: "Languages" and "Tools" right below "Skills",
 * smaller or further in.
 */
export function withoutSkillGroups(
  headings: readonly SectionHeading[],
  lines: readonly DocumentLine[],
): SectionHeading[] {
  let section: SectionHeading | undefined;
  let look: string | undefined;
  return headings.filter((heading) => {
    const [own, above] = [lines[heading.line], lines[section?.line ?? -1]];
    const isFirst = heading.line === (section?.line ?? -1) + 1;
    const key = own && lookOf(own).key;
    if (section?.kind === 'skills' && own && above && isBelow(own, above)) {
      if (isFirst) look = key;
      if (look === key) return false;
    }
    section = heading;
    look = undefined;
    return true;
  });
}
