import type { AccessClaims } from '@commons/contracts/account/account';
import type { SuspensionInput } from '@commons/contracts/moderation/suspensions';
import { refuse } from '@commons/service-kit/errors/refuse';
import { Reconcile } from '@commons/service-kit/queues/processor';
import { RecordBatches } from '@commons/service-kit/queues/record-batches';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { SessionEndsService } from '../sessions/session-ends.service.js';
import { UserOperatorsService } from '../users/operators/user-operators.service.js';
import { UserSuspensionsService } from '../users/suspension/user-suspensions.service.js';
import type { User } from '../users/user.js';
import { UserService } from '../users/user.service.js';
import { AccountLogService } from './account-log.service.js';
import { SuspensionEmail } from './suspension.email.js';

/** Suspends and restores accounts for operators; suspensions with an end expire by themselves. */
@Injectable()
export class SuspensionsService {
  readonly #over = new RecordBatches<User>('suspensions', 100);

  constructor(
    private readonly users: UserService,
    private readonly operators: UserOperatorsService,
    private readonly suspensions: UserSuspensionsService,
    private readonly ends: SessionEndsService,
    private readonly email: SuspensionEmail,
    private readonly log: AccountLogService,
  ) {}

  /**
   * Suspends an account, or changes reason and end of its suspension.
   * @throws 404 for an unknown account, 409 for the operator's own and that of the last operator, 422 for an end that
   * has passed
   */
  async suspend(
    id: string,
    { reason, until }: z.output<typeof SuspensionInput>,
    operator: AccessClaims,
  ): Promise<User> {
    const user = await this.users.getOpen(id);
    if (String(user._id) === operator.sub)
      throw refuse(409, 'You cannot suspend your own account.');
    const end = until ? new Date(until) : undefined;
    if (end && end <= new Date()) throw refuse(422, 'Choose an end that has not passed yet.');
    await this.log.addAbout(user, 'suspend', operator, reason);
    const suspension = {
      ...{ reason, at: new Date(), by: operator.full_name },
      ...(end && { until: end }),
    };
    const changed = await this.suspensions.suspend(user._id, suspension);
    if (!changed) throw refuse(404, 'User not found');
    // Two operators may suspend each other concurrently.
    if (user.operator && (await this.operators.all()).length === 0) {
      await this.suspensions.withdraw(user._id, suspension);
      throw refuse(409, 'This is the last operator. Appoint another one first.');
    }
    await this.ends.tryFinish(changed);
    await this.email.enqueue(changed);
    return changed;
  }

  /** Ends a suspension; idempotent. @throws 404 for an unknown account */
  async restore(id: string, operator: AccessClaims): Promise<User> {
    const user = await this.users.getOpen(id);
    if (!user.suspension) return user;
    await this.log.addAbout(user, 'unsuspend', operator);
    const changed = await this.suspensions.restore(user._id);
    if (!changed) return this.users.getOpen(id);
    await this.email.enqueue(changed);
    return changed;
  }

  @Reconcile({ name: 'suspensions', everyMs: 60_000 })
  async restoreOver(): Promise<void> {
    await this.#over.run(
      (after, limit) => this.suspensions.findOver(after, limit),
      async ({ _id, suspension }) => {
        const same = { 'suspension.at': suspension?.at };
        const changed = await this.suspensions.restore(_id, same);
        if (changed) await this.email.enqueue(changed);
      },
    );
  }
}
