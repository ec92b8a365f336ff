import { auth } from '@commons/contracts/operations/auth';
import { refuse } from '@commons/service-kit/errors/refuse';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { SignedInService } from '../sessions/signed-in.service.js';
import type { User } from '../users/user.js';
import { UserService } from '../users/user.service.js';
import type { BusinessInvitationRecord } from './business-invitation.schema.js';
import { BusinessInvitationsService } from './business-invitations.service.js';
import { BusinessMembersService } from './business-members.service.js';
import { businessName } from './business-name.js';
import { SessionStartService } from './session-start.service.js';

/** Answers to a mailed invitation. Only POST, because mail scanners follow links by GET. */
@Controller()
export class InvitationsController {
  constructor(
    private readonly signedIn: SignedInService,
    private readonly invitations: BusinessInvitationsService,
    private readonly members: BusinessMembersService,
    private readonly users: UserService,
    private readonly starts: SessionStartService,
  ) {}

  @Handles(auth['POST /auth/invitations/read'])
  async read({ body: { token } }: Call<'POST /auth/invitations/read'>) {
    const invitation = await this.invitations.read(token);
    const owner = await this.#owner(invitation);
    const { email, role, expires_at } = invitation;
    return {
      business_name: businessName(owner),
      inviter_name: owner.full_name,
      email,
      role,
      expires_at: expires_at.toISOString(),
    };
  }

  @Handles(auth['POST /auth/invitations/accept'])
  async accept({ body, claims, request }: Call<'POST /auth/invitations/accept'>) {
    const person = await this.signedIn.person(claims);
    const invitation = await this.invitations.read(body.token);
    await this.#owner(invitation);
    if (person.email !== invitation.email) {
      throw refuse(
        409,
        `This invitation is for ${invitation.email}. You are signed in as ${person.email}.`,
      );
    }
    // Only a mail to this address has the token.
    await this.users.verifyEmail(person._id, person.email);
    await this.members.join(invitation.business_id, person._id, invitation.role);
    await this.invitations.close(invitation);
    const verified = { ...person, email_verified: true };
    return this.starts.renew(verified, claims, request.headers['user-agent']);
  }

  @Handles(auth['POST /auth/invitations/decline'])
  async decline({ body: { token } }: Call<'POST /auth/invitations/decline'>): Promise<void> {
    await this.invitations.close(await this.invitations.read(token));
  }

  /** @throws 400 when the inviting account is gone or is no employer any more */
  async #owner({ business_id }: BusinessInvitationRecord): Promise<User> {
    const owner = await this.users.findById(business_id);
    if (owner && !owner.closed_at && owner.account_type === 'employer') return owner;
    throw refuse(400, 'The business that invited you is no longer here.');
  }
}
