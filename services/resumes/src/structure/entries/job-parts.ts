import { datesIn, isWithin } from '../dates/dates.js';
import type { SectionLine } from '../lines/section-line.js';
import { clientLabel } from './names/entry-notes.js';

/**
 * Whether a dated line is part of the job above it: "Client: TriStar Health (2022 – Present)", or a list item, with
 * years within those of that job.
 * @param dates positions of all dated lines
 */
export function isPartOfJob(
  lines: readonly SectionLine[],
  position: number,
  dates: readonly number[],
): boolean {
  const datesAt = (at: number) => datesIn(lines[at]?.line.text ?? '');
  const isPart = (at: number) =>
    clientLabel.test(lines[at]?.line.text ?? '') || lines[at]?.line.indented === true;
  if (!isPart(position)) return false;
  const job = dates.findLast((other) => other < position && !isPart(other));
  return job !== undefined && isWithin(datesAt(position), datesAt(job));
}
