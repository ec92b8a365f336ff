import { z } from 'zod';

/** GET /jobs/{id}/reply-time: absent when the employer has answered too few, or takes long. */
export const ReplyTime = z
  .object({ within_days: z.number().int().optional() })
  .meta({ id: 'ReplyTime' });
export type ReplyTime = z.infer<typeof ReplyTime>;
