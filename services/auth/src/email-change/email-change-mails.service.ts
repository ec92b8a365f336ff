import { mailEmailChange } from '@commons/contracts/tasks/auth-tasks';
import { log } from '@commons/service-kit/logging/logger';
import { Sweep } from '@commons/service-kit/queues/processor';
import { SweepTurns } from '@commons/service-kit/queues/sweep-turns';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';
import type { User } from '../users/user.service.js';
import { UserEmails } from '../users/user-email.service.js';
import { emailChangeMs } from './pending-email.js';

const hourMs = 3600 * 1_000;

/** The usual way has this long to deliver before the sweep looks. */
const patienceMs = 30_000;

/** Adds the tasks that mail a wanted change of address, and finds those never added or failed for good. */
@Injectable()
export class EmailChangeMails {
  readonly #turns = new SweepTurns<User>('email-change-mails', 100);

  constructor(
    private readonly tasks: TaskQueue,
    private readonly emails: UserEmails,
  ) {}

  /** Adds the task. When that fails nothing is lost: the mails stay due and the sweep comes by. */
  async enqueue(user: User): Promise<void> {
    try {
      await this.#add(user, 'first');
    } catch (error) {
      log().warn({ err: error }, 'mails of a change of address are left to the sweep');
    }
  }

  @Sweep({ name: 'email-change-mails', everyMs: 60_000 })
  async sweep(): Promise<void> {
    const now = Date.now();
    const [from, to] = [new Date(now - emailChangeMs), new Date(now - patienceMs)];
    // The hour in the id gives mails whose task failed for good a new try every hour.
    const round = String(Math.floor(now / hourMs));
    await this.#turns.run(
      (after, limit) => this.emails.findMailsDue(from, to, after, limit),
      (user) => this.#add(user, round),
    );
  }

  async #add(user: User, round: string): Promise<void> {
    const user_id = user._id.toHexString();
    const wish = user.email_change_mail_due_at?.getTime() ?? 0;
    await this.tasks.add(mailEmailChange, { user_id }, { id: `${user_id}-${wish}-${round}` });
  }
}
