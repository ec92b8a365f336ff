import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JobStatus, jobStatuses } from '../jobs/job-lists.js';
import { applicationLife } from './application-life.js';
import { claimLife } from './claim-life.js';
import { jobLife, jobStatusAt } from './job-life.js';
import { canChange, type Lifecycle, offeredActions, stateDiagram } from './lifecycle.js';
import { listingLife } from './listing-life.js';
import { reportLife } from './report-life.js';

const lives: Record<string, Lifecycle<string>> = {
  job: jobLife,
  application: applicationLife,
  listing: listingLife,
  report: reportLife,
  claim: claimLife,
};
const page = readFileSync(join(__dirname, '../../../../docs/lifecycles.md'), 'utf8');

it.each(Object.entries(lives))('docs/lifecycles.md draws the life cycle of a %s', (_name, life) => {
  expect(page).toContain(`\`\`\`mermaid\n${stateDiagram(life)}\n\`\`\``);
});

describe('the life cycle of a job', () => {
  it('lets a draft only be published, and a posted job go anywhere but to expired', () => {
    const targets = (from: JobStatus) => jobStatuses.filter((to) => canChange(jobLife, from, to));
    expect(targets('draft')).toEqual(['active', 'draft']);
    for (const posted of ['active', 'closed', 'filled', 'expired'] as const) {
      expect(targets(posted)).toEqual(['active', 'draft', 'closed', 'filled']);
    }
  });

  it('offers the sensible actions in each status', () => {
    const offered = jobStatuses.map((status) => [status, offeredActions(jobLife, status)]);
    expect(Object.fromEntries(offered)).toEqual({
      draft: ['publish', 'delete'],
      active: ['fill', 'close', 'renew', 'delete'],
      closed: ['reopen', 'delete'],
      filled: ['reopen', 'delete'],
      expired: ['fill', 'renew', 'delete'],
    });
  });

  it('ends at its date, even before it is marked as expired', () => {
    const now = new Date('2026-11-22T12:00:00Z');
    expect(jobStatusAt({ status: 'active', expires_at: now }, now)).toBe('expired');
    expect(jobStatusAt({ status: 'active', expires_at: new Date(+now + 1) }, now)).toBe('active');
    expect(jobStatusAt({ status: 'filled', expires_at: now }, now)).toBe('filled');
  });
});
