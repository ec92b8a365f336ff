import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** The statements at the head of a file, each with the text before it. */
const importStatement = /(?<before>\s*)^import\b[^;]*?(?<from>['"][^'"]+['"])[^;]*;/gm;

/** What is wrong with the imports of a source: one module twice, or a blank line, which the formatter sorts around. */
function importFaults(source: string): string[] {
  const statements = [...source.matchAll(importStatement)].map(({ groups }) => groups);
  const froms = statements.map((groups) => groups?.from);
  return [
    ...froms.filter((from, at) => froms.indexOf(from) !== at).map((from) => `${from} twice`),
    ...statements
      .filter((groups, at) => at > 0 && groups?.before?.includes('\n\n'))
      .map((groups) => `a blank line before ${groups?.from}`),
  ];
}

it('imports are in one block, each module once', () => {
  const faults = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
    .split('\n')
    // The makers of files hold the imports of others in their templates.
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !file.startsWith('scripts/new/'))
    .flatMap((file) => {
      // Later statements are texts, as in tests of checks.
      const [head = ''] = /^(?:import\b[^;]*;|\/\/.*|\/\*[\s\S]*?\*\/|\s)*/.exec(
        readFileSync(join(root, file), 'utf8'),
      ) ?? [''];
      return importFaults(head).map((fault) => `${file}: ${fault}`);
    });
  expect(faults).toEqual([]);
});

it('a blank line and a module twice are found', () => {
  const source = "import type { A } from 'a';\n\nimport { b } from 'b';\nimport { c } from 'a';\n";
  expect(importFaults(source)).toEqual(["'a' twice", "a blank line before 'b'"]);
  expect(importFaults("import 'a';\nimport {\n  b,\n} from 'b';\n")).toEqual([]);
});
