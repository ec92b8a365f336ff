import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** Lines of the sources below these folders, without tests, that match. */
const linesWith = (pattern: RegExp, ...folders: string[]) =>
  execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/(?:demo|testing)\//.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );

const comparedStatus = /\bstatus [!=]== '(?:active|draft)'/;
const claimState = /\bstate(?:: | [!=]== )'(?:open|approved|refused|withdrawn)'(?! \|)/;

it('whether a job is on the board or posted is asked of its life (contracts/lifecycles/job-life)', () => {
  expect(linesWith(comparedStatus, 'mfe-*', 'services/jobs/src')).toEqual([]);
});

it('the states of claims are those of their life (contracts/lifecycles/claim-life)', () => {
  expect(linesWith(claimState, 'services/directory/src/claims')).toEqual([
    // Which list an operator asks for, and whether a decision is positive.
    "services/directory/src/claims/claim-decided.email.ts: return claim.state === 'approved' ? approved(claim, reader) : refused(claim, reader);",
    "services/directory/src/claims/claims.service.ts: state === 'open'",
    "services/directory/src/claims/claims.service.ts: const order = state === 'open' ? 1 : -1;",
  ]);
});
