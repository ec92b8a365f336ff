import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Types of the script, which is plain JavaScript. */
const { countTests, failingFiles } = jest.requireActual<{
  countTests(folder: string): { passed: number; failed: number; flaky: string[] };
  failingFiles(folder: string): string[];
}>('./test-count.mjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commons-count-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, ...statuses: string[]) => ({
  name,
  status: statuses.includes('failed') || statuses.length === 0 ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
});
const report = (name: string, ...testResults: object[]) =>
  writeFileSync(join(folder, name), JSON.stringify({ testResults }));
const browserReport = (stats: object, suites: object[] = []) =>
  writeFileSync(join(folder, 'e2e.json'), JSON.stringify({ stats, suites, errors: [] }));
const browserPassed = { expected: 3, flaky: 0, unexpected: 0 };

describe('the count of a test run', () => {
  it('sums both kinds of tests', () => {
    report('jest.json', file('a', 'passed', 'passed'), file('b', 'passed'));
    browserReport(browserPassed);
    expect(countTests(folder)).toEqual({ passed: 6, failed: 0, flaky: [] });
  });

  it('counts every failed test, and a file or run that could not start as one', () => {
    report('jest.json', file('a', 'passed', 'failed', 'failed'), file('empty'));
    expect(countTests(folder)).toEqual({ passed: 1, failed: 4, flaky: [] });
    expect(failingFiles(folder)).toEqual(['a', 'empty']);
  });

  it('replaces the first run of a file by its rerun, and names the file', () => {
    report('jest.json', file('a', 'passed', 'failed'), file('b', 'passed'));
    report('jest-again.json', file('a', 'passed', 'passed'));
    browserReport(browserPassed);
    expect(countTests(folder)).toEqual({ passed: 6, failed: 0, flaky: ['a'] });
  });

  it('counts what failed twice', () => {
    report('jest.json', file('a', 'passed', 'failed'));
    report('jest-again.json', file('a', 'passed', 'failed'));
    browserReport({ expected: 2, flaky: 0, unexpected: 1 });
    expect(countTests(folder)).toEqual({ passed: 3, failed: 2, flaky: [] });
  });

  it('names the browser tests that passed only in the rerun', () => {
    report('jest.json', file('a', 'passed'));
    const spec = { file: 'jobs.spec.ts', title: 'applies', tests: [{ status: 'flaky' }] };
    browserReport({ expected: 2, flaky: 1, unexpected: 0 }, [{ suites: [{ specs: [spec] }] }]);
    const { passed, failed, flaky } = countTests(folder);
    expect([passed, failed, flaky]).toEqual([4, 0, ['jobs.spec.ts: applies']]);
  });
});
