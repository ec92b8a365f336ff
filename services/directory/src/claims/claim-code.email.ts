import { hello, type Mail } from '@commons/service-kit/mail/mail';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { Injectable } from '@nestjs/common';
import type { ClaimRecord } from './claim.schema.js';

import { codeHours, digitsOf } from './claim-code.js';
import { ClaimsService } from './claims.service.js';

/**
 * The mail with the code that proves a claim. It goes to an address of the business, which may be somebody else's, so
 * it contains nothing that the claimant wrote.
 */
@Injectable()
export class ClaimCodeEmail extends OutboxMail<ClaimRecord> {
  constructor(claims: ClaimsService) {
    super(claims.codeMail, { task: 'directory.mail-claim-code', id: 'claim_id' });
  }

  protected override mail({ code, claimant, ...claim }: ClaimRecord): Mail | undefined {
    if (!code) return undefined;
    const digits = digitsOf(code, this.config);
    const page = `${this.site}/business-directory/${claim.listing_id}`;
    return {
      to: code.email,
      subject: `Your code for the listing of ${claim.business_name}`,
      greeting: hello(),
      parts: [
        `The account ${claimant.email} asks to manage the listing of "${claim.business_name}" in our directory. If that is you or a colleague, enter this code on the page of the business:`,
        { quote: `${digits.slice(0, 3)} ${digits.slice(3)}` },
        { link: { label: 'Enter the code', url: `${page}?claim=${digits}` } },
        `The code works for ${codeHours} hours. If you do not know who this is, do not pass the code on: without it nothing happens.`,
      ],
      why: 'You get this mail because this address was entered as one of the business.',
    };
  }
}
