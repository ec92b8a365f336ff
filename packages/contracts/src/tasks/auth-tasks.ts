import { z } from 'zod';
import { defineTask } from '../task.js';

/** Sends the mail with the verification link of a new account. */
export const mailVerification = defineTask(
  'auth.mail-verification',
  z.object({ user_id: z.string() }),
);
