import { createHash } from 'node:crypto';
import { type ImportAnswer, JobImportRow } from '@commons/contracts/jobs';
import { issueText } from '@commons/service-kit/validation/issue-text';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ImportedJobs } from '../postings/imported-jobs.service.js';
import { importedJob } from '../postings/job-facts.js';

type Row = z.output<typeof JobImportRow>;
type Refusal = ImportAnswer['refused'][number];

/** Why a row cannot be stored, in one line; undefined when it can. */
function problemOf(parsed: ReturnType<typeof JobImportRow.safeParse>, now: Date) {
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, 5);
    return issues.map(({ path, message }) => `${path.join('.') || 'row'}: ${message}`).join(', ');
  }
  const { created_at, salary_min: min, salary_max: max } = parsed.data;
  if (created_at && new Date(created_at) > now) return 'created_at: Lies in the future';
  if (min && max && min > max) return 'salary_min: Is above salary_max';
  return undefined;
}

/** A row without a reference of its own is known again by its content. */
const referenceOf = (row: Row) =>
  row.ref
    ? `ref:${row.ref}`
    : `sha256:${createHash('sha256').update(JSON.stringify(row)).digest('hex')}`;

/** Loads jobs in bulk (decision A61). */
@Injectable()
export class JobImportsService {
  constructor(private readonly jobs: ImportedJobs) {}

  /** Each row on its own: good ones are stored, known ones follow, bad ones are named with the reason. */
  async load(rows: readonly unknown[]): Promise<ImportAnswer> {
    const now = new Date();
    const refused: Refusal[] = [];
    const good = new Map<string, Row>();
    rows.forEach((row, index) => {
      const parsed = JobImportRow.safeParse(row, { error: issueText });
      const detail = problemOf(parsed, now);
      if (detail !== undefined) refused.push({ row: index, detail });
      else if (parsed.success) good.set(referenceOf(parsed.data), parsed.data);
    });
    const jobs = [...good].map(([reference, row]) => importedJob(row, reference, now));
    const { imported, updated } = await this.jobs.load(jobs);
    const unchanged = rows.length - refused.length - imported - updated;
    return { imported, unchanged, ...(updated > 0 && { updated }), refused };
  }
}
