import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

export const root = join(__dirname, '../..');

/** Installed, built or local files: those in `.gitignore`, and Git itself. */
const skipped = new Set(['node_modules', 'dist', 'reports', 'coverage', '.git', '.swc']);

/** Paths of hand-written files whose name matches, relative to the root. */
export function sourceFiles(name: RegExp, folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory())
        return skipped.has(entry.name) || entry.name.startsWith('.data')
          ? []
          : sourceFiles(name, path);
      return name.test(entry.name) ? [relative(root, path)] : [];
    })
    .sort();
}
