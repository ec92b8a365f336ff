import { z } from 'zod';
import { defineTask } from '../task.js';

/** Sends the mail with the verification link of a new account. */
export const mailVerification = defineTask(
  'auth.mail-verification',
  z.object({ user_id: z.string() }),
);

/** Sends the mail with the link that sets a new password, if the address of the request belongs to an account. */
export const mailPasswordReset = defineTask(
  'auth.mail-password-reset',
  z.object({ request_id: z.string() }),
);

/** Tells a person that the account will be deleted, when, and how to keep it. */
export const mailAccountDeletion = defineTask(
  'auth.mail-account-deletion',
  z.object({ user_id: z.string() }),
);

/** Sends the mails of a wanted change of address: the link to the new address, a notice to the old one. */
export const mailEmailChange = defineTask(
  'auth.mail-email-change',
  z.object({ user_id: z.string() }),
);

/** Tells a person what was done to the account: a new password, another address. */
export const mailSecurityNotices = defineTask(
  'auth.mail-security-notices',
  z.object({ user_id: z.string() }),
);

/** Tells a person that operators changed the type of the account, and why. */
export const mailAccountType = defineTask(
  'auth.mail-account-type',
  z.object({ user_id: z.string() }),
);
