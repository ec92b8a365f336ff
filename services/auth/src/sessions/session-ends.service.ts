import { log } from '@commons/service-kit/logging/logger';
import { Sweep } from '@commons/service-kit/queues/processor';
import { SweepTurns } from '@commons/service-kit/queues/sweep-turns';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Revocations } from '../revocations/revocations.service.js';
import type { User } from '../users/user.service.js';
import { UserAccess } from '../users/user-access.service.js';
import { Session } from './session.schema.js';

/**
 * Ends the sessions of an account after its password changed. The wish stands on the account, written together with
 * the new password, so that a crash in between leaves no session alive for longer than the sweep takes to go on.
 */
@Injectable()
export class SessionEnds {
  readonly #turns = new SweepTurns<User>('session-ends', 100);

  constructor(
    @InjectModel(Session.name) private readonly sessions: Model<Session>,
    private readonly access: UserAccess,
    private readonly revocations: Revocations,
  ) {}

  /** Fulfils the wish of this account now; when that fails, the sweep does. */
  async tryFinish(user: User): Promise<void> {
    try {
      await this.#finish(user);
    } catch (error) {
      log().warn({ err: error }, 'the end of sessions is left to the sweep');
    }
  }

  @Sweep({ name: 'session-ends', everyMs: 5_000 })
  async sweep(): Promise<void> {
    await this.#turns.run(
      (after, limit) => this.access.findSessionsToEnd(after, limit),
      (user) => this.#finish(user),
    );
  }

  async #finish(user: User): Promise<void> {
    const { _id, sessions_end_at: until, sessions_end_except: kept } = user;
    if (!until) return;
    const begun = { user: _id, created_at: { $lte: until } };
    for (const session of await this.sessions.find(begun).lean<Session[]>()) {
      if (session._id === kept) continue;
      await this.revocations.add(session._id, session.expires_at);
      await this.sessions.deleteOne({ _id: session._id });
    }
    await this.access.noteSessionsEnded(user);
  }
}
