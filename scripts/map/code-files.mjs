import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

export const has = (path) => existsSync(join(root, path));
export const read = (path) => readFileSync(join(root, path), 'utf8');
export const readJson = (path) => JSON.parse(read(path));

/** Names of the folders in a folder, sorted. */
export const foldersIn = (path) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['node_modules', 'dist'].includes(entry.name))
    .map(({ name }) => name)
    .sort();

/** Paths of the source files under a folder, tests and test material left out. */
export function sourcesOf(path) {
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !/\.test\.tsx?$|\/testing\/|\/dist\//.test(file))
    .sort();
}

/** First groups of all matches of the pattern in a text: once each, sorted. */
export const namesIn = (text, pattern) =>
  [...new Set([...text.matchAll(pattern)].map((match) => match[1]))].sort();

export const contentOf = (path) => sourcesOf(path).map(read).join('\n');
