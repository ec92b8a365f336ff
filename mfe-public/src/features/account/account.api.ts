import type { LoginRequest, RegisterRequest, SessionAnswer } from '@commons/contracts/account';
import type { ResetPasswordRequest } from '@commons/contracts/account-recovery';
import type { ApiClient } from '@commons/contracts/shell-contract';

// All plain: an old token must not travel with them, and a 401 here is the answer to a wrong password.

/** POST /auth/login. */
export const login = (api: ApiClient, body: LoginRequest) =>
  api.json<SessionAnswer>('/auth/login', { method: 'POST', body, plain: true });

/** POST /auth/register; the account is signed in at once. */
export const register = (api: ApiClient, body: RegisterRequest) =>
  api.json<SessionAnswer>('/auth/register', { method: 'POST', body, plain: true });

/** POST /auth/verify-email with the token of the mailed link. */
export const verifyEmail = (api: ApiClient, token: string) =>
  api.json<unknown>('/auth/verify-email', { method: 'POST', body: { token }, plain: true });

/** POST /auth/resend-verification; answers alike for known and unknown addresses. */
export const resendVerification = (api: ApiClient, email: string) =>
  api.json<unknown>('/auth/resend-verification', { method: 'POST', body: { email }, plain: true });

/** POST /auth/forgot-password; answers alike for known and unknown addresses. */
export const forgotPassword = (api: ApiClient, email: string) =>
  api.json<unknown>('/auth/forgot-password', { method: 'POST', body: { email }, plain: true });

/** POST /auth/reset-password with the token of the mailed link; ends every session of the account. */
export const resetPassword = (api: ApiClient, body: ResetPasswordRequest) =>
  api.json<unknown>('/auth/reset-password', { method: 'POST', body, plain: true });
