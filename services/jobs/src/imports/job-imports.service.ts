import type { ImportAnswer } from '@commons/contracts/imports/import-answer';
import { refusalOf } from '@commons/service-kit/imports/import-row';
import { TextCounts } from '@commons/service-kit/imports/text-counts';
import { Portal } from '@commons/service-kit/portal/portal';
import { Inject, Injectable } from '@nestjs/common';
import { JOBS_CONFIG, type JobsConfig } from '../jobs.config.js';
import type { NewJob } from '../postings/edit/job-facts.js';
import { ImportedJobsService } from '../postings/imported/imported-jobs.service.js';
import { JobPlacement } from './job-placement.js';
import { sortedRow } from './sorted-row.js';

/** Loads jobs in bulk (decision A61). */
@Injectable()
export class JobImportsService {
  readonly #placement: () => JobPlacement;

  constructor(
    private readonly jobs: ImportedJobsService,
    @Inject(JOBS_CONFIG) config: JobsConfig,
    portal: Portal,
  ) {
    const file = config.JOB_CATEGORIES_FILE;
    this.#placement = portal.made(({ job_categories }) => new JobPlacement(file, job_categories));
    // A file that cannot be read ends the start.
    this.#placement();
  }

  sort = (row: unknown, now: Date) => sortedRow(row, this.#placement(), now);

  /** Handles each row separately: stores new ones, updates known ones, reports bad ones with the reason. */
  async load(rows: readonly unknown[]): Promise<ImportAnswer> {
    const now = new Date();
    const refused: ImportAnswer['refused'] = [];
    const good = new Map<string, NewJob>();
    const unplaced = new Map<string, string>();
    for (const [index, row] of rows.entries()) {
      const sorted = this.sort(row, now);
      if ('problems' in sorted) {
        refused.push(refusalOf(index, sorted));
        continue;
      }
      const ref = sorted.job.import_ref as string;
      good.set(ref, sorted.job);
      if (sorted.unplaced) unplaced.set(ref, sorted.unplaced);
    }
    const texts = new TextCounts();
    for (const text of unplaced.values()) texts.add(text);
    const { imported, updated, merged } = await this.jobs.load([...good.values()]);
    return {
      imported,
      unchanged: rows.length - refused.length - imported - updated - merged,
      ...(updated > 0 && { updated }),
      ...(merged > 0 && { merged }),
      ...texts.as('unplaced'),
      refused,
    };
  }
}
