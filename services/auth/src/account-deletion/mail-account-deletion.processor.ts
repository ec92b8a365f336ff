import { mailAccountDeletion } from '@commons/contracts/tasks/auth-tasks';
import { Mailer } from '@commons/service-kit/mail/mailer';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject } from '@nestjs/common';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { UserService } from '../users/user.service.js';
import { UserDeletions } from '../users/user-deletions.service.js';
import { deletionWantedEmail } from './account-deletion.emails.js';

/** Mails when the account will be deleted, unless that was taken back in the meantime. */
@Processor(mailAccountDeletion)
export class MailAccountDeletionProcessor implements TaskProcessor<typeof mailAccountDeletion> {
  constructor(
    private readonly users: UserService,
    private readonly deletions: UserDeletions,
    private readonly mailer: Mailer,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  async process({ user_id }: z.output<typeof mailAccountDeletion.payload>): Promise<void> {
    const user = await this.users.findById(new Types.ObjectId(user_id));
    if (!user?.deletion_mail_due || !user.deletion_due_at || user.closed_at) return;
    const mail = deletionWantedEmail(user, user.deletion_due_at, this.config);
    await this.mailer.send(mail, `deletion-wanted/${user_id}/${user.deletion_due_at.getTime()}`);
    await this.deletions.noteMailed(user);
  }
}
