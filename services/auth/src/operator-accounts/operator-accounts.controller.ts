import { type AccessClaims, emailAddress } from '@commons/contracts/account';
import { AccountTypeChange, OperatorAccount } from '@commons/contracts/moderation';
import { CurrentClaims, Operator } from '@commons/service-kit/auth/access-rules';
import { refuse } from '@commons/service-kit/errors/refuse';
import { Answers } from '@commons/service-kit/http/answers';
import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { z } from 'zod';
import { SessionEnds } from '../sessions/session-ends.service.js';
import { type User, UserService } from '../users/user.service.js';
import { UserOperators } from '../users/user-operators.service.js';
import { AccountLog } from './account-log.service.js';
import { AccountTypeEmail } from './account-type.email.js';

const AccountSearch = z.object({ email: emailAddress });

const answerOf = (user: User): OperatorAccount => ({
  id: String(user._id),
  full_name: user.full_name,
  email: user.email,
  email_verified: user.email_verified,
  account_type: user.account_type,
  created_at: user.created_at.toISOString(),
});

/** What operators may do to accounts: find one by its whole address, and change its type (decisions A55, A62). */
@Controller('auth/operator')
@Operator()
export class OperatorAccountsController {
  constructor(
    private readonly users: UserService,
    private readonly operators: UserOperators,
    private readonly ends: SessionEnds,
    private readonly typeEmail: AccountTypeEmail,
    private readonly log: AccountLog,
  ) {}

  /** @throws 404 when there is no account with this address */
  @Get('accounts')
  @Answers(OperatorAccount)
  async find(@Query({ schema: AccountSearch }) { email }: z.output<typeof AccountSearch>) {
    const user = await this.users.findByEmail(email);
    if (!user) throw refuse(404, 'There is no account with this address.');
    return answerOf(user);
  }

  /**
   * Ends the sessions of the account, whose tokens carry the old type, and tells the person by mail. The same type again changes nothing.
   */
  @Put('accounts/:id/account-type')
  @Answers(OperatorAccount)
  async changeType(
    @Param('id') id: string,
    @Body({ schema: AccountTypeChange }) body: z.output<typeof AccountTypeChange>,
    @CurrentClaims() claims: AccessClaims,
  ) {
    const { account_type, reason } = body;
    const user = await this.users.get(id);
    if (user.closed_at) throw refuse(404, 'User not found');
    if (user.account_type === account_type) return answerOf(user);
    await this.log.add(claims, {
      action: 'change-account-type',
      subject_kind: 'account',
      subject_id: String(user._id),
      subject_title: user.email,
      reason: `${user.account_type} to ${account_type}: ${reason}`,
    });
    const changed = await this.operators.changeType(user._id, account_type, reason);
    if (!changed) throw refuse(404, 'User not found');
    await this.ends.tryFinish(changed);
    await this.typeEmail.enqueue(changed);
    return answerOf(changed);
  }
}
