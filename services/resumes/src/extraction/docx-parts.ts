import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { unreadable } from './document-line.js';

/** Inflated bytes of all parts together (architecture §7). */
const maximumInflated = 50 * 1024 * 1024;

/** A document has some dozens of parts. */
const maximumParts = 2_000;

/** Headers of pages often carry the name and the address. */
const pageHeader = /^word\/header\d*\.xml$/;

async function open(bytes: Uint8Array): Promise<ZipFile> {
  // Sizes that lie end in an error.
  const options = { lazyEntries: true, validateEntrySizes: true, strictFileNames: false };
  return fromBufferPromise(Buffer.from(bytes), options);
}

/** Inflates a part piece by piece, so that a bomb is noticed long before it is whole. */
async function inflate(stream: Readable, allowed: number, keep: boolean) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > allowed) throw new Error(unreadable.damaged);
    if (keep) chunks.push(chunk);
  }
  return { size, text: Buffer.concat(chunks).toString('utf8') };
}

/**
 * Unpacks a DOCX once without keeping it, counting, before a library unpacks it whole.
 * @returns the XML of its page headers
 * @throws Error when it is no archive, inflates to more than 50 MB, or is encrypted
 */
export async function countedHeaders(bytes: Uint8Array): Promise<string[]> {
  const headers: string[] = [];
  let inflated = 0;
  let parts = 0;
  const file = await open(bytes);
  for await (const entry of file.eachEntry() as AsyncIterable<Entry>) {
    parts += 1;
    inflated += entry.uncompressedSize;
    if (parts > maximumParts || inflated > maximumInflated) throw new Error(unreadable.damaged);
    const isHeader = pageHeader.test(entry.fileName);
    const stream = await file.openReadStreamPromise(entry);
    const { text } = await inflate(stream, entry.uncompressedSize, isHeader);
    if (isHeader) headers.push(text);
  }
  return headers;
}
