import type { UserSnapshot } from '@commons/contracts/account/account';
import {
  type CollectedUserData,
  HoldsUserData,
  type UserDataHolder,
} from '@commons/service-kit/privacy/user-data';
import { Types } from 'mongoose';
import { accountProfile } from '../account/account-profile.js';
import { BusinessInvitationsService } from '../businesses/business-invitations.service.js';
import { BusinessMembersService } from '../businesses/business-members.service.js';
import { openInvitation } from '../businesses/team.service.js';
import { AccountLogService } from '../operator-accounts/account-log.service.js';
import { signedInAccount } from '../password-change/password-proof.service.js';
import { ResetRequestsService } from '../password-reset/reset-requests.service.js';
import { ResetTokensService } from '../password-reset/reset-tokens.service.js';
import { SessionService } from '../sessions/session.service.js';
import { SignInLimitsService } from '../sign-in/sign-in-limits.service.js';
import { UserService } from '../users/user.service.js';
import { VerificationTokensService } from '../verification/verification-tokens.service.js';

/**
 * The account with its sessions and links. The export omits the password hash and the digests of known IP addresses,
 * which are of no use to a person.
 */
@HoldsUserData('account')
export class AccountUserData implements UserDataHolder {
  constructor(
    private readonly users: UserService,
    private readonly sessions: SessionService,
    private readonly verifications: VerificationTokensService,
    private readonly resets: ResetTokensService,
    private readonly resetRequests: ResetRequestsService,
    private readonly accountLog: AccountLogService,
    private readonly limits: SignInLimitsService,
    private readonly members: BusinessMembersService,
    private readonly invitations: BusinessInvitationsService,
  ) {}

  async collect({ id }: UserSnapshot): Promise<CollectedUserData> {
    const user = await this.users.get(id);
    const sessions = await this.sessions.list(user._id, '');
    const member = await this.members.of(user._id);
    const invitations = await this.invitations.list(user._id);
    return {
      records: {
        account: { id, ...accountProfile(user) },
        sessions: sessions.map(({ current, ...session }) => session),
        ...(member && {
          member_of: {
            business_id: String(member.business_id),
            role: member.role,
            since: member.since,
          },
        }),
        ...(invitations.length > 0 && { invitations: invitations.map(openInvitation) }),
        changes_by_operators: await this.accountLog.aboutPerson(id),
      },
    };
  }

  /** Everything but the account itself, which `EraseUserProcessor` deletes last. */
  async erase({ id, email }: UserSnapshot): Promise<void> {
    const user = new Types.ObjectId(id);
    await this.members.forget(user);
    await this.invitations.forget(user, email);
    await this.sessions.forget(user);
    await this.verifications.dropAll(user);
    await this.resets.dropAll(user);
    await this.resetRequests.dropAll(email);
    await this.accountLog.forgetSubject(id);
    await this.limits.forget(email);
    await this.limits.forget(signedInAccount(id));
  }
}
