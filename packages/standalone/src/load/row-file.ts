import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

export interface FileRow {
  /** Counts from 1, as an editor does. */
  readonly line: number;
  readonly row: Record<string, unknown>;
}

export interface UnreadableLine {
  readonly line: number;
  readonly detail: string;
}

export interface RowSlice {
  readonly rows: readonly FileRow[];
  readonly unreadable: readonly UnreadableLine[];
}

/** How many rows a file has. Bytes would not do for a progress bar: a packed file is read far ahead of its rows. */
export async function countRows(file: string): Promise<number> {
  let rows = 0;
  for await (const text of lines(file)) if (text.trim() !== '') rows += 1;
  return rows;
}

/**
 * Reads a file of one JSON object a line (`.jsonl`, `.jsonl.gz`) in slices, without ever holding the whole of it.
 * A row without a `ref` gets one made of its content: loading a file again then finds every row as it stands.
 */
export async function* readSlices(file: string, size: number): AsyncGenerator<RowSlice> {
  let rows: FileRow[] = [];
  let unreadable: UnreadableLine[] = [];
  let line = 0;
  for await (const text of lines(file)) {
    line += 1;
    if (text.trim() === '') continue;
    const row = parseRow(text);
    if (typeof row === 'string') unreadable.push({ line, detail: row });
    else rows.push({ line, row });
    if (rows.length < size) continue;
    yield { rows, unreadable };
    rows = [];
    unreadable = [];
  }
  yield { rows, unreadable };
}

function lines(file: string): AsyncIterable<string> {
  const source = createReadStream(file);
  if (!file.endsWith('.gz')) return createInterface({ input: source });
  const unpacked = createGunzip();
  // A pipe passes no error on: a file that cannot be read must end the reading too.
  source.once('error', (error) => unpacked.destroy(error));
  return createInterface({ input: source.pipe(unpacked) });
}

/** The row, or what is wrong with the line. */
function parseRow(text: string): Record<string, unknown> | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'This line is not JSON';
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return 'This line is not a JSON object';
  }
  if ('ref' in value && value.ref) return value as Record<string, unknown>;
  return { ...value, ref: createHash('sha256').update(text).digest('hex').slice(0, 32) };
}
