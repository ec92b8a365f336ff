import { eraseUser } from '@commons/contracts/tasks/erase-user-tasks';
import { log } from '@commons/service-kit/logging/logger';
import { Sweep } from '@commons/service-kit/queues/processor';
import { SweepTurns } from '@commons/service-kit/queues/sweep-turns';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';
import { SessionEnds } from '../sessions/session-ends.service.js';
import type { User } from '../users/user.service.js';
import { UserDeletions } from '../users/user-deletions.service.js';

/** A task that failed for good, or was lost with Redis, is added again in the next round. */
const roundMs = 10 * 60_000;

/**
 * Sees account deletions through. Everything that has to happen stands on the account in MongoDB, so that it goes on
 * whatever is away meanwhile: a service, Redis, or this process.
 */
@Injectable()
export class Erasures {
  readonly #due = new SweepTurns<User>('account-erasures', 100);
  readonly #closed = new SweepTurns<User>('account-erasures', 100);

  constructor(
    private readonly deletions: UserDeletions,
    private readonly ends: SessionEnds,
    private readonly tasks: TaskQueue,
  ) {}

  @Sweep({ name: 'account-erasures', everyMs: 30_000 })
  async sweep(): Promise<void> {
    await this.#due.run(
      (after, limit) => this.deletions.findDue(after, limit),
      async (due) => {
        const closed = await this.deletions.close(due);
        if (closed) await this.ends.tryFinish(closed);
      },
    );
    await this.#closed.run(
      (after, limit) => this.deletions.findClosed(after, limit),
      (user) => this.proceed(user),
    );
  }

  /** Asks the services that have not confirmed, and when all have, auth itself. */
  async proceed({ _id, erasures_left = [] }: User): Promise<void> {
    const user_id = _id.toHexString();
    const round = Math.floor(Date.now() / roundMs);
    const left = erasures_left.length > 0 ? erasures_left : ['auth'];
    for (const service of left) {
      await this.tasks.add(eraseUser(service), { user_id }, { id: `${user_id}-${round}` });
    }
  }

  /** Like `proceed`; when Redis is away the sweep does it. */
  async tryProceed(user: User): Promise<void> {
    try {
      await this.proceed(user);
    } catch (error) {
      log().warn({ err: error }, 'an erasure is left to the sweep');
    }
  }
}
