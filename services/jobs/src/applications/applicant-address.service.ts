import { PeopleService } from '@commons/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import type { ApplicationRecord } from './application.schema.js';

type Application = Pick<ApplicationRecord, 'seeker_id' | 'applicant'>;

/** Where mails to an applicant go: as auth says now, as it was on applying while auth is away. */
@Injectable()
export class ApplicantAddress {
  constructor(private readonly people: PeopleService) {}

  /** Nothing for those who want no mails or are gone. */
  async forNotifications({ seeker_id, applicant }: Application): Promise<string | undefined> {
    const kept = { email: applicant.email, email_notifications: applicant.email_notifications };
    const person = await this.people.find(seeker_id).catch(() => kept);
    return person?.email_notifications ? person.email : undefined;
  }

  /**
   * The switch `email_notifications` does not apply: a letter from one person to another is no notification. Nothing
   * goes to an account that is gone.
   */
  async forLetters({ seeker_id, applicant }: Application): Promise<string | undefined> {
    const person = await this.people.find(seeker_id).catch(() => applicant);
    return person?.email;
  }
}
