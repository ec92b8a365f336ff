import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from './source-files.js';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([all]) => all);

const pages = sourceFiles(/\.md$/).filter((path) => path.startsWith('docs/requirements/'));
const rows = pages.flatMap((path) => found(read(path), /(?<=^\| )[A-Z]{3}-\d{2}(?= \|)/gm));
const prefixes = [...new Set(rows.map((row) => row.slice(0, 3)))].join('|');
const rowId = new RegExp(`\\b(?:${prefixes})-\\d{2}\\b`, 'g');

const sections = (path: string) => found(read(path), /(?<=^## )\d+(?=\. )/gm);
const known: Record<string, string[]> = {
  D1: sections('docs/requirements/public-area.md'),
  D2: sections('docs/requirements/signed-in-area.md'),
  architecture: sections('ARCHITECTURE.md'),
};
const orderOf = (decision: string) =>
  Number(decision.slice(1)) + (decision.startsWith('B') ? 1_000 : 0);
/** By page, in the order of their ids. */
const decisionsOf = new Map(
  pages
    .filter((path) => path.startsWith('docs/requirements/decisions/'))
    .map((path) => [path, found(read(path), /(?<=^## )[AB]\d{2,3}$/gm)]),
);
const decisions = [...decisionsOf.values()]
  .flat()
  .sort((one, other) => orderOf(one) - orderOf(other));

const code = sourceFiles(/\.(tsx?|mjs|cjs|css|yml)$/);
const tests = code.filter((path) => /\.(test|spec)\.tsx?$/.test(path));

/** References in files, as `file: reference`, for which `isKnown` is false. */
function unresolved(
  paths: string[],
  pattern: RegExp,
  isKnown: (reference: string) => boolean,
): string[] {
  return paths.flatMap((path) =>
    found(read(path), pattern)
      .filter((reference) => !isKnown(reference))
      .map((reference) => `${path}: ${reference}`),
  );
}

/** `D1§2,§4` names two sections. */
function isKnownSection(reference: string): boolean {
  const [page, ...numbers] = reference.split(/[^A-Za-z0-9]+/);
  return numbers.every((number) => known[page as string]?.includes(number));
}

describe('docs/requirements', () => {
  it('has every row once, and as many as its README states', () => {
    expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
    const counts = found(read('docs/requirements/README.md'), /(?<=Total +\| )\d+/g);
    expect(counts).toEqual([String(rows.length)]);
  });

  it('has every row that a file refers to', () => {
    expect(unresolved([...code, ...pages], rowId, (id) => rows.includes(id))).toEqual([]);
  });

  it('has a test for every row', () => {
    const proved = new Set(tests.flatMap((path) => found(read(path), rowId)));
    expect(rows.filter((row) => !proved.has(row))).toEqual([]);
  });

  it('lists every decision in the index, in the order of their ids', () => {
    const listed = found(read('docs/requirements/decisions.md'), /(?<=^\| \[)[AB]\d{2,3}(?=\])/gm);
    expect(listed).toEqual(decisions);
    for (const ids of decisionsOf.values())
      expect(ids).toEqual(ids.toSorted((one, other) => orderOf(one) - orderOf(other)));
  });

  it('has every decision that a file refers to', () => {
    const named = /(?<![\w%"'-])A\d{2}(?![\w'])|(?<=decision )B\d{2,3}/g;
    expect(unresolved([...code, ...pages], named, (id) => decisions.includes(id))).toEqual([]);
  });

  it('has every section that a file refers to', () => {
    const named = /\b(?:D[12]|architecture) ?§\d+(?:, ?§\d+)*/g;
    expect(unresolved([...code, ...sourceFiles(/\.md$/)], named, isKnownSection)).toEqual([]);
  });
});
