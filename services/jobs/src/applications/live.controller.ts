import type { AccessClaims } from '@commons/contracts/account';
import { AccountType, CurrentClaims } from '@commons/service-kit/auth/access-rules';
import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { LiveEvents } from '../events/live-events.service.js';

/** Streams for open dashboards: `ready` at the start, then `application` with its id for each new or changed one. */
@Controller()
export class LiveController {
  constructor(private readonly live: LiveEvents) {}

  @Get('applications/events')
  @AccountType('employer')
  ofEmployer(@CurrentClaims() claims: AccessClaims, @Res() reply: FastifyReply): Promise<void> {
    return this.live.open(reply, claims);
  }

  @Get('my-applications/events')
  @AccountType('job_seeker')
  ofSeeker(@CurrentClaims() claims: AccessClaims, @Res() reply: FastifyReply): Promise<void> {
    return this.live.open(reply, claims);
  }
}
