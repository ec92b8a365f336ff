import { eraseUser } from '@commons/contracts/tasks/erase-user-tasks';
import { log } from '@commons/service-kit/logging/logger';
import { Reconcile } from '@commons/service-kit/queues/processor';
import { RecordBatches } from '@commons/service-kit/queues/record-batches';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';
import { SessionEndsService } from '../sessions/session-ends.service.js';
import { UserDeletionsService } from '../users/deletion/user-deletions.service.js';
import type { User } from '../users/user.js';

/** How often a task that failed permanently or was lost with Redis is enqueued again. */
const retryMs = 10 * 60_000;

/**
 * Drives account deletions to completion. The state is stored on the account in MongoDB, so that outages of a service,
 * of Redis or of this process only delay them.
 */
@Injectable()
export class ErasuresService {
  readonly #due = new RecordBatches<User>('account-erasures', 100);
  readonly #closed = new RecordBatches<User>('account-erasures', 100);

  constructor(
    private readonly deletions: UserDeletionsService,
    private readonly ends: SessionEndsService,
    private readonly tasks: TaskQueue,
  ) {}

  @Reconcile({ name: 'account-erasures', everyMs: 30_000 })
  async reconcile(): Promise<void> {
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

  /**
   * Enqueues the erasure for each service that has not confirmed, and for auth itself once all have.
   * @throws ServiceUnavailable without Redis
   */
  async proceed({ _id, erasures_left = [] }: User): Promise<void> {
    const user_id = _id.toHexString();
    const period = Math.floor(Date.now() / retryMs);
    const left = erasures_left.length > 0 ? erasures_left : ['auth'];
    for (const service of left) {
      await this.tasks.add(eraseUser(service), { user_id }, { id: `${user_id}-${period}` });
    }
  }

  /** Like `proceed`, but leaves a failure to the reconciliation. */
  async tryProceed(user: User): Promise<void> {
    try {
      await this.proceed(user);
    } catch (error) {
      log().warn({ err: error }, 'enqueueing an erasure failed; left to the reconciliation');
    }
  }
}
