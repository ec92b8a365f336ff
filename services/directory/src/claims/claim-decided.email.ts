import { PeopleService } from '@commons/service-kit/internal/people.service';
import { hello, type Mail } from '@commons/service-kit/mail/mail';
import { decisionEmail } from '@commons/service-kit/moderation/decision.email';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { Injectable } from '@nestjs/common';
import { directoryTexts } from '../texts/directory-texts.js';
import type { ClaimRecord } from './claim.schema.js';
import { ClaimsService } from './claims.service.js';

/** Mails the claimant that the listing is theirs, or why the claim was refused. */
@Injectable()
export class ClaimDecidedEmail extends OutboxMail<ClaimRecord> {
  constructor(
    claims: ClaimsService,
    private readonly people: PeopleService,
  ) {
    super(claims.decisionMail, { task: 'directory.mail-claim-decided', id: 'claim_id' });
  }

  protected override async mail(claim: ClaimRecord): Promise<Mail | undefined> {
    const person = await this.people.find(claim.user_id);
    if (!person) return undefined;
    const { email: to, full_name, language } = person;
    const reader = { to, full_name, language, site: this.site };
    return claim.state === 'approved' ? approved(claim, reader) : refused(claim, reader);
  }
}

interface Reader {
  readonly to: string;
  readonly full_name: string;
  readonly language: string | undefined;
  /** Public origin. */
  readonly site: string;
}

function approved(
  { business_name: business }: ClaimRecord,
  { to, full_name, language, site }: Reader,
): Mail {
  const t = directoryTexts(language);
  return {
    to,
    language,
    subject: t('claimApprovedSubject', { business }),
    greeting: hello(full_name, language),
    parts: [
      t('claimApproved', { business }),
      t('claimApprovedNext'),
      {
        link: {
          label: t('openListing'),
          url: `${site}/employer-dashboard?tab=business-directory`,
        },
      },
    ],
    why: t('claimApprovedWhy'),
  };
}

function refused(
  { business_name: business, reason }: ClaimRecord,
  { to, full_name, language, site }: Reader,
): Mail {
  const t = directoryTexts(language);
  return decisionEmail({
    to,
    language,
    full_name,
    subject: t('claimRefusedSubject', { business }),
    before: t('claimRefused', { business }),
    reason,
    after: t('claimRefusedNext'),
    link: `${site}/contact?subject=${encodeURIComponent(t('claimContactSubject'))}`,
    why: t('claimRefusedWhy'),
  });
}
