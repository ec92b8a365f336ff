import { mailSecurityNotices } from '@commons/contracts/tasks/auth-tasks';
import { Mailer } from '@commons/service-kit/mail/mailer';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject } from '@nestjs/common';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { SecurityNotices } from '../users/security-notices.service.js';
import { UserService } from '../users/user.service.js';
import { securityNoticeEmail } from './security-notice.email.js';

/** Mails what was done to an account, as far as it still is due: run twice it sends each notice once. */
@Processor(mailSecurityNotices)
export class MailSecurityNoticesProcessor implements TaskProcessor<typeof mailSecurityNotices> {
  constructor(
    private readonly users: UserService,
    private readonly notices: SecurityNotices,
    private readonly mailer: Mailer,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  async process({ user_id }: z.output<typeof mailSecurityNotices.payload>): Promise<void> {
    const user = await this.users.findById(new Types.ObjectId(user_id));
    if (!user || user.closed_at) return;
    for (const notice of user.notices_due ?? []) {
      const key = `security/${user_id}/${notice.kind}/${notice.at.getTime()}`;
      await this.mailer.send(securityNoticeEmail(user, notice, this.config), key);
      await this.notices.noteMailed(user, notice);
    }
  }
}
