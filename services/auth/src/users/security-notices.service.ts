import { mailSecurityNotices } from '@commons/contracts/tasks/auth-tasks';
import { log } from '@commons/service-kit/logging/logger';
import { Sweep } from '@commons/service-kit/queues/processor';
import { SweepTurns } from '@commons/service-kit/queues/sweep-turns';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { User } from './user.schema.js';

/** What a person is told by mail after it happened, so that a stranger's doing does not go unseen. */
export type SecurityNoticeKind = 'password-changed' | 'password-reset' | 'email-changed';

export interface SecurityNotice {
  kind: SecurityNoticeKind;
  at: Date;
  /** The address it goes to, where that is not the account's: the one it had before. */
  to?: string;
}

const hourMs = 3_600_000;
/** The usual way has this long to deliver before the sweep looks. */
const patienceMs = 30_000;

/** The part of an update that makes a notice due, in the same write as what it tells of. */
export const noticeDue = (kind: SecurityNoticeKind, at: Date, to?: string) => ({
  $set: { notices_due_at: at },
  $push: { notices_due: { kind, at, ...(to && { to }) } },
});

/** The notices that are due, and the tasks that mail them. */
@Injectable()
export class SecurityNotices {
  readonly #turns = new SweepTurns<User>('security-notices', 100);

  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly tasks: TaskQueue,
  ) {}

  /** Adds the task now; when that fails, the sweep does. */
  async tell(user: User): Promise<void> {
    try {
      await this.#add(user, 'first');
    } catch (error) {
      log().warn({ err: error }, 'a security notice is left to the sweep');
    }
  }

  async noteMailed({ _id }: User, { kind, at }: SecurityNotice): Promise<void> {
    await this.users.updateOne({ _id }, { $pull: { notices_due: { kind, at } } });
    await this.users.updateOne(
      { _id, notices_due: { $size: 0 } },
      { $unset: { notices_due: 1, notices_due_at: 1 } },
    );
  }

  @Sweep({ name: 'security-notices', everyMs: 60_000 })
  async sweep(now = Date.now()): Promise<void> {
    const due = { notices_due_at: { $lt: new Date(now - patienceMs) } };
    // The hour in the id gives notices whose task failed for good a new try every hour.
    const round = String(Math.floor(now / hourMs));
    await this.#turns.run(
      (after, limit) =>
        this.users
          .find({ ...due, ...after })
          .sort({ _id: 1 })
          .limit(limit)
          .lean<User[]>(),
      (user) => this.#add(user, round),
    );
  }

  async #add({ _id, notices_due_at }: User, round: string): Promise<void> {
    const user_id = _id.toHexString();
    const id = `${user_id}-${notices_due_at?.getTime()}-${round}`;
    await this.tasks.add(mailSecurityNotices, { user_id }, { id });
  }
}
