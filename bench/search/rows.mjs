import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

/** The rows of a file with one JSON object per line (.jsonl or .jsonl.gz). */
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
 * The requested number of rows: those of the file, then variations of them.
 * @param {(row: object, round: number, random: () => number) => object} vary returns a row with different searched
 * fields
 */
export function rowsOf(count, rows, vary, random) {
  return Array.from({ length: count }, (_, at) => {
    const row = rows[at % rows.length];
    const round = Math.floor(at / rows.length);
    return { ...(round === 0 ? row : vary(row, round, random)), ref: `bench-${at}` };
  });
}
