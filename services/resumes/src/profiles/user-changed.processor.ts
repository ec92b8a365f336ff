import { resumesUserChanged } from '@commons/contracts/tasks/resumes-tasks';
import { PeopleService } from '@commons/service-kit/internal/people.service';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import { ShareLinksService } from './share-links.service.js';

/**
 * A person who is no longer a job seeker cannot revoke the public link, so it is revoked automatically (decisions A39,
 * A62). The profile remains stored. While the account is suspended, no one can open the link.
 */
@Processor(resumesUserChanged)
export class UserChangedProcessor implements TaskProcessor<typeof resumesUserChanged> {
  constructor(
    private readonly people: PeopleService,
    private readonly links: ShareLinksService,
  ) {}

  /** @throws ServiceUnavailable while auth is down: the task is retried */
  async process({ user_id }: { user_id: string }): Promise<void> {
    await this.people.followSuspension(user_id, (suspended) =>
      this.links.suspend(user_id, suspended),
    );
    const person = await this.people.find(user_id);
    if (person && person.account_type !== 'job_seeker') await this.links.revoke(user_id);
  }
}
