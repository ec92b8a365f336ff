import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputHash } from './input-hash.mjs';
import { root } from './run-program.mjs';

/** Front ends, built by rspack: the shell and every `mfe-*` folder. */
export const frontEnds = [
  'shell',
  ...readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'package.json')))
    .sort(),
];

/** Packages used as source by the front ends; they have no separate build. */
export const sourcePackages = ['packages/ui', 'packages/web-kit'];

/** Folders built by `tsc -b`, as the root tsconfig.json names them. */
export function serverFolders() {
  const { references } = readJson('tsconfig.json');
  return references.map(({ path }) => path);
}

/** Inputs of every build. */
export const sharedInputs = [
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.node.json',
  'tsconfig.web.json',
];

/** Inputs of these folders' builds: the folders, their workspace dependencies, and shared files. */
export function inputsOf(folders) {
  const all = new Set();
  const add = (folder) => {
    if (all.has(folder)) return;
    all.add(folder);
    const { dependencies = {}, peerDependencies = {} } = readJson(join(folder, 'package.json'));
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      const path = name.startsWith('@commons/') && folderOf(name.slice('@commons/'.length));
      if (path) add(path);
    }
  };
  folders.forEach(add);
  return [...sharedInputs, ...[...all].sort()];
}

function folderOf(name) {
  return ['packages', 'services', '.']
    .map((parent) => join(parent, name))
    .find((folder) => existsSync(join(root, folder, 'package.json')));
}

/**
 * Whether the outputs of these folders match the current inputs. The hash is stored in each `dist`, so removed outputs
 * are noticed. Call `begin()` before a build, since a failed one may have replaced outputs, and `done()` after a
 * success. The hash is taken before the build, so that a file saved meanwhile triggers another.
 */
export function freshness(folders) {
  const hash = inputHash(inputsOf(folders));
  const record = (folder) => join(root, folder, 'dist/.inputs');
  const fresh = folders.every(
    (folder) => existsSync(record(folder)) && readFileSync(record(folder), 'utf8') === hash,
  );
  const begin = () => {
    for (const folder of folders) rmSync(record(folder), { force: true });
  };
  const done = () => {
    for (const folder of folders) {
      mkdirSync(join(root, folder, 'dist'), { recursive: true });
      writeFileSync(record(folder), hash);
    }
  };
  return { fresh, begin, done };
}

function readJson(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}
