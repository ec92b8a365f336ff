import type { UserSnapshot } from '@commons/contracts/account/account';
import {
  type CollectedUserData,
  HoldsUserData,
  type UserDataHolder,
} from '@commons/service-kit/privacy/user-data';
import { factNames } from './edit/job-facts.js';
import { OwnerJobsService } from './edit/owner-jobs.service.js';
import type { JobRecord } from './job.js';

/** Jobs that an employer posted. */
@HoldsUserData('jobs')
export class PostingUserData implements UserDataHolder {
  constructor(private readonly jobs: OwnerJobsService) {}

  async collect({ id }: UserSnapshot): Promise<CollectedUserData> {
    const records = (await this.jobs.all(id)).map((job) => ({
      id: String(job._id),
      ...Object.fromEntries(factNames.map((name) => [name, job[name as keyof JobRecord]])),
      questions: job.questions,
      status: job.status,
      created_at: job.created_at.toISOString(),
      expires_at: job.expires_at.toISOString(),
      view_count: job.view_count,
      ...(job.hidden?.objection && { objection: job.hidden.objection.text }),
    }));
    return { records };
  }

  /** Closes the jobs, which stay readable for applicants (decisions A26, A68), and removes the person's name. */
  async erase({ id, full_name }: UserSnapshot): Promise<void> {
    await this.jobs.dropDrafts(id);
    await this.jobs.closeAll(id);
    await this.jobs.dropName(id, full_name);
  }
}
