import type { RevokedSessions } from '@commons/service-kit/auth/revoked-sessions';
import { log } from '@commons/service-kit/logging/logger';
import { Reconcile } from '@commons/service-kit/queues/processor';
import { RecordBatches } from '@commons/service-kit/queues/record-batches';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Connection, Model, Schema } from 'mongoose';
import { RevocationsService, revocationsIn } from '../revocations/revocations.service.js';
import { UserSessionEndsService } from '../users/session-ends/user-session-ends.service.js';
import type { User } from '../users/user.js';
import { usersIn } from '../users/users-in.js';
import { Session, SessionSchema } from './session.schema.js';

/**
 * Ends the sessions of an account after a change such as a new password. The account is marked in the same write as the
 * change, so that after a crash the reconciliation ends the sessions.
 */
@Injectable()
export class SessionEndsService {
  readonly #batches = new RecordBatches<User>('session-ends', 100);

  constructor(
    @InjectModel(Session.name) private readonly sessions: Model<Session>,
    private readonly userSessionEnds: UserSessionEndsService,
    private readonly revocations: RevocationsService,
  ) {}

  /** Ends the sessions of a marked account now. Leaves a failure to the reconciliation. */
  async tryFinish(user: User): Promise<void> {
    try {
      await this.#finish(user);
    } catch (error) {
      log().warn({ err: error }, 'ending sessions failed; left to the reconciliation');
    }
  }

  @Reconcile({ name: 'session-ends', everyMs: 5_000 })
  async reconcile(): Promise<void> {
    await this.#batches.run(
      (after, limit) => this.userSessionEnds.findMarked(after, limit),
      (user) => this.#finish(user),
    );
  }

  async #finish(user: User): Promise<void> {
    const { _id, sessions_end_at: until, sessions_end_except: except } = user;
    if (!until) return;
    // Colleagues cannot go on for a business without an owner who could act for it.
    const isOver = user.suspension || user.closed_at || user.account_type !== 'employer';
    const whose = isOver ? { $or: [{ user: _id }, { business: _id }] } : { user: _id };
    const begun = { ...whose, created_at: { $lte: until } };
    for (const session of await this.sessions.find(begun).lean<Session[]>()) {
      if (session._id === except) continue;
      await this.revocations.add(session._id, session.expires_at);
      await this.sessions.deleteOne({ _id: session._id });
    }
    await this.userSessionEnds.unmark(user);
  }
}

/** For commands that run outside of the service. */
export const sessionEndsIn = (connection: Connection, revoked: RevokedSessions) =>
  new SessionEndsService(
    connection.model<Session>(Session.name, SessionSchema as unknown as Schema<Session>),
    new UserSessionEndsService(usersIn(connection)),
    revocationsIn(connection, revoked),
  );
