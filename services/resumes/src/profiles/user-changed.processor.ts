import { UserSnapshot } from '@commons/contracts/account';
import { resumesUserChanged } from '@commons/contracts/tasks/resumes-tasks';
import { InternalClient } from '@commons/service-kit/internal/internal-client';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import { ShareLinksService } from './share-links.service.js';

/**
 * A person who is no longer a job seeker cannot revoke the public link, so it is revoked automatically (decisions A39,
 * A62). The profile stays stored.
 */
@Processor(resumesUserChanged)
export class UserChangedProcessor implements TaskProcessor<typeof resumesUserChanged> {
  constructor(
    private readonly calls: InternalClient,
    private readonly links: ShareLinksService,
  ) {}

  /** @throws ServiceUnavailable while auth is down: the task is retried */
  async process({ user_id }: { user_id: string }): Promise<void> {
    const path = `/internal/users/${encodeURIComponent(user_id)}`;
    const person = await this.calls.get('auth', path, UserSnapshot);
    if (person && person.account_type !== 'job_seeker') await this.links.revoke(user_id);
  }
}
