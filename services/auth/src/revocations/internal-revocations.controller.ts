import {
  RevokedSession,
  RevokedSessionsQuery,
  revokedSessionsPage,
} from '@commons/contracts/revoked-sessions';
import { Internal } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import { Controller, Get, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Revocations } from './revocations.service.js';

/** Where services ask for ended sessions that they were not told of. */
@Controller('internal/revoked-sessions')
@Internal()
export class InternalRevocationsController {
  constructor(private readonly revocations: Revocations) {}

  @Get()
  @Answers(RevokedSession, { list: true })
  async list(
    @Query({ schema: RevokedSessionsQuery }) { since }: z.output<typeof RevokedSessionsQuery>,
  ): Promise<RevokedSession[]> {
    const rows = await this.revocations.since(new Date(since), revokedSessionsPage);
    return rows.map(({ _id, revoked_at, expires_at }) => ({
      sid: _id,
      revoked_at: revoked_at.toISOString(),
      expires_at: expires_at.toISOString(),
    }));
  }
}
