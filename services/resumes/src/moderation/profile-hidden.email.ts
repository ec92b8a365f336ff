import { PeopleService } from '@commons/service-kit/internal/people.service';
import type { Mail } from '@commons/service-kit/mail/mail';
import { decisionEmail } from '@commons/service-kit/moderation/decision.email';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { Injectable } from '@nestjs/common';
import type { ProfileRecord } from '../profiles/profile.js';
import { ProfileHidingService } from '../profiles/profile-hiding.service.js';
import { resumesTexts } from '../texts/resumes-texts.js';

/** Mails the owner that the shared profile is hidden, with the reason and how to appeal; no setting disables it. */
@Injectable()
export class ProfileHiddenEmail extends OutboxMail<ProfileRecord> {
  constructor(
    hiding: ProfileHidingService,
    private readonly people: PeopleService,
  ) {
    super(hiding.mail, { task: 'resumes.mail-profile-hidden', id: 'profile_id' });
  }

  protected override async mail({ user_id, hidden }: ProfileRecord): Promise<Mail | undefined> {
    const owner = await this.people.find(user_id);
    if (!owner) return undefined;
    const t = resumesTexts(owner.language);
    return decisionEmail({
      language: owner.language,
      to: owner.email,
      full_name: owner.full_name,
      subject: t('profileHiddenSubject'),
      before: t('profileHidden'),
      reason: hidden?.reason,
      after: t('profileHiddenNext'),
      link: `${this.site}/contact`,
      why: t('profileWhy'),
    });
  }
}
