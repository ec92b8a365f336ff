import { auth } from '@commons/contracts/operations/auth';
import { refuse } from '@commons/service-kit/errors/refuse';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { MembershipEndsService } from '../businesses/membership-ends.service.js';
import { SessionEndsService } from '../sessions/session-ends.service.js';
import { UserOperatorsService } from '../users/operators/user-operators.service.js';
import { UserService } from '../users/user.service.js';
import { AccountLogService } from './account-log.service.js';
import { AccountTypeEmail } from './account-type.email.js';
import { EarlierDecisionsService } from './earlier-decisions.service.js';
import { operatorAccount } from './operator-account.js';

/** Operators' actions on accounts: find one by its exact address, and change its type (decisions A55, A62). */
@Controller()
export class OperatorAccountsController {
  constructor(
    private readonly users: UserService,
    private readonly operators: UserOperatorsService,
    private readonly ends: SessionEndsService,
    private readonly typeEmail: AccountTypeEmail,
    private readonly log: AccountLogService,
    private readonly memberships: MembershipEndsService,
    private readonly earlier: EarlierDecisionsService,
  ) {}

  /** @throws 404 when no account has this address */
  @Handles(auth['GET /auth/operator/accounts'])
  async find({ query: { email } }: Call<'GET /auth/operator/accounts'>) {
    const user = await this.users.findByEmail(email);
    if (!user) throw refuse(404, 'There is no account with this address.');
    return { ...operatorAccount(user), ...(await this.earlier.of(String(user._id))) };
  }

  /** @throws 404 for an unknown one and one that is being deleted */
  @Handles(auth['GET /auth/operator/accounts/{id}'])
  async read({ params: { id } }: Call<'GET /auth/operator/accounts/{id}'>) {
    const user = await this.users.getOpen(id);
    return { ...operatorAccount(user), ...(await this.earlier.of(id)) };
  }

  /**
   * Changes the type, ends the sessions of the account, whose tokens carry the old type, and the memberships in its
   * business, and notifies the person by mail. Setting the current type has no effect.
   */
  @Handles(auth['PUT /auth/operator/accounts/{id}/account-type'])
  async changeType({
    params: { id },
    body,
    claims,
  }: Call<'PUT /auth/operator/accounts/{id}/account-type'>) {
    const { account_type, reason } = body;
    const user = await this.users.getOpen(id);
    if (user.account_type === account_type) return operatorAccount(user);
    const change = `${user.account_type} to ${account_type}: ${reason}`;
    await this.log.addAbout(user, 'change-account-type', claims, change);
    const changed = await this.operators.changeType(user._id, account_type, reason);
    if (!changed) throw refuse(404, 'User not found');
    await this.ends.tryFinish(changed);
    await this.memberships.tryFinish(changed);
    await this.typeEmail.enqueue(changed);
    return operatorAccount(changed);
  }
}
