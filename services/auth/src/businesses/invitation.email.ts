import { invitationDays } from '@commons/contracts/account/business-member-lists';
import { hello, type Mail } from '@commons/service-kit/mail/mail';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { Injectable } from '@nestjs/common';
import { authTexts } from '../texts/auth-texts.js';
import { UserService } from '../users/user.service.js';
import type { BusinessInvitationRecord } from './business-invitation.schema.js';
import { BusinessInvitationsService } from './business-invitations.service.js';
import { businessName } from './business-name.js';

/** The mail that invites a colleague, with a link to accept or decline. */
@Injectable()
export class InvitationEmail extends OutboxMail<BusinessInvitationRecord> {
  constructor(
    private readonly invitations: BusinessInvitationsService,
    private readonly users: UserService,
  ) {
    super(invitations.mail, { task: 'auth.mail-business-invitation', id: 'invitation_id' });
  }

  protected override async mail(invitation: BusinessInvitationRecord): Promise<Mail | undefined> {
    const owner = await this.users.findById(invitation.business_id);
    if (!owner || owner.closed_at) return undefined;
    const name = businessName(owner);
    // In the owner's language, which colleagues most likely read.
    const { language } = owner;
    const t = authTexts(language);
    const token = await this.invitations.makeToken(invitation);
    return {
      to: invitation.email,
      language,
      subject: t('invites', { owner: owner.full_name, business: name }),
      greeting: hello(undefined, language),
      parts: [
        t('invitesToWork', {
          owner: owner.full_name,
          email: owner.email,
          business: name,
          abilities: invitation.role === 'manager' ? t('managerAbilities') : t('viewerAbilities'),
        }),
        { link: { label: t('seeInvitation'), url: `${this.site}/invitation?token=${token}` } },
        t('invitationWorks', { days: invitationDays }),
      ],
      why: t('invitationWhy'),
    };
  }
}
