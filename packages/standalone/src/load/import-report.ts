import type { ImportCount } from './import-file.js';

const shownRefusals = 10;
const shownTexts = 25;

const sum = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((total, count) => total + count, 0);

/** Accepted rows, whatever their outcome. */
export const takenRows = ({ imported, unchanged, updated, merged, leftOut }: ImportCount): number =>
  imported + unchanged + updated + merged + sum(leftOut);

/** The final output of `npm run load`: the counts, and what did not fit. */
export function resultText(count: ImportCount): string {
  const { imported, unchanged, updated, merged, refused, refusedCount, leftOut, unplaced } = count;
  const parts = [
    `${imported} imported`,
    ...(updated > 0 ? [`${updated} updated`] : []),
    `${unchanged} unchanged`,
    ...(merged > 0 ? [`${merged} joined one that was there`] : []),
    ...(leftOut.size > 0 ? [`${sum(leftOut)} left out`] : []),
    `${refusedCount} refused`,
  ];
  return [
    parts.join(', '),
    ...listed(
      refused.map(({ line, detail }) => `line ${line}: ${detail}`),
      refusedCount,
      shownRefusals,
    ),
    ...textsOf('Left out, because they are no business:', leftOut),
    ...textsOf('In no category, and under "Other":', unplaced),
  ].join('\n');
}

function textsOf(title: string, counts: ReadonlyMap<string, number>): string[] {
  if (counts.size === 0) return [];
  const most = [...counts].sort(([, one], [, other]) => other - one);
  const lines = most.map(([text, rows]) => `${rows} × ${text}`);
  return ['', title, ...listed(lines, lines.length, shownTexts)];
}

function listed(lines: readonly string[], all: number, most: number): string[] {
  const shown = lines.slice(0, most).map((line) => `  ${line}`);
  return all > most ? [...shown, `  … and ${all - most} more`] : shown;
}
