import { jobs } from '@commons/contracts/operations/jobs';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { JobDeletionService } from '../../postings/edit/job-deletion.service.js';
import { ApplicationsOfDeletedJobService } from './applications-of-deleted-job.service.js';

/** Deletes a job and what depends on it. */
@Controller()
export class JobDeletionController {
  constructor(
    private readonly deletion: JobDeletionService,
    private readonly applications: ApplicationsOfDeletedJobService,
  ) {}

  @Handles(jobs['DELETE /jobs/{id}'])
  async remove({ params: { id }, claims }: Call<'DELETE /jobs/{id}'>): Promise<void> {
    await this.applications.finish(await this.deletion.begin(id, claims));
  }
}
