import { PeopleService } from '@commons/service-kit/internal/people.service';
import type { Mail } from '@commons/service-kit/mail/mail';
import { Injectable } from '@nestjs/common';
import type { ApplicationRecord } from '../application.schema.js';

type Application = Pick<ApplicationRecord, 'seeker_id' | 'applicant'>;

/** Address and language of a mail. */
export type MailAddress = Pick<Mail, 'to' | 'language'>;

/** Address for mails to an applicant: from auth, or the one stored with the application while auth is down. */
@Injectable()
export class ApplicantAddressService {
  constructor(private readonly people: PeopleService) {}

  /** Undefined for applicants who want no mails or whose account is gone. */
  async forNotifications({ seeker_id, applicant }: Application): Promise<MailAddress | undefined> {
    const person = await this.people.find(seeker_id).catch(() => applicant);
    return person?.email_notifications ? addressOf(person) : undefined;
  }

  /**
   * The `email_notifications` setting does not apply: a letter from one person to another is not a notification.
   * Undefined when the account is gone.
   */
  async forLetters({ seeker_id, applicant }: Application): Promise<MailAddress | undefined> {
    const person = await this.people.find(seeker_id).catch(() => applicant);
    return person && addressOf(person);
  }
}

const addressOf = ({ email, language }: { email: string; language?: string }): MailAddress => ({
  to: email,
  language,
});
