import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The scripts are plain JavaScript, so their types are declared here. */
const { testsOfChange } = jest.requireActual<{
  testsOfChange(changed: string[], root: string): string[];
}>('./tests-of-change.mjs');

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'commons-change-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  mkdirSync(join(root, 'jobs'));
  for (const name of ['apply.ts', 'apply.test.ts', 'apply.refusals.test.ts', 'mails.test.ts']) {
    writeFileSync(join(root, 'jobs', name), '');
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the tests of a change', () => {
  it('are those named after the changed module', () => {
    expect(testsOfChange(['jobs/apply.ts'], root)).toEqual([
      'jobs/apply.refusals.test.ts',
      'jobs/apply.test.ts',
    ]);
  });

  it('are all of the folder for a module without tests of its name', () => {
    expect(testsOfChange(['jobs/job.schema.ts'], root)).toEqual([
      'jobs/apply.refusals.test.ts',
      'jobs/apply.test.ts',
      'jobs/mails.test.ts',
    ]);
  });

  it('are a changed test itself, once, and nothing for a deleted one', () => {
    const changed = ['jobs/mails.test.ts', 'jobs/mails.test.ts', 'jobs/gone.test.ts'];
    expect(testsOfChange(changed, root)).toEqual(['jobs/mails.test.ts']);
  });

  it('are those of its users too, in other folders and packages, the nearest of many', () => {
    const write = (path: string, text: string) => {
      mkdirSync(join(root, path, '..'), { recursive: true });
      writeFileSync(join(root, path), text);
    };
    write('packages/kit/package.json', '{ "name": "@commons/kit" }');
    write('packages/kit/src/handles.ts', '');
    write('services/a/src/one.ts', "import { handles } from '@commons/kit/handles';");
    write('services/a/src/calls/one.test.ts', "import { one } from '../one.js';");
    write('services/a/src/calls/types.test.ts', "import type { One } from '../one.js';");
    const changed = ['packages/kit/src/handles.ts'];
    expect(testsOfChange(changed, root)).toEqual(['services/a/src/calls/one.test.ts']);
    for (let at = 0; at < 40; at += 1)
      write(`services/b/src/${at}.test.ts`, "import { handles } from '@commons/kit/handles';");
    const nearest = testsOfChange(changed, root);
    expect(nearest).toHaveLength(30);
    expect(nearest).not.toContain('services/a/src/calls/one.test.ts');
  });

  it('are none for a text, nor for a folder that is gone', () => {
    expect(testsOfChange(['README.md', 'gone/module.ts'], root)).toEqual([]);
  });
});
