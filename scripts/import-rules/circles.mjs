import { basename, dirname } from 'node:path';
import { importGraph } from './import-graph.mjs';

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

/** Whether a node is a file: names of folders have no extension. */
const isFile = (node) => /\.tsx?$/.test(node);

/**
 * What of the same folder an import connects: the two children, each a folder or a file, of the innermost folder that
 * holds both ends.
 * @returns {[string, string]} e.g. `services/jobs/src/applications/status` and `services/jobs/src/applications/lists`
 */
function siblingsOf(from, to) {
  const [one, other] = [from.split('/'), to.split('/')];
  const depth = one.findIndex((name, at) => name !== other[at]) + 1;
  return [one.slice(0, depth).join('/'), other.slice(0, depth).join('/')];
}

/**
 * Import cycles between the children of one folder, at any depth. A file next to folders is a child like them: a module
 * may import its folders, and they what they share, but no file may do both. Cycles of files alone are those of
 * `circlesOfFiles`.
 * @returns {{ parent: string, children: string[], imports: string[] }[]} each cycle with its imports
 */
export function circlesOfSiblings(root) {
  const graph = new Map();
  const reasons = new Map();
  for (const [file, targets] of importGraph(root, { types: true })) {
    for (const target of targets) {
      const [from, to] = siblingsOf(file, target);
      // Workspaces import each other by the import table.
      if (!from.includes('/src/')) continue;
      graph.set(from, (graph.get(from) ?? new Set()).add(to));
      reasons.set(`${from} ${to}`, [
        ...(reasons.get(`${from} ${to}`) ?? []),
        `${file} → ${target}`,
      ]);
    }
  }
  return circlesOf(graph)
    .filter((group) => !group.every(isFile))
    .map((group) => ({
      parent: dirname(group[0]),
      children: group.map((path) => basename(path)),
      imports: group.flatMap((from) => group.flatMap((to) => reasons.get(`${from} ${to}`) ?? [])),
    }));
}
