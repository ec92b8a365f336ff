import type { SessionItem } from '@commons/contracts/account/account-profile';
import { auth } from '@commons/contracts/operations/auth';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { SessionService } from './session.service.js';
import { SignedInService } from './signed-in.service.js';

/** The sessions of a person, one per signed-in device. */
@Controller()
export class SessionsController {
  constructor(
    private readonly signedIn: SignedInService,
    private readonly sessions: SessionService,
  ) {}

  @Handles(auth['GET /auth/sessions'])
  async list({ claims }: Call<'GET /auth/sessions'>): Promise<SessionItem[]> {
    const user = await this.signedIn.person(claims);
    return this.sessions.list(user._id, claims.sid);
  }

  @Handles(auth['DELETE /auth/sessions/{id}'])
  async end({ params: { id }, claims }: Call<'DELETE /auth/sessions/{id}'>): Promise<void> {
    const user = await this.signedIn.person(claims);
    await this.sessions.endOne(user._id, id);
  }

  /** Signs out everywhere but here. */
  @Handles(auth['DELETE /auth/sessions'])
  async endOthers({ claims }: Call<'DELETE /auth/sessions'>): Promise<void> {
    const user = await this.signedIn.person(claims);
    await this.sessions.endOthers(user._id, claims.sid);
  }
}
