import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import {
  mkdir,
  open,
  opendir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hourMs } from '@commons/contracts/durations';
import { checkKey, type ObjectInfo, ObjectStorage, type StoredObject } from './object-storage.js';

/** Size of a small file. */
const probeBytes = Buffer.alloc(64 * 1024);

/** Age at which drafts are deleted; no upload takes this long. */
const draftsKeptMs = hourMs;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Objects as files below a folder: bytes under `data/`, content types under `types/`. */
export class FolderStorage extends ObjectStorage {
  #cleared = 0;

  constructor(private readonly folder: string) {
    super();
  }

  async put(key: string, content: Uint8Array | Readable, info: ObjectInfo): Promise<void> {
    const { data, type } = this.#paths(key);
    const draft = join(this.folder, 'drafts', randomUUID());
    const typeDraft = `${draft}.type`;
    const folders = [dirname(data), dirname(type), dirname(draft)];
    await Promise.all(folders.map((folder) => mkdir(folder, { recursive: true })));
    try {
      await this.#write(draft, content, info.size);
      await writeFile(typeDraft, info.contentType, { flush: true });
      // Both files are complete by now, so a full disk never damages the object that is replaced.
      await rename(typeDraft, type);
      await rename(draft, data);
    } finally {
      await Promise.all([draft, typeDraft].map((path) => rm(path, { force: true })));
    }
  }

  async get(key: string): Promise<StoredObject | undefined> {
    const { data, type } = this.#paths(key);
    try {
      const contentType = await readFile(type, 'utf8');
      const file = await open(data);
      const { size } = await file.stat();
      return { size, contentType, stream: file.createReadStream() };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async exists(key: string): Promise<boolean> {
    try {
      return (await stat(this.#paths(key).data)).isFile();
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  async *list(folder = ''): AsyncGenerator<string> {
    yield* this.#filesBelow(folder);
  }

  async delete(key: string): Promise<void> {
    const { data, type } = this.#paths(key);
    await rm(data, { force: true });
    await rm(type, { force: true });
  }

  /** Writes a probe file, since a full disk can still be read and listed. */
  async check(): Promise<void> {
    const probe = join(this.folder, 'drafts', `probe-${randomUUID()}`);
    await mkdir(dirname(probe), { recursive: true });
    try {
      await writeFile(probe, probeBytes);
    } finally {
      await rm(probe, { force: true });
    }
    await this.#removeOldDrafts();
  }

  /** Occasionally deletes drafts that a killed process left behind. */
  async #removeOldDrafts(): Promise<void> {
    const now = Date.now();
    if (Math.abs(now - this.#cleared) < draftsKeptMs) return;
    this.#cleared = now;
    const drafts = join(this.folder, 'drafts');
    for (const name of await readdir(drafts)) {
      const path = join(drafts, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
      if (now - mtimeMs > draftsKeptMs) await rm(path, { force: true });
    }
  }

  async *#filesBelow(prefix: string): AsyncGenerator<string> {
    const entries = await opendir(join(this.folder, 'data', prefix)).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    for await (const entry of entries) {
      if (entry.isDirectory()) yield* this.#filesBelow(`${prefix}${entry.name}/`);
      else yield `${prefix}${entry.name}`;
    }
  }

  #paths(key: string): { data: string; type: string } {
    checkKey(key);
    return { data: join(this.folder, 'data', key), type: join(this.folder, 'types', key) };
  }

  /** Syncs to the disk before the rename: a power cut must not leave an empty file under the final name. */
  async #write(path: string, content: Uint8Array | Readable, size: number): Promise<void> {
    const source = content instanceof Uint8Array ? Readable.from([content]) : content;
    const target = createWriteStream(path, { flush: true });
    await pipeline(source, target);
    if (target.bytesWritten !== size) {
      throw new Error(`object has ${target.bytesWritten} bytes, expected ${size}`);
    }
  }
}
