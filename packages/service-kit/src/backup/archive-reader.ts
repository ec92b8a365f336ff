import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Entry, extract } from 'tar-stream';
import {
  type ArchiveSecret,
  damaged,
  decryption,
  isEncrypted,
  newerFormat,
} from './archive-cipher.js';
import {
  type ArchiveEnd,
  type ArchiveEntry,
  ArchiveFault,
  type ArchiveHead,
  archiveFormat,
  contentTypeRecord,
  endName,
  headName,
} from './archive-format.js';
import { addToChecksum } from './archive-writer.js';

const startBytes = 2_048;
const gzipMark = Buffer.from([0x1f, 0x8b]);

/** Contents of a verified archive. */
export interface CheckedArchive {
  readonly head: ArchiveHead;
  readonly end: ArchiveEnd;
}

/** Verifies an archive by reading all of it. @throws ArchiveFault for any damage */
export async function checkArchive(
  file: string,
  secret: ArchiveSecret | undefined,
): Promise<CheckedArchive> {
  let head: ArchiveHead | undefined;
  let end: ArchiveEnd | undefined;
  for await (const entry of readArchive(file, secret)) {
    if (entry.name === headName) head = json<ArchiveHead>(entry);
    if (entry.name === endName) end = json<ArchiveEnd>(entry);
  }
  if (!head || !end) throw damaged('its end is missing');
  return { head, end };
}

/**
 * The entries of an archive in order, one in memory at a time. The checksum is only compared at the end, so call
 * `checkArchive` first if nothing of a damaged archive may be applied.
 * @throws ArchiveFault
 */
export async function* readArchive(
  file: string,
  secret: ArchiveSecret | undefined,
): AsyncGenerator<ArchiveEntry> {
  const checksum = createHash('sha256');
  let end: ArchiveEnd | undefined;
  let entries = 0;
  for await (const entry of entriesOf(file, secret)) {
    if (end) throw damaged('something follows its end');
    if (entries === 0) checkHead(entry);
    if (entry.name === endName) end = json<ArchiveEnd>(entry);
    else {
      addToChecksum(checksum, entry);
      entries++;
    }
    yield entry;
  }
  if (!end || end.entries !== entries) throw damaged('its end is missing');
  if (end.sha256 !== checksum.digest('hex')) throw damaged('its checksum is another one');
}

function checkHead(entry: ArchiveEntry): void {
  if (entry.name !== headName) throw new ArchiveFault('The file is no backup of a portal.');
  const { format } = json<ArchiveHead>(entry);
  if (format > archiveFormat) throw newerFormat(format);
}

async function* entriesOf(
  file: string,
  secret: ArchiveSecret | undefined,
): AsyncGenerator<ArchiveEntry> {
  const { source, decrypt } = await opened(file, secret);
  const tar = extract();
  const steps = [source, ...(decrypt ? [decrypt] : []), createGunzip(), tar] as const;
  let failure: unknown;
  const flowing = pipeline(steps as unknown as [Readable, NodeJS.WritableStream]).catch(
    (error: unknown) => {
      failure ??= error;
      tar.destroy(error as Error);
    },
  );
  try {
    for await (const entry of tar as AsyncIterable<Entry>) {
      // The library's type lacks the PAX records that it reads.
      const { name, pax } = entry.header as Entry['header'] & { pax?: Record<string, string> };
      const contentType = pax?.[contentTypeRecord];
      yield { name, content: await buffer(entry as unknown as Readable), contentType };
    }
  } catch (error) {
    throw asFault(failure ?? error);
  } finally {
    source.destroy();
    await flowing;
  }
  if (failure) throw asFault(failure);
}

/** Replaces the technical messages of zlib and tar. */
function asFault(error: unknown): Error {
  if (error instanceof ArchiveFault) return error;
  const { code, syscall } = error as NodeJS.ErrnoException;
  return syscall ? (error as Error) : damaged(`it was changed or cut off (${code ?? error})`);
}

async function opened(file: string, secret: ArchiveSecret | undefined) {
  const handle = await open(file);
  const start = Buffer.alloc(startBytes);
  try {
    await handle.read(start, 0, startBytes, 0);
  } finally {
    await handle.close();
  }
  if (isEncrypted(start)) {
    const { skip, stream } = decryption(start, secret);
    return { source: createReadStream(file, { start: skip }), decrypt: stream };
  }
  if (!start.subarray(0, 2).equals(gzipMark)) {
    throw new ArchiveFault(`${file} is no backup of a portal.`);
  }
  return { source: createReadStream(file), decrypt: undefined };
}

/** @throws ArchiveFault for invalid JSON */
function json<Value>({ name, content }: ArchiveEntry): Value {
  try {
    return JSON.parse(content.toString()) as Value;
  } catch {
    throw damaged(`${name} cannot be read`);
  }
}
