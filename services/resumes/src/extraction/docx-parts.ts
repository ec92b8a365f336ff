import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { unreadable } from '../structure/document-line.js';

/** Most inflated bytes of all parts together (architecture §7). */
const maximumInflated = 50 * 1024 * 1024;

/** Most parts; a usual document has some dozens. */
const maximumParts = 2_000;

/** Page headers often contain the name and the address, footers the address. */
const pageHeader = /^word\/header\d*\.xml$/;
const pageFoot = /^word\/footer\d*\.xml$/;

/** XML of page headers and footers. */
export interface PageEdges {
  readonly headers: string[];
  readonly feet: string[];
}

async function open(bytes: Uint8Array): Promise<ZipFile> {
  // Wrong declared sizes cause an error.
  const options = { lazyEntries: true, validateEntrySizes: true, strictFileNames: false };
  return fromBufferPromise(Buffer.from(bytes), options);
}

/** Inflates a part in chunks, so that a ZIP bomb is detected early. */
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
 * Unpacks a DOCX once without storing it, to measure its size before a library unpacks it.
 * @returns the XML of its page headers and footers
 * @throws Error when it is not an archive, inflates to more than 50 MB, or is encrypted
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
