import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

export interface FileRow {
  /** Starts at 1, as in an editor. */
  readonly line: number;
  readonly row: Record<string, unknown>;
}

interface UnreadableLine {
  readonly line: number;
  readonly detail: string;
}

interface RowSlice {
  readonly rows: readonly FileRow[];
  readonly unreadable: readonly UnreadableLine[];
}

/** Counts the rows of a file. Bytes are no measure of progress: a packed file is read far ahead of its rows. */
export async function countRows(file: string): Promise<number> {
  let rows = 0;
  for await (const text of lines(file)) if (text.trim() !== '') rows += 1;
  return rows;
}

/**
 * Reads a file with one JSON object per line (`.jsonl`, `.jsonl.gz`) as a stream of slices. A row without a `ref` gets
 * a hash of its content, so that loading a file again finds every row.
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
  // pipe() does not forward errors: a read error must end the unpacking too.
  source.once('error', (error) => unpacked.destroy(error));
  return createInterface({ input: source.pipe(unpacked) });
}

/** The row, or the error of the line. */
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
