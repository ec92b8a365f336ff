import { z } from 'zod';
import { emailAddress, maxPasswordLength } from './account.js';
import { minResetPasswordLength } from './account-lists.js';

/** A token from a link in a mail: 256 bits in base64url or hex. */
const linkToken = z.string().trim().min(1).max(200);

/** POST /auth/forgot-password. The answer is the same 200 for every address. */
export const ForgotPasswordRequest = z
  .object({ email: emailAddress })
  .meta({ id: 'ForgotPasswordRequest' });
export type ForgotPasswordRequest = z.input<typeof ForgotPasswordRequest>;

/** POST /auth/reset-password. Ends every session of the account. */
export const ResetPasswordRequest = z
  .object({
    token: linkToken,
    new_password: z
      .string()
      .min(minResetPasswordLength, {
        error: `Password must be at least ${minResetPasswordLength} characters long`,
      })
      .max(maxPasswordLength),
  })
  .meta({ id: 'ResetPasswordRequest' });
export type ResetPasswordRequest = z.input<typeof ResetPasswordRequest>;

/** POST /auth/verify-email: the token of the mailed link. */
export const VerifyEmail = z
  .object({ token: z.string().trim().min(1).max(200) })
  .meta({ id: 'VerifyEmail' });

/** POST /auth/resend-verification. */
export const ResendVerification = z
  .object({ email: emailAddress })
  .meta({ id: 'ResendVerification' });
