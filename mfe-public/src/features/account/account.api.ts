import type {
  LoginRequest,
  RegisterRequest,
  SessionAnswer,
} from '@commons/contracts/account/account';
import type { ResetPasswordRequest } from '@commons/contracts/account/account-recovery';
import type { FirstOperatorRequest } from '@commons/contracts/account/first-operator';
import { language } from '@commons/ui/text/texts';
import type { Api } from '@commons/web-kit/api/api';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery } from '@commons/web-kit/query';

// Sent without a token: a stale one must not be attached, and a 401 here means a wrong password.
const plain = true;

export const login = (api: Api, body: LoginRequest) =>
  api.json('POST /auth/login', { body, plain });

/** Signs the new account in. */
export const register = (api: Api, body: RegisterRequest) =>
  api.json('POST /auth/register', {
    // The first mail goes out at once, in the language of the page.
    body: language === 'en' ? body : { ...body, language },
    plain,
  });

/** Signs in the portal's first operator. */
export const createFirstOperator = (api: Api, body: FirstOperatorRequest) =>
  api.json('POST /auth/first-operator', { body, plain });

/** @param token from the mailed link */
export const verifyEmail = (api: Api, token: string) =>
  api.json('POST /auth/verify-email', { body: { token }, plain });

/** The answer is the same for known and unknown addresses. */
export const resendVerification = (api: Api, email: string) =>
  api.json('POST /auth/resend-verification', { body: { email }, plain });

/** The answer is the same for known and unknown addresses. */
export const forgotPassword = (api: Api, email: string) =>
  api.json('POST /auth/forgot-password', { body: { email }, plain });

/** Ends every session of the account. */
export const resetPassword = (api: Api, body: ResetPasswordRequest) =>
  api.json('POST /auth/reset-password', { body, plain });

/** The invitation of a mailed link; also for guests. */
const readInvitation = (api: Api, token: string, signal?: AbortSignal) =>
  api.json('POST /auth/invitations/read', {
    body: { token },
    plain,
    ...(signal && { signal }),
  });

export const acceptInvitation = (api: Api, token: string): Promise<SessionAnswer> =>
  api.json('POST /auth/invitations/accept', { body: { token } });

export const declineInvitation = (api: Api, token: string) =>
  api.json('POST /auth/invitations/decline', { body: { token }, plain });

/** The invitation behind a link. */
export function useInvitation(token: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['/auth/invitations', token],
    queryFn: ({ signal }) => readInvitation(api, token, signal),
    enabled: token !== '',
    retry: false,
  });
}
