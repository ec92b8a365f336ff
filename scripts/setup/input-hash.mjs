import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-program.mjs';

const notInputs = new Set(['node_modules', 'dist', 'README.md', 'Dockerfile']);
const isTest = (name) => /\.test\.tsx?$/.test(name);

/** A hash of everything a build reads: these folders and files of the project, names and contents; no build reads tests. */
export function inputHash(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addPath(hash, path);
  return hash.digest('hex');
}

function addPath(hash, path) {
  let entries;
  try {
    entries = readdirSync(join(root, path), { withFileTypes: true });
  } catch (error) {
    if (error.code !== 'ENOTDIR') throw error;
    addFile(hash, path);
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (notInputs.has(entry.name) || isTest(entry.name)) continue;
    if (entry.isDirectory()) addPath(hash, `${path}/${entry.name}`);
    else addFile(hash, `${path}/${entry.name}`);
  }
}

function addFile(hash, path) {
  const content = readFileSync(join(root, path));
  hash.update(`${path}\0${content.length}\0`);
  hash.update(content);
}
