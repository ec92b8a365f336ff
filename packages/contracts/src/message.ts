import { z } from 'zod';

/** What a call did, in words for people. */
export const Message = z.object({ message: z.string() }).meta({ id: 'Message' });
export type Message = z.infer<typeof Message>;
