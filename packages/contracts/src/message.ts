import { z } from 'zod';

/** User-facing result of a call. */
export const Message = z.object({ message: z.string() }).meta({ id: 'Message' });
export type Message = z.infer<typeof Message>;
