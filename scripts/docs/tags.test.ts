import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from './source-files.js';

const docComment = /\/\*\*(?:(?!\*\/)[\s\S])*\*\//g;

/** A tag behind other words of its line, where readers of a longer comment miss it. */
const tagWithinLine = /\S\s+@(?:param|returns|throws)\b/;

/** The lines of longer doc comments that have a tag in their middle. */
const faultsOf = (source: string): string[] =>
  (source.match(docComment) ?? [])
    .filter((comment) => comment.includes('\n'))
    .flatMap((comment) => comment.split('\n'))
    .filter((line) =>
      tagWithinLine.test(line.replace(/^\s*\/?\*+\s*/, '').replace(/`[^`]*`/g, '')),
    );

it('each tag of a longer comment begins a line', () => {
  const faults = sourceFiles(/\.[cm]?[jt]sx?$/).flatMap((file) =>
    faultsOf(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(faults).toEqual([]);
});

it('a tag within a line is found, one that begins it or of a short comment is not', () => {
  expect(faultsOf('/**\n * Starts it. @param say prints\n * a line\n */')).toHaveLength(1);
  expect(faultsOf('/**\n * Starts it.\n * @param say prints @returns it\n */')).toHaveLength(1);
  expect(faultsOf('/**\n * Starts it, see `x @param`.\n * @param say prints\n */')).toEqual([]);
  expect(faultsOf('/** Starts it. @param say prints */')).toEqual([]);
});
