import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkKey, type ObjectInfo, ObjectStorage, type StoredObject } from './object-storage.js';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Objects as files below a folder: bytes under `data/`, content types under `types/`. */
export class FolderStorage extends ObjectStorage {
  constructor(private readonly folder: string) {
    super();
  }

  async put(key: string, content: Uint8Array | Readable, info: ObjectInfo): Promise<void> {
    const { data, type } = this.#paths(key);
    const draft = join(this.folder, 'drafts', randomUUID());
    const folders = [dirname(data), dirname(type), dirname(draft)];
    await Promise.all(folders.map((folder) => mkdir(folder, { recursive: true })));
    try {
      await this.#write(draft, content, info.size);
      await writeFile(type, info.contentType);
      await rename(draft, data);
    } finally {
      await rm(draft, { force: true });
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

  async delete(key: string): Promise<void> {
    const { data, type } = this.#paths(key);
    await rm(data, { force: true });
    await rm(type, { force: true });
  }

  async check(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
  }

  #paths(key: string): { data: string; type: string } {
    checkKey(key);
    return { data: join(this.folder, 'data', key), type: join(this.folder, 'types', key) };
  }

  /** To the disk before the rename: a power cut must not leave an empty file under the final name. */
  async #write(path: string, content: Uint8Array | Readable, size: number): Promise<void> {
    const source = content instanceof Uint8Array ? Readable.from([content]) : content;
    const target = createWriteStream(path, { flush: true });
    await pipeline(source, target);
    if (target.bytesWritten !== size) {
      throw new Error(`object has ${target.bytesWritten} bytes, announced were ${size}`);
    }
  }
}
