import { emailTemplateTypes } from '@commons/contracts/applications/application-lists';
import type {
  ApplicationEmailSent,
  EmailTemplate,
} from '@commons/contracts/applications/applications';
import { jobs } from '@commons/contracts/operations/jobs';
import { refuse, refuseField } from '@commons/service-kit/errors/refuse';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { ApplicationEmailsService } from './application-emails.service.js';

const isGoodKey = (key: string | string[]): key is string =>
  typeof key === 'string' && /^[\w-]{8,100}$/.test(key);

/** The employer's mails to applicants. */
@Controller()
export class EmailsController {
  constructor(private readonly emails: ApplicationEmailsService) {}

  @Handles(jobs['GET /applications/{id}/email-template/{type}'])
  template({
    params: { id, type: name },
    claims,
  }: Call<'GET /applications/{id}/email-template/{type}'>): Promise<EmailTemplate> {
    const type = emailTemplateTypes.find((known) => known === name);
    if (!type) throw refuse(404, 'Email template not found');
    return this.emails.template(id, type, claims);
  }

  @Handles(jobs['POST /applications/{id}/email'])
  async send({
    params: { id },
    body: mail,
    request,
    claims,
  }: Call<'POST /applications/{id}/email'>): Promise<ApplicationEmailSent> {
    const { 'idempotency-key': key } = request.headers;
    if (mail.application_id !== id) {
      throw refuseField(['body', 'application_id'], 'Is not the application of the address');
    }
    if (key !== undefined && !isGoodKey(key)) {
      throw refuseField(['header', 'idempotency-key'], 'Must be 8 to 100 letters, digits, _ or -');
    }
    const { email, undo } = await this.emails.send(id, mail, key, claims);
    const { subject, email_type, at } = email;
    return { email_id: email.id, subject, email_type, at: at.toISOString(), undo };
  }
}
