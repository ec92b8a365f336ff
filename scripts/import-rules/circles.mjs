import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const relativeImport =
  /(?:^|\n)\s*(?:import|export)\s(?<clause>[^'";]*?\sfrom\s)?['"](?<from>\.[^'"]+)['"]|\bimport\(\s*['"](?<called>\.[^'"]+)['"]/g;

const isSource = (file) =>
  /\/src\/.*\.tsx?$/.test(file) && !/\.(?:test|spec)\.tsx?$|\/testing\/|\.d\.ts$/.test(file);

/** Sources of the workspaces without tests, each with its imports; with or without type-only ones. */
function importGraph(root, { types }) {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
    .split('\n')
    .filter((file) => isSource(file) && existsSync(join(root, file)));
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const targets = [...text.matchAll(relativeImport)]
        .filter(({ groups }) => types || !/^type\s/.test(groups.clause ?? ''))
        .map(({ groups }) => normalize(join(dirname(file), groups.from ?? groups.called)))
        .flatMap((path) => {
          const plain = path.replace(/\.js$/, '');
          return [path, `${plain}.ts`, `${plain}.tsx`].filter((candidate) => known.has(candidate));
        });
      return [file, [...new Set(targets)]];
    }),
  );
}

/** Strongly connected components with more than one node (Tarjan). */
function circlesOf(graph) {
  const order = new Map();
  const low = new Map();
  const stack = [];
  const found = [];
  const visit = (node) => {
    order.set(node, order.size);
    low.set(node, order.get(node));
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)));
    }
    if (low.get(node) !== order.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1) found.push(group.sort());
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found.sort((one, other) => one[0].localeCompare(other[0]));
}

/** Import cycles between files. Type-only imports are harmless: they are erased at run time. */
export const circlesOfFiles = (root) => circlesOf(importGraph(root, { types: false }));

/** The folder of a file within the sources of its workspace: `services/auth/src/keys`. */
const roomOf = (file) => /^(.*?\/src\/[^/]+)\//.exec(file)?.[1];

/**
 * Import cycles between folders directly within `src`. Files of `src` itself compose the folders and are excluded.
 * @returns {{ folders: string[], imports: string[] }[]} each cycle with its imports
 */
export function circlesOfFolders(root) {
  const rooms = new Map();
  const reasons = new Map();
  for (const [file, targets] of importGraph(root, { types: true })) {
    const from = roomOf(file);
    if (!from) continue;
    for (const target of targets) {
      const to = roomOf(target);
      if (!to || to === from) continue;
      rooms.set(from, (rooms.get(from) ?? new Set()).add(to));
      reasons.set(`${from} ${to}`, [
        ...(reasons.get(`${from} ${to}`) ?? []),
        `${file} → ${target}`,
      ]);
    }
  }
  return circlesOf(rooms).map((group) => ({
    folders: group,
    imports: group.flatMap((from) => group.flatMap((to) => reasons.get(`${from} ${to}`) ?? [])),
  }));
}
