import { createHash } from 'node:crypto';
import { type ImportAnswer } from '@commons/contracts/import-answer';
import { JobImportRow } from '@commons/contracts/job-imports';
import { TextCounts } from '@commons/service-kit/imports/text-counts';
import { issueText } from '@commons/service-kit/validation/issue-text';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { JOBS_CONFIG, type JobsConfig } from '../jobs.config.js';
import { importedJob } from '../postings/edit/job-facts.js';
import { ImportedJobsService } from '../postings/imported/imported-jobs.service.js';
import { JobPlacement } from './job-placement.js';

type Row = z.output<typeof JobImportRow>;
type Refusal = ImportAnswer['refused'][number];

/** Why a row cannot be stored, in one line; undefined when it is valid. */
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

/** A row without a reference is identified by its content. */
const referenceOf = (row: Row) =>
  row.ref
    ? `ref:${row.ref}`
    : `sha256:${createHash('sha256').update(JSON.stringify(row)).digest('hex')}`;

/** Loads jobs in bulk (decision A61). */
@Injectable()
export class JobImportsService {
  readonly #placement: JobPlacement;

  constructor(
    private readonly jobs: ImportedJobsService,
    @Inject(JOBS_CONFIG) config: JobsConfig,
  ) {
    this.#placement = new JobPlacement(config.JOB_CATEGORIES_FILE);
  }

  /** Handles each row separately: stores new ones, updates known ones, reports bad ones with the reason. */
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
    const unplaced = new TextCounts();
    const jobs = [...good].map(([reference, row]) => {
      const category = this.#placement.place(row);
      if (!category) unplaced.add(row.category ?? row.title);
      return importedJob(row, category ?? 'Other', reference, now);
    });
    const { imported, updated, merged } = await this.jobs.load(jobs);
    return {
      imported,
      unchanged: rows.length - refused.length - imported - updated - merged,
      ...(updated > 0 && { updated }),
      ...(merged > 0 && { merged }),
      ...unplaced.as('unplaced'),
      refused,
    };
  }
}
