import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

interface Circle {
  readonly folders: readonly string[];
  readonly imports: readonly string[];
}

/** The scripts are plain JavaScript, so their types are declared here. */
const { circlesOfFiles, circlesOfFolders } = jest.requireActual<{
  circlesOfFiles(root: string): string[][];
  circlesOfFolders(root: string): Circle[];
}>('./circles.mjs');

const root = join(__dirname, '../..');

describe('the sources', () => {
  it('have no import cycles between files', () => {
    expect(circlesOfFiles(root)).toEqual([]);
  });

  it('have no import cycles between folders', () => {
    expect(circlesOfFolders(root)).toEqual([]);
  });
});

describe('the check', () => {
  let folder: string;
  const write = (file: string, ...imports: string[]) => {
    const path = join(folder, 'services/jobs/src', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, imports.join('\n'));
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'commons-circles-'));
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('finds an indirect cycle between folders, with its imports', () => {
    write('a/one.ts', "import { two } from '../b/two.js';");
    write('b/two.ts', "import type { Three } from '../c/three.js';");
    write('c/three.ts', "export { one } from '../a/one.js';");
    const [circle, ...others] = circlesOfFolders(folder);
    expect(others).toEqual([]);
    expect(circle?.folders).toEqual(['a', 'b', 'c'].map((name) => `services/jobs/src/${name}`));
    expect(circle?.imports).toContain('services/jobs/src/c/three.ts → services/jobs/src/a/one.ts');
  });

  it('finds a cycle between files, but none of types only', () => {
    write('a/one.ts', "import { two } from './two.js';");
    write('a/two.ts', "import { one } from './one.js';");
    write('a/three.ts', "import type { Four } from './four.js';");
    write('a/four.ts', "import { three } from './three.js';");
    expect(circlesOfFiles(folder)).toEqual([
      ['services/jobs/src/a/one.ts', 'services/jobs/src/a/two.ts'],
    ]);
  });

  it('allows one-way imports, tests, and the files of src itself', () => {
    write('app.module.ts', "import { one } from './a/one.js';");
    write('a/one.ts', "import { two } from '../b/two.js';", "import { x } from '../names.js';");
    write('b/two.ts');
    write('names.ts');
    write('b/two.test.ts', "import { one } from '../a/one.js';");
    expect(circlesOfFolders(folder)).toEqual([]);
  });
});
