import { type ImportField, jobImportFields } from '@commons/contracts/imports/import-run-lists';
import type {
  ImportPlanner,
  ImportTarget,
  RowResult,
  RowTexts,
  SlicePlan,
} from '@commons/service-kit/imports/runs/import-target';
import { Injectable } from '@nestjs/common';
import type { NewJob } from '../postings/edit/job-facts.js';
import { ImportedJobsService } from '../postings/imported/imported-jobs.service.js';
import {
  JobImportUndoService,
  type JobJournal,
} from '../postings/imported/job-import-undo.service.js';
import type { KnownJob, RowFate } from '../postings/imported/job-merging.js';
import { jobHeadings } from './job-columns.js';
import { JobImportsService } from './job-imports.service.js';
import { rowOfColumns } from './row-of-columns.js';
import type { RowProblem, SortedRow } from './sorted-row.js';

const outcomes: Readonly<Record<RowFate, RowResult['outcome']>> = {
  imported: 'new',
  updated: 'changed',
  unchanged: 'same',
  merged: 'double',
};

const missing: Readonly<Partial<Record<ImportField, string>>> = {
  title: 'There is no title in this row. Enter one, or remove the row.',
  company_name: 'There is no employer in this row. Enter one, or remove the row.',
};

/** How to fix a field; other messages say so themselves. */
function advice({ field, message }: RowProblem): string {
  if (message === 'Field required' || message === 'Must not be empty') {
    return missing[field as ImportField] ?? message;
  }
  if (message === 'Must be a number') return 'This is not an amount. Write it as 52000.';
  if (message === 'Must be a date and time in ISO 8601') {
    return 'This is not a date. Write it as 2026-03-15.';
  }
  if (message === 'Is above salary_max') return 'The lowest pay is above the highest.';
  return message;
}

/** Imports of jobs in the operator's console. */
@Injectable()
export class JobImportTarget implements ImportTarget {
  readonly path = 'jobs';
  readonly fields: readonly ImportField[] = jobImportFields;
  readonly words = jobHeadings;

  constructor(
    private readonly imports: JobImportsService,
    private readonly jobs: ImportedJobsService,
    private readonly undoing: JobImportUndoService,
  ) {}

  rowOf(texts: RowTexts, source: string, refsRepeat: boolean): unknown {
    return rowOfColumns(texts, source, refsRepeat);
  }

  planner(): ImportPlanner {
    const planned: KnownJob[] = [];
    return { plan: (rows) => this.#plan(rows, planned) };
  }

  async #plan(rows: readonly unknown[], planned: KnownJob[]): Promise<SlicePlan> {
    const now = new Date();
    const sorted = rows.map((row) => this.imports.sort(row, now));
    // A reference counts once per slice: the first row has it.
    const good = new Map<string, NewJob>();
    for (const one of sorted) {
      if ('job' in one && !good.has(one.job.import_ref ?? '')) {
        good.set(one.job.import_ref ?? '', one.job);
      }
    }
    const { fates, plan } = await this.jobs.plan([...good.values()], planned);
    planned.push(...plan.fresh);
    const byRef = new Map([...good.keys()].map((ref, at) => [ref, fates[at] as RowFate]));
    const results = sorted.map((one) => {
      if (!('job' in one)) return badResult(one);
      const fate = good.get(one.job.import_ref ?? '') === one.job;
      return goodResult(one, fate ? byRef.get(one.job.import_ref ?? '') : 'merged');
    });
    return { results, journal: await this.undoing.journal(plan) };
  }

  exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.jobs.exclusively(work);
  }

  apply(journal: unknown): Promise<void> {
    return this.jobs.apply(journal as JobJournal);
  }

  undo(journal: unknown) {
    return this.undoing.undo(journal as JobJournal);
  }
}

function goodResult(
  { job, unplaced }: { readonly job: NewJob; readonly unplaced?: string },
  fate: RowFate = 'unchanged',
): RowResult {
  return { outcome: outcomes[fate], sample: sampleOf(job), ...(unplaced && { unplaced }) };
}

function badResult(sorted: SortedRow): RowResult {
  const [problem] = ('problems' in sorted ? sorted.problems : []) as [RowProblem];
  const field = jobImportFields.find((name) => name === problem.field);
  return { outcome: 'bad', detail: advice(problem), ...(field && { field }) };
}

/** Preview of the job, as on its card. */
function sampleOf(job: NewJob): Record<string, string> {
  const all = {
    ...{ title: job.title, company_name: job.company_name, found_category: job.category },
    ...{ location_city: job.location_city, location_state: job.location_state },
    ...{ employment_type: job.employment_type, salary_range: job.salary_range },
    overview: job.overview ?? job.description,
  };
  const filled = Object.entries(all).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return Object.fromEntries(filled.map(([name, text]) => [name, text.slice(0, 200)]));
}
