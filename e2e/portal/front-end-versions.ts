import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const name = 'mfe-tools';

/** Versions of mfe-tools in its own store, published and released by the commands that a team uses. */
export class FrontEndVersions {
  /** The store, for the setting FRONT_ENDS. */
  readonly store: string;

  /** @param folder where the builds are made */
  constructor(private readonly folder = mkdtempSync(join(tmpdir(), 'commons-versions-'))) {
    this.store = join(folder, 'store');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Publishes the present build under another version; the button "Calculate" of its pages has this label. */
  async publish(version: string, label: string, ...options: readonly string[]): Promise<void> {
    const build = await this.#changedBuild(version, label);
    await this.#run('publish.mjs', join(root, name), ['--folder', build, ...options]);
  }

  /** @param words as after `npm run release -- mfe-tools`, e.g. '1.4.2=90', '1.5.0=10' */
  async release(...words: readonly string[]): Promise<void> {
    await this.#run('release.mjs', root, [name, ...words]);
  }

  async #run(script: string, cwd: string, words: readonly string[]): Promise<void> {
    const command = [join(root, 'scripts', script), ...words, '--to', this.store];
    await promisify(execFile)(process.execPath, command, { cwd });
  }

  async #changedBuild(version: string, label: string): Promise<string> {
    const dist = join(root, name, 'dist');
    const build = join(this.folder, version);
    await mkdir(build, { recursive: true });
    // The compressed copies still have the unchanged content.
    const files = (await readdir(dist)).filter((file) => !/^\.|\.(br|gz)$/.test(file));
    for (const file of files) {
      if (!/\.c?js$/.test(file)) await cp(join(dist, file), join(build, file));
      else {
        const code = await readFile(join(dist, file), 'utf8');
        await writeFile(join(build, file), code.replaceAll('"Calculate"', JSON.stringify(label)));
      }
    }
    const manifest = JSON.parse(await readFile(join(dist, 'mfe.json'), 'utf8'));
    await writeFile(join(build, 'mfe.json'), JSON.stringify({ ...manifest, version }));
    return build;
  }
}
