import type { DocumentLine } from '../lines/document-line.js';
import { lookOf } from './heading-looks.js';
import { knownHeading } from './headings.js';
import type { SectionHeading } from './section-heading.js';

/** Minimum distance in points of a group's name from the left edge of the heading above it. */
const minIndent = 4;

/** Minimum difference of font sizes. */
const minStep = 0.75;

const isBelow = (line: DocumentLine, above: DocumentLine) => {
  const [size = 0, larger = 0] = [line.size, above.size];
  const isIn = line.column === above.column && (line.x ?? 0) > (above.x ?? 0) + minIndent;
  return (
    (line.heading ?? 0) > (above.heading ?? 0) ||
    size < larger - minStep ||
    (isIn && size <= larger)
  );
};

/** An unknown heading in a look of its own. */
const isUnknownBelow = (line: DocumentLine, above: DocumentLine) =>
  !knownHeading(line.text) && lookOf(line).key !== lookOf(above).key;

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
    const isGroup =
      own &&
      above &&
      ((section?.kind === 'skills' && isBelow(own, above)) ||
        (heading.kind === 'other' && isUnknownBelow(own, above)));
    if (isGroup) {
      if (isFirst) look = key;
      if (look === key) return false;
    }
    section = heading;
    look = undefined;
    return true;
  });
}
