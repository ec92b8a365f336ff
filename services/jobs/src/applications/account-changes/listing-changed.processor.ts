import { jobsListingChanged } from '@commons/contracts/tasks/jobs-tasks';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import { UserChangedProcessor } from './user-changed.processor.js';

/** Copies changes of a listing: the company may be named after it, and its number of employees is searchable. */
@Processor(jobsListingChanged)
export class ListingChangedProcessor implements TaskProcessor<typeof jobsListingChanged> {
  constructor(private readonly users: UserChangedProcessor) {}

  process({ owner_id }: { owner_id: string }): Promise<void> {
    return this.users.changeCompany(owner_id);
  }
}
