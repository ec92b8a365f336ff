import type { AccessClaims } from '@commons/contracts/account/account';
import { refuse } from '@commons/service-kit/errors/refuse';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { User } from '../users/user.js';
import { UserService } from '../users/user.service.js';
import { SessionService } from './session.service.js';

export const ended = 'Your session has ended. Please log in again.';

/** The person behind a request, read from the store, because claims of a token are as old as its sign-in. */
@Injectable()
export class SignedInService {
  constructor(
    private readonly sessions: SessionService,
    private readonly users: UserService,
  ) {}

  /** Also records the use of the session. @throws 401 when the session or the account is gone */
  async person(claims: AccessClaims): Promise<User> {
    const stands = await this.sessions.use(claims);
    const user = stands ? await this.users.findById(new Types.ObjectId(claims.sub)) : null;
    if (!user || user.closed_at) throw refuse(401, ended);
    return user;
  }
}
