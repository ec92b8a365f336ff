import { log } from '@commons/service-kit/logging/logger';
import { Reconcile } from '@commons/service-kit/queues/processor';
import { RecordBatches } from '@commons/service-kit/queues/record-batches';
import { Injectable } from '@nestjs/common';
import { UserOperatorsService } from '../users/operators/user-operators.service.js';
import type { User } from '../users/user.js';
import { BusinessMembersService } from './business-members.service.js';

/**
 * Ends the memberships of an account whose type was changed. The account is marked in the same write, so that the
 * reconciliation ends them after a crash, and after a change on the command line.
 */
@Injectable()
export class MembershipEndsService {
  readonly #batches = new RecordBatches<User>('membership-ends', 100);

  constructor(
    private readonly members: BusinessMembersService,
    private readonly operators: UserOperatorsService,
  ) {}

  /** Ends the memberships of a marked account now. Leaves a failure to the reconciliation. */
  async tryFinish(user: User): Promise<void> {
    try {
      await this.#finish(user);
    } catch (error) {
      log().warn({ err: error }, 'ending memberships failed; left to the reconciliation');
    }
  }

  @Reconcile({ name: 'membership-ends', everyMs: 5_000 })
  async reconcile(): Promise<void> {
    await this.#batches.run(
      (after, limit) => this.operators.membershipEnds.dueBefore(new Date(), after, limit),
      (user) => this.#finish(user),
    );
  }

  async #finish(user: User): Promise<void> {
    await this.members.forget(user._id);
    await this.operators.membershipEnds.clear(user);
  }
}
