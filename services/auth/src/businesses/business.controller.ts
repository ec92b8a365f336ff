import { auth } from '@commons/contracts/operations/auth';
import { refuse } from '@commons/service-kit/errors/refuse';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { MailLimitsService } from '../mail-limits/mail-limits.service.js';
import { SignedInService } from '../sessions/signed-in.service.js';
import { UserService } from '../users/user.service.js';
import { BusinessInvitationsService } from './business-invitations.service.js';
import { BusinessMembersService } from './business-members.service.js';
import { InvitationEmail } from './invitation.email.js';
import { SessionStartService } from './session-start.service.js';
import { openInvitation, TeamService } from './team.service.js';

/** The colleagues of a business, and switching between businesses. */
@Controller()
export class BusinessController {
  constructor(
    private readonly signedIn: SignedInService,
    private readonly team: TeamService,
    private readonly members: BusinessMembersService,
    private readonly invitations: BusinessInvitationsService,
    private readonly email: InvitationEmail,
    private readonly users: UserService,
    private readonly starts: SessionStartService,
    private readonly limits: MailLimitsService,
  ) {}

  @Handles(auth['GET /auth/business'])
  async read({ claims }: Call<'GET /auth/business'>) {
    return this.team.read(await this.signedIn.person(claims), claims);
  }

  @Handles(auth['POST /auth/business/invitations'])
  async invite({ body: { email, role }, claims }: Call<'POST /auth/business/invitations'>) {
    const owner = await this.signedIn.person(claims);
    if (email === owner.email) throw refuse(409, 'This is your own address.');
    const known = await this.users.findByEmail(email);
    const membership = known && (await this.members.of(known._id));
    if (membership?.business_id.equals(owner._id)) {
      throw refuse(409, `${known?.full_name} already belongs to your business.`);
    }
    if (!(await this.limits.takeForEmail('invite', email))) {
      throw refuse(429, 'This address has been invited often. Please wait an hour.');
    }
    const invitation = await this.invitations.invite(owner._id, email, role);
    await this.email.enqueue(invitation);
    return openInvitation(invitation);
  }

  @Handles(auth['DELETE /auth/business/invitations/{id}'])
  async withdraw({ params, claims }: Call<'DELETE /auth/business/invitations/{id}'>) {
    const owner = await this.signedIn.person(claims);
    await this.invitations.withdraw(owner._id, params.id);
  }

  @Handles(auth['PUT /auth/business/members/{id}'])
  async changeRole({ params, body, claims }: Call<'PUT /auth/business/members/{id}'>) {
    const owner = await this.signedIn.person(claims);
    await this.members.changeRole(owner._id, params.id, body.role);
    return this.team.read(owner, claims);
  }

  @Handles(auth['DELETE /auth/business/members/{id}'])
  async remove({ params, claims }: Call<'DELETE /auth/business/members/{id}'>) {
    const owner = await this.signedIn.person(claims);
    await this.members.remove(owner._id, params.id);
  }

  @Handles(auth['POST /auth/business/leave'])
  async leave({ claims, request }: Call<'POST /auth/business/leave'>) {
    const person = await this.signedIn.person(claims);
    const member = await this.members.of(person._id);
    if (!member) throw refuse(409, 'You do not belong to the business of anyone else.');
    // First, because removing the member ends the sessions for that business.
    await this.members.choose(person._id, false);
    const answer = await this.starts.renew(person, claims, request.headers['user-agent']);
    await this.members.remove(member.business_id, claims.sub);
    return answer;
  }

  @Handles(auth['POST /auth/business/switch'])
  async choose({ body, claims, request }: Call<'POST /auth/business/switch'>) {
    const person = await this.signedIn.person(claims);
    const member = await this.members.of(person._id);
    const isOther = member !== undefined && String(member.business_id) === body.business_id;
    if (!isOther && body.business_id !== claims.sub) {
      throw refuse(404, 'There is no such business.');
    }
    await this.members.choose(person._id, isOther);
    return this.starts.renew(person, claims, request.headers['user-agent']);
  }
}
