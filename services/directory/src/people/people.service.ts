import { UserSnapshot } from '@commons/contracts/account';
import { OperatorContact } from '@commons/contracts/moderation';
import { InternalClient } from '@commons/service-kit/internal/internal-client';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';

/** What auth knows of people, asked when it is needed. */
@Injectable()
export class PeopleService {
  constructor(private readonly calls: InternalClient) {}

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
