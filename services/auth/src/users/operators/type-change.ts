import type { AccountType } from '@commons/contracts/account/account-lists';
import type { User } from '../user.js';

/**
 * Fields of the write that changes the type of an account, with the marks of what follows: the memberships end that it
 * has and that others have in its business, the jobs service closes a former employer's open jobs, and the person is
 * mailed. Its sessions end, too, because tokens carry the type; the caller marks that.
 */
export const typeChange = (account_type: AccountType, now: Date) =>
  ({
    account_type,
    memberships_end_at: now,
    jobs_news_due_at: now,
    account_type_mail_due_at: now,
  }) satisfies Partial<User>;
