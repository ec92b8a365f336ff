import { businessPage } from '@commons/contracts/front-ends/page-addresses';
import { PeopleService } from '@commons/service-kit/internal/people.service';
import { hello, type Mail } from '@commons/service-kit/mail/mail';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { Injectable } from '@nestjs/common';
import { directoryTexts } from '../texts/directory-texts.js';
import type { ClaimRecord } from './claim.schema.js';
import { codeHours, digitsOf } from './claim-code.js';
import { ClaimsService } from './claims.service.js';

/**
 * The mail with the code that proves a claim. It goes to an address of the business, which may not be the claimant's, so
 * it contains nothing that the claimant wrote; it is in the claimant's language.
 */
@Injectable()
export class ClaimCodeEmail extends OutboxMail<ClaimRecord> {
  constructor(
    claims: ClaimsService,
    private readonly people: PeopleService,
  ) {
    super(claims.codeMail, { task: 'directory.mail-claim-code', id: 'claim_id' });
  }

  protected override async mail({
    code,
    claimant,
    ...claim
  }: ClaimRecord): Promise<Mail | undefined> {
    if (!code) return undefined;
    const digits = digitsOf(code, this.config);
    const page = `${this.site}${businessPage(String(claim.listing_id))}`;
    const person = await this.people.find(claim.user_id).catch(() => undefined);
    const language = person?.language;
    const t = directoryTexts(language);
    return {
      to: code.email,
      language,
      subject: t('codeSubject', { business: claim.business_name }),
      greeting: hello(undefined, language),
      parts: [
        t('codeAsks', { account: claimant.email, business: claim.business_name }),
        { quote: `${digits.slice(0, 3)} ${digits.slice(3)}` },
        { link: { label: t('enterCode'), url: `${page}?claim=${digits}` } },
        t('codeWorks', { hours: codeHours }),
      ],
      why: t('codeWhy'),
    };
  }
}
