import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { unreadable } from '../structure/document-line.js';

/** Inflated bytes of all parts together (architecture §7). */
const maximumInflated = 50 * 1024 * 1024;

/** A document has some dozens of parts. */
const maximumParts = 2_000;

/** Headers of pages often carry the name and the address, feet the address. */
const pageHeader = /^word\/header\d*\.xml$/;
const pageFoot = /^word\/footer\d*\.xml$/;

/** XML of what stands at the edges of the pages. */
export interface PageEdges {
  readonly headers: string[];
  readonly feet: string[];
}

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
    if (size > allowed) throw new Error(unreadable.tooLarge);
    if (keep) chunks.push(chunk);
  }
  return { size, text: Buffer.concat(chunks).toString('utf8') };
}

/**
 * Unpacks a DOCX once without keeping it, counting, before a library unpacks it whole.
 * @returns the XML of its page headers and feet
 * @throws Error when it is no archive, inflates to more than 50 MB, or is encrypted
 */
export async function countedEdges(bytes: Uint8Array): Promise<PageEdges> {
  const edges: PageEdges = { headers: [], feet: [] };
  let inflated = 0;
  let parts = 0;
  const file = await open(bytes);
  for await (const entry of file.eachEntry() as AsyncIterable<Entry>) {
    parts += 1;
    inflated += entry.uncompressedSize;
    if (parts > maximumParts || inflated > maximumInflated) throw new Error(unreadable.tooLarge);
    const [isHeader, isFoot] = [pageHeader, pageFoot].map((part) => part.test(entry.fileName));
    const stream = await file.openReadStreamPromise(entry);
    const isKept = isHeader === true || isFoot === true;
    const { text } = await inflate(stream, entry.uncompressedSize, isKept);
    if (isKept) (isHeader ? edges.headers : edges.feet).push(text);
  }
  return edges;
}
