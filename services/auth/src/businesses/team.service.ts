import type { AccessClaims } from '@commons/contracts/account/account';
import type {
  BusinessTeam,
  OpenInvitation,
  OwnBusiness,
} from '@commons/contracts/account/business-members';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { ActingFor } from '../users/acting-for.js';
import type { User } from '../users/user.js';
import { UserService } from '../users/user.service.js';
import { isActiveEmployer } from './active-employer.js';
import type { BusinessInvitationRecord } from './business-invitation.schema.js';
import { BusinessInvitationsService } from './business-invitations.service.js';
import type { BusinessMemberRecord } from './business-member.schema.js';
import { BusinessMembersService } from './business-members.service.js';
import { businessName } from './business-name.js';

/** The people of a business, as they see one another. */
@Injectable()
export class TeamService {
  constructor(
    private readonly members: BusinessMembersService,
    private readonly invitations: BusinessInvitationsService,
    private readonly users: UserService,
  ) {}

  /** The team of the business that a session acts for. */
  async read(person: User, claims: AccessClaims): Promise<BusinessTeam> {
    const business = businessIdOf(claims);
    const isOwner = business.equals(person._id);
    const [owner, members, invitations, businesses] = await Promise.all([
      isOwner ? person : this.users.findById(business),
      this.members.list(business),
      isOwner ? this.invitations.list(business) : [],
      this.#businesses(person, business),
    ]);
    const people = await Promise.all(members.map((member) => this.#member(member)));
    return {
      businesses,
      members: [...(owner ? [ownerRow(owner)] : []), ...people.flat()],
      invitations: invitations.map(openInvitation),
    };
  }

  /** The other account's business that a session acts for. */
  async acting({ business, business_role: role }: AccessClaims): Promise<ActingFor | undefined> {
    if (!business || !role) return undefined;
    const owner = await this.users.findById(new Types.ObjectId(business));
    return owner ? { id: owner._id, name: businessName(owner), role } : undefined;
  }

  /** Recipients of a business's mails: its owner, then the managers; nobody if nobody can act for it. */
  async mailReaders(business: User): Promise<User[]> {
    if (!isActiveEmployer(business)) return [];
    const members = await this.members.list(business._id);
    const managers = members.filter(({ role }) => role === 'manager');
    const found = await Promise.all(managers.map(({ user_id }) => this.users.findById(user_id)));
    return [business, ...found.filter(isActiveEmployer)];
  }

  async #businesses(person: User, current: Types.ObjectId): Promise<OwnBusiness[]> {
    const own = row(person, 'owner', current);
    const member = await this.members.of(person._id);
    const owner = member && (await this.users.findById(member.business_id));
    return owner ? [own, row(owner, member.role, current)] : [own];
  }

  async #member({ user_id, role, since }: BusinessMemberRecord) {
    const user = await this.users.findById(user_id);
    if (!user) return [];
    const { full_name, email } = user;
    return [{ user_id: String(user_id), full_name, email, role, since: since.toISOString() }];
  }
}

/** The account of the owner of the business that a session acts for. */
const businessIdOf = ({ business, sub }: AccessClaims): Types.ObjectId =>
  new Types.ObjectId(business ?? sub);

export const openInvitation = (invitation: BusinessInvitationRecord): OpenInvitation => ({
  id: String(invitation._id),
  email: invitation.email,
  role: invitation.role,
  invited_at: invitation.invited_at.toISOString(),
  expires_at: invitation.expires_at.toISOString(),
});

const row = (owner: User, role: OwnBusiness['role'], current: Types.ObjectId): OwnBusiness => ({
  id: String(owner._id),
  name: businessName(owner),
  role,
  current: owner._id.equals(current),
});

const ownerRow = ({ _id, full_name, email, created_at }: User) => ({
  user_id: String(_id),
  full_name,
  email,
  role: 'owner' as const,
  since: created_at.toISOString(),
});
