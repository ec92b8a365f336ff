import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

/** The rows of a file of one JSON object a line (.jsonl or .jsonl.gz). */
export async function readRows(file) {
  const packed = createReadStream(file);
  const input = file.endsWith('.gz') ? packed.pipe(createGunzip()) : packed;
  const rows = [];
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line.trim()) rows.push(JSON.parse(line));
  }
  return rows;
}

/**
 * As many rows as asked for: those of the file, then variations of them.
 * @param {(row: object, round: number, random: () => number) => object} vary gives a row that differs in what is searched
 */
export function rowsOf(count, rows, vary, random) {
  return Array.from({ length: count }, (_, at) => {
    const row = rows[at % rows.length];
    const round = Math.floor(at / rows.length);
    return { ...(round === 0 ? row : vary(row, round, random)), ref: `bench-${at}` };
  });
}
