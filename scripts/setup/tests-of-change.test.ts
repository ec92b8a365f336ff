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

  it('are none for a text, nor for a folder that is gone', () => {
    expect(testsOfChange(['README.md', 'gone/module.ts'], root)).toEqual([]);
  });
});
