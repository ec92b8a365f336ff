import type { LoginRequest, RegisterRequest } from '@commons/contracts/account';
import type { ResetPasswordRequest } from '@commons/contracts/account-recovery';
import type { Api } from '@commons/web-kit/api';

// All plain: an old token must not travel with them, and a 401 here is the answer to a wrong password.
const plain = true;

export const login = (api: Api, body: LoginRequest) =>
  api.json('POST /auth/login', { body, plain });

/** The account is signed in at once. */
export const register = (api: Api, body: RegisterRequest) =>
  api.json('POST /auth/register', { body, plain });

/** @param token of the mailed link */
export const verifyEmail = (api: Api, token: string) =>
  api.json('POST /auth/verify-email', { body: { token }, plain });

/** Answers alike for known and unknown addresses. */
export const resendVerification = (api: Api, email: string) =>
  api.json('POST /auth/resend-verification', { body: { email }, plain });

/** Answers alike for known and unknown addresses. */
export const forgotPassword = (api: Api, email: string) =>
  api.json('POST /auth/forgot-password', { body: { email }, plain });

/** Ends every session of the account. */
export const resetPassword = (api: Api, body: ResetPasswordRequest) =>
  api.json('POST /auth/reset-password', { body, plain });
