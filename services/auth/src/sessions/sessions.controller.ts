import type { AccessClaims } from '@commons/contracts/account';
import { SessionItem } from '@commons/contracts/account-profile';
import { CurrentClaims } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { SessionService } from './session.service.js';
import { SignedIn } from './signed-in.service.js';

/** The devices on which a person is signed in. */
@Controller('auth/sessions')
export class SessionsController {
  constructor(
    private readonly signedIn: SignedIn,
    private readonly sessions: SessionService,
  ) {}

  @Get()
  @Answers(SessionItem, { list: true })
  async list(@CurrentClaims() claims: AccessClaims): Promise<SessionItem[]> {
    const user = await this.signedIn.person(claims);
    return this.sessions.list(user._id, claims.sid);
  }

  @Delete(':id')
  @HttpCode(204)
  async end(@CurrentClaims() claims: AccessClaims, @Param('id') id: string): Promise<void> {
    const user = await this.signedIn.person(claims);
    await this.sessions.endOne(user._id, id);
  }

  /** "Sign out everywhere" but here. */
  @Delete()
  @HttpCode(204)
  async endOthers(@CurrentClaims() claims: AccessClaims): Promise<void> {
    const user = await this.signedIn.person(claims);
    await this.sessions.endOthers(user._id, claims.sid);
  }
}
