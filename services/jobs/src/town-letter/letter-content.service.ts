import { readableJob } from '@commons/contracts/imports/readable-name';
import { NewListings } from '@commons/contracts/jobs/town-letter';
import { beginningOf } from '@commons/contracts/text/cut-text';
import { InternalClient } from '@commons/service-kit/internal/internal-client';
import { Portal } from '@commons/service-kit/portal/portal';
import { Injectable } from '@nestjs/common';
import { jobAnswer } from '../postings/job-answer.js';
import { NewJobsService } from '../postings/page/new-jobs.service.js';
import type { LetterContent } from './letter.schema.js';

/** Most entries of a letter; the rest are on the board. */
const named = 8;
const none = { total: 0, newest: [] };

/** What is new in town, for the areas that are switched on. */
@Injectable()
export class LetterContentService {
  constructor(
    private readonly jobs: NewJobsService,
    private readonly calls: InternalClient,
    private readonly portal: Portal,
  ) {}

  /** @throws ServiceUnavailable while the directory is down */
  async since(since: Date): Promise<LetterContent> {
    const [jobs, businesses] = await Promise.all([
      this.portal.has('jobs') ? this.#jobs(since) : none,
      this.portal.has('directory') ? this.#businesses(since) : none,
    ]);
    return { jobs, businesses };
  }

  async #jobs(since: Date): Promise<LetterContent['jobs']> {
    const { total, rows } = await this.jobs.since(since, named);
    const newest = rows.map((row) => {
      const { id, title, company_name, ...job } = readableJob(jobAnswer(row));
      const facts = [job.location, job.salary_range].filter(Boolean);
      const text = beginningOf(facts.join(' · '), 200);
      return { id, title, company: company_name, type: job.employment_type, text };
    });
    return { total, newest };
  }

  async #businesses(since: Date): Promise<NewListings> {
    const query = new URLSearchParams({ since: since.toISOString() });
    return (
      (await this.calls.get('directory', `/internal/new-listings?${query}`, NewListings)) ?? none
    );
  }
}

export const hasContent = ({ jobs, businesses }: LetterContent): boolean =>
  jobs.total + businesses.total > 0;
