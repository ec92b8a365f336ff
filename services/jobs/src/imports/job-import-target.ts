import { type ImportField, jobImportFields } from '@commons/contracts/imports/import-run-lists';
import type { RowOutcome, RowProblem } from '@commons/service-kit/imports/import-row';
import type {
  ImportPlanner,
  ImportTarget,
  RowTexts,
  SlicePlan,
} from '@commons/service-kit/imports/runs/import-target';
import { badResult, goodResult } from '@commons/service-kit/imports/runs/row-result';
import { Portal } from '@commons/service-kit/portal/portal';
import { Injectable } from '@nestjs/common';
import type { NewJob } from '../postings/edit/job-facts.js';
import { ImportedJobsService } from '../postings/imported/imported-jobs.service.js';
import {
  JobImportUndoService,
  type JobJournal,
} from '../postings/imported/job-import-undo.service.js';
import type { KnownJob } from '../postings/imported/job-merging.js';
import { jobHeadings } from './job-columns.js';
import { JobImportsService } from './job-imports.service.js';
import { rowOfColumns } from './row-of-columns.js';

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
    private readonly portal: Portal,
  ) {}

  rowOf(texts: RowTexts, source: string, refsRepeat: boolean): unknown {
    return rowOfColumns(texts, {
      ...{ source, refsRepeat },
      timeZone: this.portal.now.time_zone,
    });
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
      if ('row' in one && !good.has(one.row.import_ref ?? '')) {
        good.set(one.row.import_ref ?? '', one.row);
      }
    }
    const { fates, plan } = await this.jobs.plan([...good.values()], planned);
    planned.push(...plan.fresh);
    const byRef = new Map([...good.keys()].map((ref, at) => [ref, fates[at] as RowOutcome]));
    const results = sorted.map((one) => {
      if ('problems' in one) return badResult(one, jobImportFields, advice);
      const { row: job, unplaced } = one;
      const ref = job.import_ref ?? '';
      const fate = good.get(ref) === job ? byRef.get(ref) : 'merged';
      return goodResult(fate ?? 'unchanged', sampleOf(job), unplaced);
    });
    return { results, journal: await this.undoing.journal(plan) };
  }

  exclusively<Result>(work: (lost: AbortSignal) => Promise<Result>): Promise<Result> {
    return this.jobs.exclusively(work);
  }

  apply(journal: unknown): Promise<void> {
    return this.jobs.apply(journal as JobJournal);
  }

  undo(journal: unknown) {
    return this.undoing.undo(journal as JobJournal);
  }
}

/** Preview of the job, as on its card. */
const sampleOf = (job: NewJob): Record<string, string | undefined> => ({
  ...{ title: job.title, company_name: job.company_name, found_category: job.category },
  ...{ location_city: job.location_city, location_state: job.location_state },
  ...{ employment_type: job.employment_type, salary_range: job.salary_range },
  overview: job.overview ?? job.description,
});
