import type { SectionLine } from '../lines/section-line.js';
import type { Entry } from './entry.js';
import type { EntryKind } from './entry-roles.js';
import { type NarrativeEntry, narrativeEntry, toldJob } from './narrative-entries.js';

/** The jobs that lines tell without "I", each with the lines below it. */
export function toldEntries(lines: readonly SectionLine[]): Entry[] {
  const found = lines.flatMap(({ at, line }) => {
    const job = toldJob(line.text);
    return job ? [entryTold(at, job, 'experience')] : [];
  });
  const starts = found.map(({ named }) => lines.findIndex(({ at }) => at === named[0]));
  return found.map((entry, index) => ({
    ...entry,
    details: lines.slice((starts[index] ?? 0) + 1, starts[index + 1]).map(({ at }) => at),
  }));
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
