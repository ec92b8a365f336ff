import type { ImportField } from '@commons/contracts/imports/import-run-lists';
import { foldText } from '@commons/contracts/text/fold-text';

/** Headings of each field, in English and Spanish, without accents; the most specific first. */
export type HeadingWords = Readonly<Partial<Record<ImportField, readonly string[]>>>;

/** "Trade Name (DBA)" and "TRADE_NAME_DBA" are the same heading; "businessName" is two words. */
export const headingKey = (heading: string): string =>
  foldText(heading.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const exactly = 1_000;

/** How well a heading matches a field: exactly, or with the words of one of its names among others. */
function fit(heading: string, names: readonly string[]): number {
  const key = headingKey(heading);
  const padded = ` ${key} `;
  let best = 0;
  for (const [at, name] of names.entries()) {
    const value =
      key === name ? exactly - at : padded.includes(` ${name} `) ? name.length * 10 - at : 0;
    best = Math.max(best, value);
  }
  return best;
}

/** Recognises a field by the content of its cells. */
const cellPatterns: Readonly<Partial<Record<ImportField, RegExp>>> = {
  email: /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i,
  website: /^(https?:\/\/|www\.)\S+$/i,
  phone: /^\+?[\d(][\d\s().-]{8,18}\d$/,
};

function byCells(rows: readonly (readonly string[])[], pattern: RegExp, free: readonly number[]) {
  return free.find((column) => {
    const cells = rows.map((row) => row[column] ?? '').filter(Boolean);
    return cells.length > 0 && cells.every((cell) => pattern.test(cell));
  });
}

/**
 * Proposes a mapping of columns to fields by headings, or by cells where no heading matches.
 * @param rows the first rows of the file
 */
export function proposeColumns(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  words: HeadingWords,
): Partial<Record<ImportField, number>> {
  const fields = Object.entries(words) as [ImportField, readonly string[]][];
  const pairs = fields
    .flatMap(([field, names]) =>
      headings.map((heading, column) => ({ field, column, value: fit(heading, names) })),
    )
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value || a.column - b.column);
  const chosen: Partial<Record<ImportField, number>> = {};
  const taken = new Set<number>();
  for (const { field, column } of pairs) {
    if (chosen[field] !== undefined || taken.has(column)) continue;
    chosen[field] = column;
    taken.add(column);
  }
  for (const [field] of fields) {
    const pattern = cellPatterns[field];
    if (!pattern || chosen[field] !== undefined) continue;
    const free = headings.map((_, column) => column).filter((column) => !taken.has(column));
    const column = byCells(rows, pattern, free);
    if (column === undefined) continue;
    chosen[field] = column;
    taken.add(column);
  }
  return chosen;
}
