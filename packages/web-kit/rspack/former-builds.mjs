import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** How many previous builds keep their files. */
const formerBuilds = 2;
const recordName = '.builds';

/**
 * Keeps the files of previous builds in the output folder: a page that was opened before a new version was published
 * can still load its chunks, and the registry never names a missing entry. A new image has only its own files; a page
 * then finds the new version by the registry (web-kit/src/remotes/remote.tsx).
 * @param {string} folder output folder of the build
 * @returns {{clean: {keep: (path: string) => boolean}, plugin: FormerBuildsPlugin}} for `output.clean` and `plugins`
 */
export function keepFormerBuilds(folder) {
  const plugin = new FormerBuildsPlugin(folder);
  return { clean: { keep: (path) => plugin.keeps(relative(folder, path)) }, plugin };
}

class FormerBuildsPlugin {
  constructor(folder) {
    this.file = join(folder, recordName);
    this.builds = readBuilds(this.file);
  }

  keeps(path) {
    const file = path.split(sep).join('/');
    const staying = this.builds.slice(0, formerBuilds);
    return file === recordName || staying.some((files) => files.includes(file));
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tap('FormerBuilds', (compilation) => {
      this.add(compilation.getAssets().map(({ name }) => name));
    });
  }

  /** A roll-back emits files that already exist: that build becomes the newest one. */
  add(files) {
    const newest = files.toSorted();
    const others = this.builds.filter((known) => known.join() !== newest.join());
    this.builds = [newest, ...others].slice(0, formerBuilds + 1);
    writeFileSync(this.file, JSON.stringify(this.builds));
  }
}

/** Newest first, each the names of its files; none where the folder is new or not ours. */
function readBuilds(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}
