import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { type ArchiveSecret, encryption } from './archive-cipher.js';
import {
  type ArchiveEnd,
  type ArchiveEntry,
  archiveFormat,
  contentTypeRecord,
  endName,
  headName,
} from './archive-format.js';

/** Adds an entry to the checksum of an archive; used by writer and reader. */
export function addToChecksum(
  checksum: ReturnType<typeof createHash>,
  { name, content, contentType = '' }: ArchiveEntry,
): void {
  checksum.update(JSON.stringify([name, content.length, contentType]));
  checksum.update(content);
}

/** Writes an archive entry by entry; the file gets its name only when it is complete and synced to the disk. */
export class ArchiveWriter {
  readonly #tar = pack();
  readonly #checksum = createHash('sha256');
  readonly #draft: string;
  readonly #written: Promise<void>;
  #failure: Error | undefined;
  #counts = { entries: 0, documents: 0, objects: 0, bytes: 0 };

  private constructor(
    private readonly file: string,
    secret: ArchiveSecret | undefined,
  ) {
    this.#draft = `${file}.part`;
    const target = createWriteStream(this.#draft, { mode: 0o600, flush: true });
    this.#written = this.#pipe(target, secret).catch((error: Error) => {
      this.#failure = error;
      // Resumes an entry that waits for the stream to drain.
      this.#tar.destroy(error);
    });
  }

  /** @param secret encrypts the archive */
  static async begin(
    file: string,
    secret: ArchiveSecret | undefined,
    secrets: boolean,
  ): Promise<ArchiveWriter> {
    const writer = new ArchiveWriter(file, secret);
    const created_at = new Date().toISOString();
    await writer.addJson(headName, { format: archiveFormat, created_at, secrets });
    return writer;
  }

  /** @param documents number of documents in the entry @throws the error of the failed write, e.g. a full disk */
  async add(entry: ArchiveEntry, documents = 0): Promise<void> {
    await this.#put(entry);
    addToChecksum(this.#checksum, entry);
    const { entries, objects, bytes, ...counts } = this.#counts;
    this.#counts = {
      entries: entries + 1,
      documents: counts.documents + documents,
      objects: objects + (entry.contentType === undefined ? 0 : 1),
      bytes: bytes + entry.content.length,
    };
  }

  /** Adds an entry with one JSON value and a line break. */
  addJson(name: string, value: unknown): Promise<void> {
    return this.add({ name, content: Buffer.from(`${JSON.stringify(value)}\n`) });
  }

  /** Writes the last entry and gives the file its name. */
  async finish(objectsRemoved: readonly string[]): Promise<ArchiveEnd> {
    const end: ArchiveEnd = {
      ...this.#counts,
      sha256: this.#checksum.digest('hex'),
      objects_removed: objectsRemoved,
    };
    await this.#put({ name: endName, content: Buffer.from(`${JSON.stringify(end)}\n`) });
    this.#tar.finalize();
    await this.#written;
    if (this.#failure) throw this.#failure;
    await rename(this.#draft, this.file);
    return end;
  }

  /** Deletes the partial file. */
  async abort(): Promise<void> {
    this.#tar.destroy(new Error('aborted'));
    await this.#written;
    await rm(this.#draft, { force: true });
  }

  #put({ name, content, contentType }: ArchiveEntry): Promise<void> {
    const pax = contentType === undefined ? undefined : { [contentTypeRecord]: contentType };
    return new Promise((resolve, reject) => {
      if (this.#failure) return reject(this.#failure);
      const fail = () => reject(this.#failure ?? new Error('the archive cannot be written'));
      this.#tar.once('close', fail);
      this.#tar.entry({ name, mode: 0o600, ...(pax && { pax }) }, content, (error) => {
        this.#tar.off('close', fail);
        if (error) reject(this.#failure ?? error);
        else resolve();
      });
    });
  }

  async #pipe(target: Writable, secret: ArchiveSecret | undefined): Promise<void> {
    // Photos do not compress, and for texts a higher level saves little and takes twice the time.
    const gzip = createGzip({ level: 4 });
    if (!secret) return pipeline(this.#tar, gzip, target);
    const { head, stream } = encryption(secret);
    target.write(head);
    return pipeline(this.#tar, gzip, stream, target);
  }
}
