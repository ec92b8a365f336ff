import { type AccessClaims, UserSnapshot } from '@commons/contracts/account';
import { OperatorContact } from '@commons/contracts/moderation';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { InternalClient } from '../internal/internal-client.js';

/** What auth knows of people, asked when it is needed; the token's claims stand in while auth is away. */
@Injectable()
export class PeopleService {
  constructor(private readonly calls: InternalClient) {}

  /** The caller of a request: fresh from auth, else as the token says. */
  async caller(claims: AccessClaims): Promise<UserSnapshot> {
    const fresh = await this.find(claims.sub).catch(() => undefined);
    return (
      fresh ?? {
        id: claims.sub,
        full_name: claims.full_name,
        email: claims.email,
        account_type: claims.account_type,
        company_name: claims.company_name,
        email_notifications: true,
      }
    );
  }

  /**
   * @returns undefined when there is no such account (any more)
   * @throws ServiceUnavailable while auth cannot be asked
   */
  find(id: string): Promise<UserSnapshot | undefined> {
    return this.calls.get('auth', `/internal/users/${encodeURIComponent(id)}`, UserSnapshot);
  }
  /** @throws ServiceUnavailable while auth cannot be asked */
  async operators(): Promise<OperatorContact[]> {
    return (await this.calls.get('auth', '/internal/operators', z.array(OperatorContact))) ?? [];
  }
}
