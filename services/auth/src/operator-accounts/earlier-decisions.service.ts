import {
  AuthorDecisions,
  maxAuthorDecisions,
  type OperatorAccount,
} from '@commons/contracts/moderation/moderation';
import { InternalClient } from '@commons/service-kit/internal/internal-client';
import { Injectable } from '@nestjs/common';
import { AccountLogService } from './account-log.service.js';

/** The services in which operators decide on what people publish. */
const deciding = ['directory', 'jobs', 'resumes'] as const;

/** What operators decided before on an account and on what its person published anywhere (decision B85). */
@Injectable()
export class EarlierDecisionsService {
  constructor(
    private readonly log: AccountLogService,
    private readonly calls: InternalClient,
  ) {}

  /** A service that does not answer is left out, and said to be. */
  async of(id: string): Promise<Pick<OperatorAccount, 'earlier' | 'earlier_incomplete'>> {
    const path = `/internal/decisions-about/${encodeURIComponent(id)}`;
    const [own, ...others] = await Promise.all([
      this.log.earlierOn([id]).then((found) => found.get(id) ?? []),
      ...deciding.map((name) => this.calls.get(name, path, AuthorDecisions).catch(() => undefined)),
    ]);
    const earlier = [...own, ...others.flatMap((rows) => rows ?? [])]
      .toSorted((one, other) => other.created_at.localeCompare(one.created_at))
      .slice(0, maxAuthorDecisions);
    return {
      ...(earlier.length > 0 && { earlier }),
      ...(others.includes(undefined) && { earlier_incomplete: true }),
    };
  }
}
