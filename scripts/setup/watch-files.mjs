import { readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-program.mjs';

/** Calls `changed` after files of these folders were written, debounced. */
export function onFiles(folders, extension, changed) {
  let timer;
  const seen = (file) => {
    if (!file.endsWith(extension)) return;
    clearTimeout(timer);
    timer = setTimeout(changed, 300);
  };
  for (const folder of folders) watchTree(join(root, folder), seen);
}

/**
 * One watcher per folder: the `recursive` one of Node 20 on Linux loses a file once an editor has saved it by renaming.
 */
function watchTree(folder, seen, watched = new Set()) {
  watched.add(folder);
  watch(folder, (_event, name) => {
    if (!name) return;
    const path = join(folder, name);
    if (!watched.has(path) && isFolder(path)) watchTree(path, seen, watched);
    seen(path);
  }).on('error', () => watched.delete(folder));
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) watchTree(join(folder, entry.name), seen, watched);
  }
}

const isFolder = (path) => Boolean(statSync(path, { throwIfNoEntry: false })?.isDirectory());
