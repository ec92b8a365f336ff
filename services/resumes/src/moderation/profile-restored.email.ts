import { PeopleService } from '@commons/service-kit/internal/people.service';
import type { Mail } from '@commons/service-kit/mail/mail';
import { decisionEmail } from '@commons/service-kit/moderation/decision.email';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { Injectable } from '@nestjs/common';
import type { ProfileRecord } from '../profiles/profile.js';
import { ProfileHidingService } from '../profiles/profile-hiding.service.js';
import { resumesTexts } from '../texts/resumes-texts.js';

/** Mails the owner that a hidden profile is shown again. */
@Injectable()
export class ProfileRestoredEmail extends OutboxMail<ProfileRecord> {
  constructor(
    hiding: ProfileHidingService,
    private readonly people: PeopleService,
  ) {
    super(hiding.restoredMail, { task: 'resumes.mail-profile-restored', id: 'profile_id' });
  }

  protected override async mail({ user_id }: ProfileRecord): Promise<Mail | undefined> {
    const owner = await this.people.find(user_id);
    if (!owner) return undefined;
    const t = resumesTexts(owner.language);
    return decisionEmail({
      language: owner.language,
      to: owner.email,
      full_name: owner.full_name,
      subject: t('profileRestoredSubject'),
      before: t('profileRestored'),
      after: t('profileRestoredNext'),
      link: `${this.site}/job-seeker-dashboard?tab=professional-profile`,
      label: t('lookAtProfile'),
      why: t('profileWhy'),
    });
  }
}
