import type { SectionLine } from '../../lines/section-line.js';
import type { Entry, EntryKind } from '../entry.js';
import { datesAlone } from '../labels/told-dates.js';
import { type NarrativeEntry, narrativeEntry } from './narrative-entries.js';
import { tellsLength, toldJob } from './told-job.js';

/** The jobs that lines tell without "I", each with the lines below it. */
export function toldEntries(lines: readonly SectionLine[]): Entry[] {
  const found = lines.flatMap(({ at, line }, position) => {
    const job = toldJob(line.text, true);
    if (!job) return [];
    const below = job.dates ? undefined : datesBelow(lines, position);
    if (!below) return [entryTold(at, job, 'experience')];
    const entry = entryTold(at, { ...job, dates: below.dates }, 'experience');
    return [{ ...entry, named: [at, below.at] }];
  });
  const starts = found.map(({ named }) => lines.findIndex(({ at }) => at === named[0]));
  return found.map((entry, index) => ({
    ...entry,
    details: lines.slice((starts[index] ?? 0) + 1, starts[index + 1]).map(({ at }) => at),
  }));
}

/** Lines in which the dates of a told job may follow. */
const maxBelow = 3;

/** "Since July 2015 to June 2016." below a told job. */
function datesBelow(lines: readonly SectionLine[], position: number) {
  for (const { at, line } of lines.slice(position + 1, position + 1 + maxBelow)) {
    if (toldJob(line.text, true)) return undefined;
    const dates = datesAlone(line.text);
    if (dates) return { at, dates };
  }
  return undefined;
}

/** "2 years worked as a helper in Acme" below jobs that are listed: told jobs that are part of none of those. */
export function toldAside(
  told: readonly Entry[],
  listed: readonly Entry[],
  lines: readonly SectionLine[],
): Entry[] {
  const named = new Set(listed.flatMap((entry) => entry.named));
  const starts = new Set(listed.map(({ start }) => start));
  return told
    .filter(({ title, organization, start, end, present, named: [at = -1] }) => {
      const text = lines.find((line) => line.at === at)?.line.text ?? '';
      const isTimed =
        start !== undefined && (end ?? present) ? !starts.has(start) : tellsLength(text);
      return title && organization && isTimed && !named.has(at);
    })
    .map((entry) => ({ ...entry, details: [] }));
}

/** The job or course that one sentence describes. */
export function narrativeAt(at: number, text: string, kind: EntryKind): Entry | undefined {
  const found = narrativeEntry(text, kind);
  const told = found && kind === 'experience' ? toldJob(text) : undefined;
  return found && entryTold(at, told ?? found, kind);
}

function entryTold(
  at: number,
  { title, organization, dates }: NarrativeEntry,
  kind: EntryKind,
): Entry {
  return {
    kind,
    ...(title && { title }),
    ...(organization && { organization }),
    ...(dates && { dates: dates.text }),
    ...(dates?.start && { start: dates.start }),
    ...(dates?.end && { end: dates.end }),
    ...(dates?.present && { present: true }),
    named: [at],
    details: [],
    confidence: title && organization && dates ? 0.7 : 0.6,
  };
}
