import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { unreadable } from '../../structure/lines/document-line.js';

/** Maximum inflated size of all parts together, in bytes (architecture §7). */
const maxInflated = 50 * 1024 * 1024;

/** Maximum number of parts; a usual document has some dozens. */
const maxParts = 2_000;

/** Maximum bytes of a parsed part: a long résumé with all its formatting has one megabyte. */
const maxParsed = 8 * 1024 * 1024;

/** The XML of a document, by role. Page headers often contain the name and the address, footers the address. */
export interface DocxParts {
  document: string;
  styles: string;
  relations: string;
  readonly headers: string[];
  readonly footers: string[];
}

type Role = keyof DocxParts;

const roles: readonly (readonly [RegExp, Role])[] = [
  [/^word\/header\d*\.xml$/, 'headers'],
  [/^word\/footer\d*\.xml$/, 'footers'],
  [/^word\/document\d*\.xml$/, 'document'],
  [/^word\/styles\d*\.xml$/, 'styles'],
  [/^word\/_rels\/document\d*\.xml\.rels$/, 'relations'],
];

async function open(bytes: Uint8Array): Promise<ZipFile> {
  // Wrong declared sizes cause an error.
  const options = { lazyEntries: true, validateEntrySizes: true, strictFileNames: false };
  return fromBufferPromise(Buffer.from(bytes), options);
}

/** Inflates a part in chunks, so that a ZIP bomb is detected early. */
async function inflate(stream: Readable, allowed: number, isWanted: boolean) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > allowed) throw new Error(unreadable.tooLarge);
    if (isWanted) chunks.push(chunk);
  }
  if (isWanted && size > maxParsed) throw new Error(unreadable.tooLarge);
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Unpacks a DOCX without storing it, and measures its size.
 * @throws Error when it is not an archive, inflates to more than 50 MB, or is encrypted
 */
export async function docxParts(bytes: Uint8Array): Promise<DocxParts> {
  const found: DocxParts = { document: '', styles: '', relations: '', headers: [], footers: [] };
  let inflated = 0;
  let parts = 0;
  const file = await open(bytes);
  for await (const entry of file.eachEntry() as AsyncIterable<Entry>) {
    parts += 1;
    inflated += entry.uncompressedSize;
    if (parts > maxParts || inflated > maxInflated) throw new Error(unreadable.tooLarge);
    const role = roles.find(([name]) => name.test(entry.fileName))?.[1];
    const stream = await file.openReadStreamPromise(entry);
    const text = await inflate(stream, entry.uncompressedSize, role !== undefined);
    if (role === 'headers' || role === 'footers') found[role].push(text);
    else if (role) found[role] = text;
  }
  return found;
}
