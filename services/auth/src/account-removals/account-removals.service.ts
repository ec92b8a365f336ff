import type { AccessClaims } from '@commons/contracts/account/account';
import { dayMs } from '@commons/contracts/durations';
import type { AccountRemoval } from '@commons/contracts/moderation/account-removals';
import { refuse } from '@commons/service-kit/errors/refuse';
import { Injectable } from '@nestjs/common';
import { AccountLogService } from '../operator-accounts/account-log.service.js';
import { SessionEndsService } from '../sessions/session-ends.service.js';
import { UserDeletionsService } from '../users/deletion/user-deletions.service.js';
import { UserOperatorsService } from '../users/operators/user-operators.service.js';
import type { User } from '../users/user.js';
import { UserService } from '../users/user.service.js';

/** Waiting time before an only operator may confirm their own request. */
const aloneAfterMs = dayMs;

const notWanted = () => refuse(404, 'Nobody asks for this account to be deleted any more.');

/** Context of a removal: the caller, and whether there are other operators. */
interface Looking {
  readonly operator: AccessClaims;
  readonly others: boolean;
}

/** Deletes accounts permanently when two operators agree; an only operator confirms alone after a waiting time. */
@Injectable()
export class AccountRemovalsService {
  constructor(
    private readonly users: UserService,
    private readonly operators: UserOperatorsService,
    private readonly deletions: UserDeletionsService,
    private readonly ends: SessionEndsService,
    private readonly log: AccountLogService,
  ) {}

  async list(operator: AccessClaims): Promise<AccountRemoval[]> {
    const others = await this.#others();
    const wanted = await this.deletions.wantedRemovals();
    return wanted.flatMap((user) => removalAnswer(user, { operator, others }));
  }

  /**
   * Requests the removal; idempotent.
   * @throws 404 for an unknown account, 409 for the caller's own and that of an operator
   */
  async ask(id: string, reason: string, operator: AccessClaims): Promise<AccountRemoval> {
    const user = await this.users.getOpen(id);
    refuseProtected(user, operator);
    if (!user.removal) {
      await this.log.addAbout(user, 'removal-asked', operator, reason);
      const { sub: by, full_name: by_name } = operator;
      await this.deletions.wantRemoval(user._id, { reason, by, by_name, at: new Date() });
    }
    const [answer] = removalAnswer(await this.users.getOpen(id), {
      operator,
      others: await this.#others(),
    });
    if (!answer) throw notWanted();
    return answer;
  }

  /**
   * Closes the account at once; the reconciliation erases it.
   * @throws 409 when the operator may not, or not yet, and for the caller's own account and that of an operator
   */
  async confirm(id: string, operator: AccessClaims): Promise<void> {
    const user = await this.users.getOpen(id);
    const [answer] = removalAnswer(user, { operator, others: await this.#others() });
    if (!answer) throw notWanted();
    // The person may have become an operator since the request.
    refuseProtected(user, operator);
    if (answer.alone_from && !answer.may_confirm)
      throw refuse(409, 'You are the only operator: you can confirm a day after you asked.');
    if (!answer.may_confirm)
      throw refuse(409, 'Another operator has to confirm what you asked for.');
    await this.log.addAbout(user, 'removal-confirmed', operator, answer.reason);
    const due = await this.deletions.endGrace(user);
    const closed = due && (await this.deletions.close(due));
    if (!closed) throw notWanted();
    await this.ends.tryFinish(closed);
  }

  /** @throws 404 without a request */
  async withdraw(id: string, operator: AccessClaims): Promise<void> {
    const user = await this.users.getOpen(id);
    if (!user.removal) throw notWanted();
    await this.log.addAbout(user, 'removal-withdrawn', operator);
    await this.deletions.dropRemoval(user._id);
  }

  async #others(): Promise<boolean> {
    return (await this.operators.all()).length > 1;
  }
}

/** @throws 409 for the caller's own account and that of an operator */
function refuseProtected(user: User, operator: AccessClaims): void {
  if (String(user._id) === operator.sub)
    throw refuse(409, 'Delete your own account in its settings.');
  if (user.operator)
    throw refuse(409, 'This is the account of an operator. Take back its rights first.');
}

/** The request as this operator sees it; nothing without one. */
function removalAnswer(user: User, { operator, others }: Looking): AccountRemoval[] {
  const { _id, full_name, email, account_type, removal } = user;
  if (!removal) return [];
  const { reason, by, by_name, at } = removal;
  const isOwn = by === operator.sub;
  const aloneFrom = new Date(at.getTime() + aloneAfterMs);
  const alone = isOwn && !others;
  return [
    {
      id: String(_id),
      ...{ full_name, email, account_type, reason },
      asked_by: by_name,
      asked_at: at.toISOString(),
      may_confirm: !isOwn || (alone && aloneFrom <= new Date()),
      ...(alone && { alone_from: aloneFrom.toISOString() }),
    },
  ];
}
