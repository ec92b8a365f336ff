import { mailPasswordReset } from '@commons/contracts/tasks/auth-tasks';
import { log } from '@commons/service-kit/logging/logger';
import { Sweep } from '@commons/service-kit/queues/processor';
import { SweepTurns } from '@commons/service-kit/queues/sweep-turns';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { ResetRequest, resetMs } from './reset-request.schema.js';

/** The usual way has this long to deliver before the sweep looks. */
const patienceMs = 30_000;

/** The wishes for reset links, and the tasks that mail them. */
@Injectable()
export class ResetMails {
  readonly #turns = new SweepTurns<ResetRequest>('reset-mails', 100);

  constructor(
    @InjectModel(ResetRequest.name) private readonly requests: Model<ResetRequest>,
    private readonly tasks: TaskQueue,
  ) {}

  /** Stores the wish and adds its task. When adding fails nothing is lost: the sweep comes by. */
  async want(email: string): Promise<void> {
    const { _id } = await this.requests.create({ email, wanted_at: new Date() });
    try {
      await this.#add(_id, 'first');
    } catch (error) {
      log().warn({ err: error }, 'reset mail is left to the sweep');
    }
  }

  /** The wish, unless it was fulfilled or nobody waits for it any more. */
  findWaiting(id: string): Promise<ResetRequest | null> {
    const wanted_at = { $gt: new Date(Date.now() - resetMs) };
    return this.requests
      .findOne({ _id: new Types.ObjectId(id), wanted_at })
      .lean<ResetRequest>()
      .exec();
  }

  /** Drops the wishes for an address. */
  async dropAll(email: string): Promise<void> {
    await this.requests.deleteMany({ email });
  }

  async noteMailed({ _id }: ResetRequest): Promise<void> {
    await this.requests.deleteOne({ _id });
  }

  @Sweep({ name: 'reset-mails', everyMs: 60_000 })
  async sweep(): Promise<void> {
    const now = Date.now();
    const wanted_at = { $gt: new Date(now - resetMs), $lt: new Date(now - patienceMs) };
    // The quarter of an hour in the id gives a mail whose task failed for good a new try.
    const round = String(Math.floor(now / 900_000));
    await this.#turns.run(
      (after, limit) =>
        this.requests
          .find({ wanted_at, ...after })
          .sort({ _id: 1 })
          .limit(limit)
          .lean<ResetRequest[]>(),
      ({ _id }) => this.#add(_id, round),
    );
  }

  async #add(id: Types.ObjectId, round: string): Promise<void> {
    const request_id = id.toHexString();
    await this.tasks.add(mailPasswordReset, { request_id }, { id: `${request_id}-${round}` });
  }
}
