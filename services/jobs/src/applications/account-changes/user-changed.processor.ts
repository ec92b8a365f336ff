import { isDeepStrictEqual } from 'node:util';
import type { UserSnapshot } from '@commons/contracts/account/account';
import { jobsUserChanged } from '@commons/contracts/tasks/jobs-tasks';
import { foldText } from '@commons/contracts/text/fold-text';
import { PeopleService } from '@commons/service-kit/internal/people.service';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type Employer, EmployersService } from '../../employers/employers.service.js';
import { OwnerJobsService } from '../../postings/edit/owner-jobs.service.js';
import { JobHidingService } from '../../postings/life/job-hiding.service.js';
import type { ApplicationRecord } from '../application.schema.js';

/** Updates copies of an account's name, address and company, and hides the jobs of a suspended one. */
@Processor(jobsUserChanged)
export class UserChangedProcessor implements TaskProcessor<typeof jobsUserChanged> {
  constructor(
    @InjectModel('Application') private readonly applications: Model<ApplicationRecord>,
    private readonly ownerJobs: OwnerJobsService,
    private readonly hiding: JobHidingService,
    private readonly people: PeopleService,
    private readonly employers: EmployersService,
  ) {}

  async process({ user_id }: { user_id: string }): Promise<void> {
    const person = await this.people.find(user_id);
    if (!person || person.closed) return;
    if (person.account_type === 'employer') await this.changeCompany(user_id);
    // No one could read further applications (decision A62).
    else await this.ownerJobs.closeAll(user_id);
    await this.people.followSuspension(user_id, (suspended) =>
      suspended ? this.hiding.hideOf(user_id) : this.hiding.showOf(user_id),
    );
    await this.#changeApplicant(person);
  }

  async #changeApplicant(person: UserSnapshot): Promise<void> {
    const applicant = applicantOf(person);
    await this.applications.updateMany(
      { seeker_id: person.id },
      { $set: { applicant, applicant_name_key: foldText(applicant.name) } },
    );
    // Tasks of one account may run concurrently: outdated data must not be written last.
    const now = await this.people.find(person.id);
    if (!now || now.closed || isDeepStrictEqual(applicantOf(now), applicant)) return;
    await this.#changeApplicant(now);
  }

  /** @throws ServiceUnavailable while auth or directory is down: the task is retried */
  async changeCompany(user_id: string): Promise<void> {
    await this.employers.changed(user_id);
    const employer = await this.employers.find(user_id);
    if (!employer) return;
    await this.ownerJobs.changeCompany(user_id, employer);
    await this.applications.updateMany(
      { employer_id: user_id },
      { $set: { 'job.company_name': employer.company_name } },
    );
    // Tasks for account and listing may run concurrently: outdated data must not be written last.
    const now = await this.employers.find(user_id);
    if (now && !isSame(now, employer)) await this.changeCompany(user_id);
  }
}

const applicantOf = ({ full_name: name, email, location, email_notifications }: UserSnapshot) => ({
  ...{ name, email, email_notifications },
  ...(location && { location }),
});

const isSame = (one: Employer, other: Employer) =>
  one.company_name === other.company_name && one.company_size === other.company_size;
