import { mailAccountType } from '@commons/contracts/tasks/auth-tasks';
import { log } from '@commons/service-kit/logging/logger';
import { Sweep } from '@commons/service-kit/queues/processor';
import { SweepTurns } from '@commons/service-kit/queues/sweep-turns';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';
import type { User } from '../users/user.service.js';
import { UserOperators } from '../users/user-operators.service.js';

const hourMs = 3600 * 1_000;
/** The usual way has this long to deliver before the sweep looks. */
const patienceMs = 30_000;

/** Adds the tasks that mail a changed account type, and finds those never added (the command line) or failed for good. */
@Injectable()
export class AccountTypeMails {
  readonly #turns = new SweepTurns<User>('account-type-mails', 100);

  constructor(
    private readonly tasks: TaskQueue,
    private readonly operators: UserOperators,
  ) {}

  /** When adding fails nothing is lost: the mail stays due and the sweep comes by. */
  async enqueue(user: User): Promise<void> {
    try {
      await this.#add(user, 'first');
    } catch (error) {
      log().warn({ err: error }, 'mail of a changed account type is left to the sweep');
    }
  }

  @Sweep({ name: 'account-type-mails', everyMs: 60_000 })
  async sweep(now = Date.now()): Promise<void> {
    // The hour in the id gives a mail whose task failed for good a new try every hour.
    const round = String(Math.floor(now / hourMs));
    await this.#turns.run(
      (after, limit) => this.operators.findTypeMailsDue(new Date(now - patienceMs), after, limit),
      (user) => this.#add(user, round),
    );
  }

  async #add({ _id, account_type_mail_due_at }: User, round: string): Promise<void> {
    const user_id = _id.toHexString();
    const id = `${user_id}-${account_type_mail_due_at?.getTime()}-${round}`;
    await this.tasks.add(mailAccountType, { user_id }, { id });
  }
}
