import { RevokedSession, revokedSessionsPage } from '@commons/contracts/account/revoked-sessions';
import { auth } from '@commons/contracts/operations/auth';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { RevocationsService } from './revocations.service.js';

/** Services request ended sessions here that they missed. */
@Controller()
export class InternalRevocationsController {
  constructor(private readonly revocations: RevocationsService) {}

  @Handles(auth['GET /internal/revoked-sessions'])
  async list({
    query: { since },
  }: Call<'GET /internal/revoked-sessions'>): Promise<RevokedSession[]> {
    const rows = await this.revocations.since(new Date(since), revokedSessionsPage);
    return rows.map(({ _id, revoked_at, expires_at }) => ({
      sid: _id,
      revoked_at: revoked_at.toISOString(),
      expires_at: expires_at.toISOString(),
    }));
  }
}
