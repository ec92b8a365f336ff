import type { ImportAnswer } from '@commons/contracts/imports/import-answer';
import { loadRows } from '@commons/service-kit/imports/load-rows';
import { Portal } from '@commons/service-kit/portal/portal';
import { Inject, Injectable } from '@nestjs/common';
import { JOBS_CONFIG, type JobsConfig } from '../jobs.config.js';
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

  load(rows: readonly unknown[]): Promise<ImportAnswer> {
    return loadRows(rows, {
      sort: this.sort,
      refOf: ({ import_ref }) => import_ref as string,
      store: (good) => this.jobs.load(good),
    });
  }
}
