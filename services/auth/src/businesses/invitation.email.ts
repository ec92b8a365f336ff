import { invitationDays, roleAbilities } from '@commons/contracts/business-member-lists';
import { hello, type Mail } from '@commons/service-kit/mail/mail';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { Injectable } from '@nestjs/common';
import { UserService } from '../users/user.service.js';
import type { BusinessInvitationRecord } from './business-invitation.schema.js';
import { BusinessInvitationsService } from './business-invitations.service.js';
import { businessName } from './business-name.js';

/** The mail that invites a colleague, with the link that leads to the question. */
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
    const token = await this.invitations.makeToken(invitation);
    return {
      to: invitation.email,
      subject: `${owner.full_name} invites you to ${name}`,
      greeting: hello(),
      parts: [
        `${owner.full_name} (${owner.email}) invites you to work for ${name} with your own account. You can ${roleAbilities[invitation.role]}.`,
        { link: { label: 'See the invitation', url: `${this.site}/invitation?token=${token}` } },
        `The link works for ${invitationDays} days. If you have no account yet, you can make one there, with this address.`,
      ],
      why: 'You get this mail because somebody entered this address to invite you. If you do not know them, you can ignore it.',
    };
  }
}
