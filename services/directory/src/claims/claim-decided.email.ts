import { hello, type Mail } from '@commons/service-kit/mail/mail';
import { decisionEmail } from '@commons/service-kit/moderation/decision.email';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { PeopleService } from '@commons/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import type { ClaimRecord } from './claim.schema.js';

import { ClaimsService } from './claims.service.js';

/** Mails the claimant that the listing is theirs, or why it is not. */
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
    const { email: to, full_name } = person;
    return claim.state === 'approved'
      ? approved(claim, { to, full_name, site: this.site })
      : refused(claim, { to, full_name, site: this.site });
  }
}

interface Reader {
  readonly to: string;
  readonly full_name: string;
  /** Public origin. */
  readonly site: string;
}

const approved = ({ business_name }: ClaimRecord, { to, full_name, site }: Reader): Mail => ({
  to,
  subject: `The listing of ${business_name} is yours`,
  greeting: hello(full_name),
  parts: [
    `You now manage the listing of "${business_name}" in the directory.`,
    'Check the address and the hours, add photos, and reply to your reviews:',
    {
      link: {
        label: 'Open my listing',
        url: `${site}/employer-dashboard?tab=business-directory`,
      },
    },
  ],
  why: 'You get this mail because you claimed this listing. If that was not you, please reply to us through the contact form.',
});

const refused = ({ business_name, reason }: ClaimRecord, { to, full_name, site }: Reader): Mail =>
  decisionEmail({
    to,
    full_name,
    subject: `Your claim of ${business_name} was not approved`,
    before: `You asked to manage the listing of "${business_name}". We could not approve that. The reason:`,
    reason,
    after: 'If you can tell us more, please write to us:',
    link: `${site}/contact?subject=${encodeURIComponent('My claim of a listing')}`,
    why: 'You get this mail because you claimed this listing.',
  });
