import { buffer } from 'node:stream/consumers';
import { FrontEndVersion } from '@commons/contracts/front-ends/publication';
import type { ObjectStorage } from '../objects/object-storage.js';
import { contentTypeOf } from './content-type.js';

const pointer = 'released.json';

/** The store of published front ends: `<name>/<version>/<file>` and `<name>/released.json` (ADR 0018). */
export class PublicationStore {
  /** @param prefix of all keys in the store, e.g. `front-ends/` */
  constructor(
    private readonly objects: ObjectStorage,
    private readonly prefix = '',
  ) {}

  /** The stored pointer of a front end; undefined when it was never released here. */
  async releaseText(name: string): Promise<string | undefined> {
    return (await this.#read(`${name}/${pointer}`))?.toString();
  }

  /**
   * Replaces the pointer that names the released versions.
   * @param before the text that the new one was made from; undefined when there was none
   * @returns false when the stored one is another by now: then nothing is written
   */
  async replaceRelease(name: string, before: string | undefined, text: string): Promise<boolean> {
    if ((await this.releaseText(name)) !== before) return false;
    await this.#write(`${name}/${pointer}`, Buffer.from(text));
    return true;
  }

  /** A file of a version; undefined when there is none. */
  read(name: string, version: string, file: string): Promise<Buffer | undefined> {
    return this.#read(`${name}/${version}/${file}`);
  }

  /** Stores a file of a version. */
  write(name: string, version: string, file: string, content: Uint8Array): Promise<void> {
    return this.#write(`${name}/${version}/${file}`, content);
  }

  /** Completely published versions. */
  async versions(name: string): Promise<string[]> {
    const found: string[] = [];
    for await (const key of this.objects.list(`${this.prefix}${name}/`)) {
      const [version = '', file, ...deeper] = key
        .slice(this.prefix.length + name.length + 1)
        .split('/');
      const whole = file === 'mfe.json' && deeper.length === 0;
      if (whole && FrontEndVersion.safeParse(version).success) found.push(version);
    }
    return found.sort(byVersion);
  }

  /** Deletes the manifest first: without it the version counts as absent. */
  async remove(name: string, version: string): Promise<void> {
    const folder = `${this.prefix}${name}/${version}/`;
    await this.objects.delete(`${folder}mfe.json`);
    const keys: string[] = [];
    for await (const key of this.objects.list(folder)) keys.push(key);
    for (const key of keys) await this.objects.delete(key);
  }

  async #read(path: string): Promise<Buffer | undefined> {
    const found = await this.objects.get(this.prefix + path);
    return found && buffer(found.stream);
  }

  #write(path: string, content: Uint8Array): Promise<void> {
    const info = { size: content.length, contentType: contentTypeOf(path) };
    return this.objects.put(this.prefix + path, content, info);
  }
}

/** Oldest first: 1.9.0, 1.10.0-rc.1, 1.10.0. */
export function byVersion(a: string, b: string): number {
  const [numbersA = '', ...labelA] = a.split('-');
  const [numbersB = '', ...labelB] = b.split('-');
  const numbers = numbersA.localeCompare(numbersB, 'en', { numeric: true });
  if (numbers !== 0) return numbers;
  // A pre-release comes before its release.
  if (labelA.length === 0 || labelB.length === 0) return labelB.length - labelA.length;
  return labelA.join('-').localeCompare(labelB.join('-'), 'en', { numeric: true });
}
