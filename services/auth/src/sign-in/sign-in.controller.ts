import { auth } from '@commons/contracts/operations/auth';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { TeamService } from '../businesses/team.service.js';
import { SessionService } from '../sessions/session.service.js';
import { SignedInService } from '../sessions/signed-in.service.js';
import { currentUser } from '../users/user-answers.js';
import { callerOf } from './caller-of.js';
import { SignInService } from './sign-in.service.js';

@Controller()
export class SignInController {
  constructor(
    private readonly signIns: SignInService,
    private readonly sessions: SessionService,
    private readonly signedIn: SignedInService,
    private readonly team: TeamService,
  ) {}

  @Handles(auth['POST /auth/register'])
  register({ body, request }: Call<'POST /auth/register'>) {
    return this.signIns.register(body, callerOf(request));
  }

  @Handles(auth['POST /auth/login'])
  login({ body, request }: Call<'POST /auth/login'>) {
    return this.signIns.signIn(body, callerOf(request));
  }

  @Handles(auth['GET /auth/me'])
  async me({ claims }: Call<'GET /auth/me'>) {
    const person = await this.signedIn.person(claims);
    // The flag of the token applies: a newly appointed operator has to sign in again.
    const acting = await this.team.acting(claims);
    return currentUser({ ...person, operator: claims.operator === true }, acting);
  }

  @Handles(auth['POST /auth/logout'])
  async logout({ claims }: Call<'POST /auth/logout'>): Promise<void> {
    await this.sessions.end(claims);
  }
}
