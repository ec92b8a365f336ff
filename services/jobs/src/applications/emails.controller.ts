import type { AccessClaims } from '@commons/contracts/account';
import { emailTemplateTypes } from '@commons/contracts/application-lists';
import {
  ApplicationEmail,
  type ApplicationEmailSent,
  type EmailTemplate,
} from '@commons/contracts/applications';
import { AccountType, CurrentClaims } from '@commons/service-kit/auth/access-rules';
import { refuse, refuseField } from '@commons/service-kit/errors/refuse';
import { Body, Controller, Get, Headers, Param, Post } from '@nestjs/common';
import type { z } from 'zod';
import { ApplicationEmailsService } from './application-emails.service.js';

const goodKey = /^[\w-]{8,100}$/;

/** The employer's mails to applicants. */
@Controller('applications')
@AccountType('employer')
export class EmailsController {
  constructor(private readonly emails: ApplicationEmailsService) {}

  @Get(':id/email-template/:type')
  template(
    @Param('id') id: string,
    @Param('type') name: string,
    @CurrentClaims() claims: AccessClaims,
  ): Promise<EmailTemplate> {
    const type = emailTemplateTypes.find((known) => known === name);
    if (!type) throw refuse(404, 'Email template not found');
    return this.emails.template(id, type, claims);
  }

  @Post(':id/email')
  async send(
    @Param('id') id: string,
    @Body({ schema: ApplicationEmail }) mail: z.output<typeof ApplicationEmail>,
    @Headers('idempotency-key') key: string | undefined,
    @CurrentClaims() claims: AccessClaims,
  ): Promise<ApplicationEmailSent> {
    if (mail.application_id !== id) {
      throw refuseField(['body', 'application_id'], 'Is not the application of the address');
    }
    if (key !== undefined && !goodKey.test(key)) {
      throw refuseField(['header', 'idempotency-key'], 'Must be 8 to 100 letters, digits, _ or -');
    }
    const { email, undo } = await this.emails.send(id, mail, key, claims);
    const { subject, email_type, at } = email;
    return { email_id: email.id, subject, email_type, at: at.toISOString(), undo };
  }
}
