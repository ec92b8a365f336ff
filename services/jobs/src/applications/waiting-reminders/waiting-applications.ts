import { replyReminderDays } from '@commons/contracts/applications/reply-times';
import { dayMs } from '@commons/contracts/durations';

/** Applications without a decision for long enough to remind the employer (decision B13). */
export const waitingTooLong = (now: Date) => ({
  complete: true,
  status: 'pending' as const,
  withdrawn_at: { $exists: false },
  applied_at: { $lte: new Date(now.getTime() - replyReminderDays * dayMs) },
});
