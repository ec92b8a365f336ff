import {
  type AccessClaims,
  CurrentUser,
  LoginRequest,
  RegisterRequest,
  SessionAnswer,
} from '@commons/contracts/account';
import { CurrentClaims, Public } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import { clientAddress } from '@commons/service-kit/http/client-address';
import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { SessionService } from '../sessions/session.service.js';
import { SignedIn } from '../sessions/signed-in.service.js';
import { currentUser } from '../users/user-answers.js';
import { type Caller, SignInService } from './sign-in.service.js';

const callerOf = (request: FastifyRequest): Caller => ({
  address: clientAddress(request),
  userAgent: request.headers['user-agent'],
});

@Controller('auth')
export class SignInController {
  constructor(
    private readonly signIns: SignInService,
    private readonly sessions: SessionService,
    private readonly signedIn: SignedIn,
  ) {}

  @Public()
  @Post('register')
  @Answers(SessionAnswer, { status: 201 })
  register(
    @Body({ schema: RegisterRequest }) body: z.output<typeof RegisterRequest>,
    @Req() request: FastifyRequest,
  ) {
    return this.signIns.register(body, callerOf(request));
  }

  @Public()
  @Post('login')
  @HttpCode(200)
  @Answers(SessionAnswer)
  login(
    @Body({ schema: LoginRequest }) body: z.output<typeof LoginRequest>,
    @Req() request: FastifyRequest,
  ) {
    return this.signIns.signIn(body, callerOf(request));
  }

  @Get('me')
  @Answers(CurrentUser)
  async me(@CurrentClaims() claims: AccessClaims) {
    const person = await this.signedIn.person(claims);
    // The right travels in the token: who was made an operator since then has it after the next sign-in.
    return currentUser({ ...person, operator: claims.operator === true });
  }

  @Post('logout')
  @HttpCode(204)
  async logout(@CurrentClaims() claims: AccessClaims): Promise<void> {
    await this.sessions.end(claims);
  }
}
