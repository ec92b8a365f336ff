import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Sums jest's and Playwright's results. A suite or run that could not even begin counts as one failure; so does a test
 * that failed first and passed when it was run again.
 */
export function countTests(folder) {
  const counts = [jestCount(read(folder, 'jest.json')), playwrightCount(read(folder, 'e2e.json'))];
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}

function jestCount(result) {
  if (!result) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = result;
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

function playwrightCount(result) {
  if (!result) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = result.stats;
  return { passed: expected, failed: unexpected + flaky + (result.errors?.length ?? 0) };
}

function read(folder, name) {
  const file = join(folder, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
