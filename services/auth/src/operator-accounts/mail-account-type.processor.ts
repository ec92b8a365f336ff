import { mailAccountType } from '@commons/contracts/tasks/auth-tasks';
import { Mailer } from '@commons/service-kit/mail/mailer';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject } from '@nestjs/common';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { UserService } from '../users/user.service.js';
import { UserOperators } from '../users/user-operators.service.js';
import { accountTypeEmail } from './account-type.email.js';

/** Mails the new type of an account, if that still is due. It concerns the account itself, so no switch stops it. */
@Processor(mailAccountType)
export class MailAccountTypeProcessor implements TaskProcessor<typeof mailAccountType> {
  constructor(
    private readonly users: UserService,
    private readonly operators: UserOperators,
    private readonly mailer: Mailer,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  async process({ user_id }: z.output<typeof mailAccountType.payload>): Promise<void> {
    const user = await this.users.findById(new Types.ObjectId(user_id));
    if (!user?.account_type_mail_due_at || user.closed_at) return;
    const key = `account-type/${user_id}/${user.account_type_mail_due_at.getTime()}`;
    await this.mailer.send(accountTypeEmail(user, this.config.SITE_URL ?? ''), key);
    await this.operators.noteTypeMailed(user);
  }
}
