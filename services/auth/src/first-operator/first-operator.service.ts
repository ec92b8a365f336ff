import type { SessionAnswer } from '@commons/contracts/account/account';
import type { FirstOperatorRequest } from '@commons/contracts/account/first-operator';
import { refuse } from '@commons/service-kit/errors/refuse';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { SessionStartService } from '../businesses/session-start.service.js';
import { linkTokenHash } from '../links/link-token.js';
import { AccountLogService } from '../operator-accounts/account-log.service.js';
import { type Caller, SignInService } from '../sign-in/sign-in.service.js';
import {
  type FirstOperatorLink,
  firstOperatorLinkModel,
} from '../users/operators/first-operator-link.schema.js';
import { UserOperatorsService } from '../users/operators/user-operators.service.js';

const isOver =
  'This link is over: it was used, it is older than a day, or a newer one was printed. Start the portal again for another.';

/** Creates the first operator of a portal by the link printed at its start (docs/adr/0027). */
@Injectable()
export class FirstOperatorService {
  constructor(
    @InjectModel(firstOperatorLinkModel.name) private readonly links: Model<FirstOperatorLink>,
    private readonly signIns: SignInService,
    private readonly operators: UserOperatorsService,
    private readonly starts: SessionStartService,
    private readonly log: AccountLogService,
  ) {}

  /** @throws 404 for an expired link, 409 for an address that has an account: the link then still works */
  async create(
    { token, ...person }: z.output<typeof FirstOperatorRequest>,
    caller: Caller,
  ): Promise<SessionAnswer> {
    const link = { hash: linkTokenHash(token) };
    if (!(await this.links.exists({ ...link, expires_at: { $gt: new Date() } }))) {
      throw refuse(404, isOver);
    }
    const user = await this.signIns.createAccount({ ...person, account_type: 'employer' }, caller);
    // Of two concurrent uses one becomes an operator; the other is an ordinary account.
    const { deletedCount } = await this.links.deleteOne(link);
    if (deletedCount === 0) throw refuse(404, isOver);
    const subject_id = String(user._id);
    await this.log.add(
      { sub: subject_id, full_name: user.full_name },
      {
        ...{ action: 'grant', subject_kind: 'account', subject_id, subject_title: user.email },
        reason: 'By the link that the start of the portal printed',
      },
    );
    await this.operators.appoint(user._id);
    return this.starts.begin({ ...user, operator: true }, { userAgent: caller.userAgent });
  }
}
