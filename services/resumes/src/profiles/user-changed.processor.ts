import { UserSnapshot } from '@commons/contracts/account';
import { resumesUserChanged } from '@commons/contracts/tasks/resumes-tasks';
import { InternalClient } from '@commons/service-kit/internal/internal-client';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import { ShareLinks } from './share-links.service.js';

/**
 * Who is no job seeker any more cannot take the public link of the profile back, so it ends by itself (decisions A39,
 * A62). The profile stays stored.
 */
@Processor(resumesUserChanged)
export class UserChangedProcessor implements TaskProcessor<typeof resumesUserChanged> {
  constructor(
    private readonly calls: InternalClient,
    private readonly links: ShareLinks,
  ) {}

  /** @throws ServiceUnavailable while auth cannot be asked: the task is tried again */
  async process({ user_id }: { user_id: string }): Promise<void> {
    const path = `/internal/users/${encodeURIComponent(user_id)}`;
    const person = await this.calls.get('auth', path, UserSnapshot);
    if (person && person.account_type !== 'job_seeker') await this.links.revoke(user_id);
  }
}
