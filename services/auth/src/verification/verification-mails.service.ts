import { mailVerification } from '@commons/contracts/tasks/auth-tasks';
import { log } from '@commons/service-kit/logging/logger';
import { Sweep } from '@commons/service-kit/queues/processor';
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
    const due = await this.users.findVerificationDue(
      new Date(now - giveUpMs),
      new Date(now - patienceMs),
    );
    // The hour in the id gives a mail whose task failed for good a new try every hour.
    for (const user of due) await this.#add(user, String(Math.floor(now / hourMs)));
  }

  async #add(user: User, round: string): Promise<void> {
    const id = user._id.toHexString();
    const wish = user.verification_wanted_at?.getTime() ?? 0;
    await this.tasks.add(mailVerification, { user_id: id }, { id: `${id}-${wish}-${round}` });
  }
}
