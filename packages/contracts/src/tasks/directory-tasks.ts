import { z } from 'zod';
import { defineTask } from '../task.js';

/** Mails a stored contact message to the operators, with the sender's address as Reply-To. */
export const mailContactMessage = defineTask(
  'directory.mail-contact-message',
  z.object({ message_id: z.string() }),
);
