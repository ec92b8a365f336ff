import { createHash } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
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
  /** Bytes of the file read so far, compressed where it is. */
  readonly bytesRead: number;
}

/**
 * Reads a file of one JSON object a line (`.jsonl`, `.jsonl.gz`) in slices, without ever holding the whole of it.
 * A row without a `ref` gets one made of its content: loading a file again then finds every row as it stands.
 */
export async function* readSlices(file: string, size: number): AsyncGenerator<RowSlice> {
  const source = createReadStream(file);
  let rows: FileRow[] = [];
  let unreadable: UnreadableLine[] = [];
  let line = 0;
  for await (const text of lines(source, file)) {
    line += 1;
    if (text.trim() === '') continue;
    const row = parseRow(text);
    if (typeof row === 'string') unreadable.push({ line, detail: row });
    else rows.push({ line, row });
    if (rows.length < size) continue;
    yield { rows, unreadable, bytesRead: source.bytesRead };
    rows = [];
    unreadable = [];
  }
  yield { rows, unreadable, bytesRead: source.bytesRead };
}

function lines(source: ReadStream, file: string): AsyncIterable<string> {
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
