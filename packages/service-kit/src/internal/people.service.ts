import { type AccessClaims, UserSnapshot } from '@commons/contracts/account/account';
import { OperatorContact } from '@commons/contracts/moderation/moderation';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { InternalClient } from './internal-client.js';

/** Account data from auth, requested on demand; falls back to the token's claims while auth is down. */
@Injectable()
export class PeopleService {
  constructor(private readonly calls: InternalClient) {}

  /** The caller of a request: current data from auth, else from the token. */
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
   * @returns undefined when the account does not exist (any more)
   * @throws ServiceUnavailable while auth is unreachable
   */
  find(id: string): Promise<UserSnapshot | undefined> {
    return this.calls.get('auth', `/internal/users/${encodeURIComponent(id)}`, UserSnapshot);
  }

  /**
   * Applies the suspension state of an account to what a service shows of a person (decision B59). Concurrent tasks are
   * safe: none writes an outdated state.
   * @param apply hides or shows what the person published; called again after a concurrent change
   * @throws ServiceUnavailable while auth is unreachable
   */
  async followSuspension(id: string, apply: (suspended: boolean) => Promise<void>): Promise<void> {
    let person = await this.find(id);
    while (person && !person.closed) {
      const suspended = person.suspended === true;
      await apply(suspended);
      person = await this.find(id);
      if ((person?.suspended === true) === suspended) return;
    }
  }

  /**
   * Recipients of a business's mails: its owner, then the managers. Empty when the account is gone.
   * @throws ServiceUnavailable while auth is unreachable
   */
  async mailReaders(business: string): Promise<UserSnapshot[]> {
    const path = `/internal/businesses/${encodeURIComponent(business)}/mail-readers`;
    return (await this.calls.get('auth', path, z.array(UserSnapshot))) ?? [];
  }

  /** @throws ServiceUnavailable while auth is unreachable */
  async operators(): Promise<OperatorContact[]> {
    return (await this.calls.get('auth', '/internal/operators', z.array(OperatorContact))) ?? [];
  }
}
