import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const specs = join(import.meta.dirname, '../specs');

/** The test files, relative to `specs`, that import this test of portal.fixture.ts and so share its portal. */
export const filesOf = (test: string): string[] =>
  readdirSync(specs, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      name.endsWith('.spec.ts') &&
      readFileSync(join(specs, name), 'utf8').includes(`${test} as test`),
  );
