import type { Job } from '@commons/contracts/jobs/jobs';
import { jobs } from '@commons/contracts/operations/jobs';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { answerVersioned } from '@commons/service-kit/http/record-version';
import { Controller } from '@nestjs/common';
import { ownJobAnswer } from '../job-answer.js';
import { JobDraftsService } from './job-drafts.service.js';

/** Saving unfinished postings. Drafts are read like any job, and published by setting their status. */
@Controller()
export class JobDraftsController {
  constructor(private readonly drafts: JobDraftsService) {}

  @Handles(jobs['POST /jobs/drafts'])
  async create({ body: draft, claims }: Call<'POST /jobs/drafts'>): Promise<Job> {
    return ownJobAnswer(await this.drafts.create(draft, claims));
  }

  @Handles(jobs['PUT /jobs/drafts/{id}'])
  replace({
    params: { id },
    body: draft,
    claims,
    base,
    reply,
  }: Call<'PUT /jobs/drafts/{id}'>): Promise<Job> {
    return answerVersioned(reply, this.drafts.replace(id, draft, claims, base), ownJobAnswer);
  }

  @Handles(jobs['DELETE /jobs/drafts/{id}'])
  remove({ params: { id }, claims }: Call<'DELETE /jobs/drafts/{id}'>): Promise<void> {
    return this.drafts.remove(id, claims);
  }
}
