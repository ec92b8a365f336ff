import { isDutyLabel } from '../entries/labels/entry-labels.js';
import { isOfDuties } from '../headings/composed-headings.js';
import type { SectionHeading } from '../headings/section-heading.js';
import type { DocumentLine } from '../lines/document-line.js';

/** "Highlights" below each job, in the look of a heading: a label that a section has once stays. */
export function withoutDutyLabels(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const labels = lines.map(({ text }) => text).filter(isDutyLabel);
  const again = new Set(labels.filter((text, at) => labels.indexOf(text) !== at));
  return again.size === 0
    ? lines
    : lines.map((line) => (again.has(line.text) ? { ...line, text: '' } : line));
}

/** "Key responsibilities" below a job: the jobs go on after it. */
export function withoutDuties(headings: readonly SectionHeading[]): SectionHeading[] {
  let above: SectionHeading | undefined;
  return headings.filter((heading) => {
    const isWithin = above?.kind === 'experience' || above?.kind === 'projects';
    if (isWithin && isOfDuties(heading.text)) return false;
    above = heading;
    return true;
  });
}
