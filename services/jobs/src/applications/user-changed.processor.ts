import { jobsUserChanged } from '@commons/contracts/tasks/jobs-tasks';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import { foldText } from '@commons/service-kit/search/search-terms';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { companyOf, PeopleService } from '../people/people.service.js';
import { JobsService } from '../postings/jobs.service.js';
import type { ApplicationRecord } from './application.schema.js';

/** Takes over a changed name, address or company into what was copied from the account. */
@Processor(jobsUserChanged)
export class UserChangedProcessor implements TaskProcessor<typeof jobsUserChanged> {
  constructor(
    @InjectModel('Application') private readonly applications: Model<ApplicationRecord>,
    private readonly jobs: JobsService,
    private readonly people: PeopleService,
  ) {}

  async process({ user_id }: { user_id: string }): Promise<void> {
    const person = await this.people.find(user_id);
    if (!person) return;
    const company = companyOf(person);
    await this.jobs.renameCompany(user_id, company);
    await this.applications.updateMany(
      { employer_id: user_id },
      { $set: { 'job.company_name': company } },
    );
    const { full_name: name, email, location, email_notifications } = person;
    await this.applications.updateMany(
      { seeker_id: user_id },
      {
        $set: {
          applicant: { name, email, email_notifications, ...(location && { location }) },
          applicant_name_key: foldText(name),
        },
      },
    );
  }
}
