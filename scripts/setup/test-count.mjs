import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** jest's reports: of the whole run, and of the rerun of failed files. */
export const jestReports = { first: 'jest.json', second: 'jest-again.json' };

/**
 * Sums jest's and Playwright's results. A suite or run that could not start counts as one failure.
 * @param {string} folder of the reports
 * @returns {{ passed: number, failed: number, flaky: string[] }} `flaky`: failed first, passed in the rerun
 */
export function countTests(folder) {
  const counts = [countJest(folder), countPlaywright(read(folder, 'e2e.json'))];
  const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    flaky: counts.flatMap(({ flaky }) => flaky),
  };
}

/** The test files that failed in jest's first run. */
export function failingFiles(folder) {
  return filesOf(read(folder, jestReports.first))
    .filter(hasFailed)
    .map(({ name }) => name);
}

function countJest(folder) {
  const first = filesOf(read(folder, jestReports.first));
  if (first.length === 0) return { passed: 0, failed: 1, flaky: [] };
  const again = new Map(filesOf(read(folder, jestReports.second)).map((file) => [file.name, file]));
  const last = first.map((file) => again.get(file.name) ?? file);
  return {
    passed: total(last, ({ assertionResults }) => withStatus(assertionResults, 'passed')),
    failed: total(last, (file) =>
      hasFailed(file) ? Math.max(1, withStatus(file.assertionResults, 'failed')) : 0,
    ),
    flaky: last.filter((file) => again.has(file.name) && !hasFailed(file)).map(({ name }) => name),
  };
}

function countPlaywright(result) {
  if (!result) return { passed: 0, failed: 1, flaky: [] };
  const { expected, flaky, unexpected } = result.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + (result.errors?.length ?? 0),
    flaky: flakySpecs(result.suites ?? []),
  };
}

function flakySpecs(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...flakySpecs(inner),
  ]);
}

const filesOf = (report) => report?.testResults ?? [];
const hasFailed = ({ status }) => status === 'failed';
const withStatus = (tests, wanted) => tests.filter(({ status }) => status === wanted).length;
const total = (files, count) => files.reduce((sum, file) => sum + count(file), 0);

function read(folder, name) {
  const file = join(folder, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
