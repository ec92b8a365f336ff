import { z } from 'zod';
import { emailAddress } from '../account/account.js';
import { isoDate, longText, paging, shortText } from '../field-types.js';

/** POST /contact (decision A18). `website` is a honeypot: people leave it empty. */
export const ContactInput = z
  .object({
    name: shortText(100),
    email: emailAddress,
    subject: shortText(200),
    message: longText(10_000),
    website: z.string().max(500).optional(),
  })
  .meta({ id: 'ContactInput' });
export type ContactInput = z.input<typeof ContactInput>;

/** Answer of POST /contact: the message is stored. */
export const ContactReceipt = z.object({ id: z.string() }).meta({ id: 'ContactReceipt' });
export type ContactReceipt = z.infer<typeof ContactReceipt>;

/** A row of GET /contact/operator/messages. */
export const ContactMessage = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    /** The sender's account, if signed in. */
    user_id: z.string().optional(),
    state: z.enum(['open', 'done']),
    created_at: isoDate,
  })
  .meta({ id: 'ContactMessage' });
export type ContactMessage = z.infer<typeof ContactMessage>;

/** Query of GET /contact/operator/messages: open ones by default; `subject` filters by the exact subject. */
export const ContactMessageList = z
  .object({
    state: z.enum(['open', 'done']).default('open'),
    subject: z.string().trim().min(1).max(200).optional(),
    ...paging,
  })
  .meta({ id: 'ContactMessageList' });

/** PATCH /contact/operator/messages/{id}. */
export const ContactMessageChange = z
  .object({ state: z.enum(['open', 'done']) })
  .meta({ id: 'ContactMessageChange' });
export type ContactMessageChange = z.input<typeof ContactMessageChange>;
