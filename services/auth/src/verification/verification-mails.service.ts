import { mailVerification } from '@commons/contracts/tasks/auth-tasks';
import { log } from '@commons/service-kit/logging/logger';
import { Sweep } from '@commons/service-kit/queues/processor';
import { SweepTurns } from '@commons/service-kit/queues/sweep-turns';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';
import { type User, UserService } from '../users/user.service.js';

const hourMs = 3600 * 1_000;

/** The usual way has this long to deliver before the sweep looks. */
const patienceMs = 30_000;
/** Who asked longer ago than a link lives has to ask again. */
const giveUpMs = 48 * hourMs;

/** Adds the tasks that send verification mails, and finds the mails whose task was never added or failed for good. */
@Injectable()
export class VerificationMails {
  readonly #turns = new SweepTurns<User>('verification-mails', 100);

  constructor(
    private readonly tasks: TaskQueue,
    private readonly users: UserService,
  ) {}

  /** Adds the task. When that fails nothing is lost: the mail stays due and the sweep comes by. */
  async enqueue(user: User): Promise<void> {
    try {
      await this.#add(user, 'first');
    } catch (error) {
      log().warn({ err: error }, 'verification mail is left to the sweep');
    }
  }

  @Sweep({ name: 'verification-mails', everyMs: 60_000 })
  async sweep(): Promise<void> {
    const now = Date.now();
    const [from, to] = [new Date(now - giveUpMs), new Date(now - patienceMs)];
    // The hour in the id gives a mail whose task failed for good a new try every hour.
    const round = String(Math.floor(now / hourMs));
    await this.#turns.run(
      (after, limit) => this.users.findVerificationDue(from, to, after, limit),
      (user) => this.#add(user, round),
    );
  }

  async #add(user: User, round: string): Promise<void> {
    const id = user._id.toHexString();
    const wish = user.verification_wanted_at?.getTime() ?? 0;
    await this.tasks.add(mailVerification, { user_id: id }, { id: `${id}-${wish}-${round}` });
  }
}
