import { mailAccountDeletion } from '@commons/contracts/tasks/auth-tasks';
import { log } from '@commons/service-kit/logging/logger';
import { Sweep } from '@commons/service-kit/queues/processor';
import { SweepTurns } from '@commons/service-kit/queues/sweep-turns';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';
import type { User } from '../users/user.service.js';
import { UserDeletions } from '../users/user-deletions.service.js';

const hourMs = 3600 * 1_000;
/** The usual way has this long to deliver before the sweep looks. */
const patienceMs = 30_000;

/** Adds the tasks that mail a wanted deletion, and finds those never added or failed for good. */
@Injectable()
export class DeletionMails {
  readonly #turns = new SweepTurns<User>('deletion-mails', 100);

  constructor(
    private readonly tasks: TaskQueue,
    private readonly deletions: UserDeletions,
  ) {}

  /** When adding fails nothing is lost: the mail stays due and the sweep comes by. */
  async enqueue(user: User): Promise<void> {
    try {
      await this.#add(user, 'first');
    } catch (error) {
      log().warn({ err: error }, 'mail of a wanted deletion is left to the sweep');
    }
  }

  @Sweep({ name: 'deletion-mails', everyMs: 60_000 })
  async sweep(): Promise<void> {
    const now = Date.now();
    // The hour in the id gives a mail whose task failed for good a new try every hour.
    const round = String(Math.floor(now / hourMs));
    await this.#turns.run(
      (after, limit) => this.deletions.findMailsDue(new Date(now - patienceMs), after, limit),
      (user) => this.#add(user, round),
    );
  }

  async #add({ _id, deletion_wanted_at }: User, round: string): Promise<void> {
    const user_id = _id.toHexString();
    const wish = deletion_wanted_at?.getTime() ?? 0;
    await this.tasks.add(mailAccountDeletion, { user_id }, { id: `${user_id}-${wish}-${round}` });
  }
}
