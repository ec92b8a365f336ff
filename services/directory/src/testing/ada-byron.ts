import type { UserSnapshot } from '@commons/contracts/account/account';
import type { OperatorLogService } from '@commons/service-kit/moderation/operator-log.service';

/** A job seeker whose data tests of `*.user-data.ts` files export and erase. */
export const adaByron: UserSnapshot = {
  id: 'a'.repeat(24),
  full_name: 'Ada Byron',
  email: 'ada@example.org',
  email_verified: true,
  account_type: 'job_seeker',
  email_notifications: true,
};

/** Stands for the operators' log, which operator-log.user-data.test.ts covers. */
export const noLog = { retitle: async () => undefined } as unknown as OperatorLogService;
