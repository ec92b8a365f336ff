import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

interface Circle {
  readonly parent: string;
  readonly children: readonly string[];
  readonly imports: readonly string[];
}

/** The scripts are plain JavaScript, so their types are declared here. */
const { circlesOfFiles, circlesOfSiblings } = jest.requireActual<{
  circlesOfFiles(root: string): string[][];
  circlesOfSiblings(root: string): Circle[];
}>('./circles.mjs');

const root = join(__dirname, '../..');

/** Circles that are left. Remove an entry when its circle is broken; none may be added. */
const leftCircles: readonly string[] = [
  'services/ai/src/facts: amounts notes sentences spelling',
  'services/ai/src/resumes: analysis rewriting',
  'services/ai/src/tools/content-generator: note-form notice',
];

const named = ({ parent, children }: Circle) => `${parent}: ${children.join(' ')}`;

describe('the sources', () => {
  it('have no import cycles between files', () => {
    expect(circlesOfFiles(root)).toEqual([]);
  });

  it('have no other import cycles between the folders and files of one folder', () => {
    const circles = circlesOfSiblings(root);
    const added = circles.filter((circle) => !leftCircles.includes(named(circle)));
    expect(added).toEqual([]);
    expect(leftCircles).toEqual(circles.map(named));
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

  it('finds an indirect cycle between folders at any depth, with its imports', () => {
    write('x/a/one.ts', "import { two } from '../b/two.js';");
    write('x/b/two.ts', "import type { Three } from '../c/d/three.js';");
    write('x/c/d/three.ts', "export { one } from '../../a/one.js';");
    const [circle, ...others] = circlesOfSiblings(folder);
    expect(others).toEqual([]);
    expect(circle).toMatchObject({ parent: 'services/jobs/src/x', children: ['a', 'b', 'c'] });
    expect(circle?.imports).toContain(
      'services/jobs/src/x/c/d/three.ts → services/jobs/src/x/a/one.ts',
    );
  });

  it('finds a file that is used by the folder that it uses', () => {
    write('one.ts', "import { two } from './a/two.js';");
    write('a/two.ts', "import type { One } from '../one.js';");
    expect(circlesOfSiblings(folder).map(named)).toEqual(['services/jobs/src: a one.ts']);
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

  it('allows one-way imports, tests, and files that only compose or are only shared', () => {
    write('app.module.ts', "import { one } from './a/one.js';");
    write('a/one.ts', "import { two } from '../b/two.js';", "import { x } from '../names.js';");
    write('b/two.ts', "import { x } from '../names.js';");
    write('names.ts');
    write('b/two.test.ts', "import { one } from '../a/one.js';");
    expect(circlesOfSiblings(folder)).toEqual([]);
  });
});
