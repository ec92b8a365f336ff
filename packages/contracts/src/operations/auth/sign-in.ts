import { z } from 'zod';
import {
  CurrentUser,
  LoginRequest,
  RegisterRequest,
  SessionAnswer,
} from '../../account/account.js';
import { SessionItem } from '../../account/account-profile.js';
import {
  ForgotPasswordRequest,
  ResendVerification,
  ResetPasswordRequest,
  VerifyEmail,
} from '../../account/account-recovery.js';
import { FirstOperatorRequest } from '../../account/first-operator.js';
import { Message } from '../../message.js';
import { operations } from '../operation.js';

/** Calls that attackers repeat to guess passwords or create accounts. */
const guarded = { limit: 'sign-in' } as const;

/** Sign-up, sign-in, confirmation of the address and recovery of the password. */
export const signIn = operations({
  'POST /auth/register': {
    ...guarded,
    feature: 'registration',
    access: 'public',
    summary: 'Creates an account and signs in.',
    body: RegisterRequest,
    answer: SessionAnswer,
    status: 201,
    errors: { 409: 'There is an account with this address' },
  },
  'POST /auth/first-operator': {
    ...guarded,
    access: 'public',
    summary:
      'Creates the first operator by the link that the start of a portal printed, and signs in.',
    body: FirstOperatorRequest,
    answer: SessionAnswer,
    status: 201,
    errors: { 404: 'The link is over', 409: 'There is an account with this address' },
  },
  'POST /auth/login': {
    ...guarded,
    access: 'public',
    summary: 'Signs in with e-mail and password.',
    body: LoginRequest,
    answer: SessionAnswer,
    errors: { 401: 'Wrong e-mail or password' },
  },
  'GET /auth/me': {
    access: 'signed in',
    summary: 'Returns the signed-in person.',
    answer: CurrentUser,
  },
  'POST /auth/logout': {
    access: 'signed in',
    summary: 'Ends this session.',
    empty: true,
  },
  'POST /auth/verify-email': {
    ...guarded,
    access: 'public',
    summary: 'Confirms an e-mail address by the token of the mailed link.',
    body: VerifyEmail,
    answer: Message,
  },
  'POST /auth/resend-verification': {
    ...guarded,
    access: 'public',
    summary: 'Mails the verification link again; answers alike for known and unknown addresses.',
    body: ResendVerification,
    answer: Message,
  },
  'POST /auth/forgot-password': {
    ...guarded,
    access: 'public',
    summary: 'Mails a link to reset the password; answers alike for known and unknown addresses.',
    body: ForgotPasswordRequest,
    answer: Message,
  },
  'POST /auth/reset-password': {
    ...guarded,
    access: 'public',
    summary: 'Sets a new password by the token of the mailed link, and ends all sessions.',
    body: ResetPasswordRequest,
    answer: Message,
  },
  'GET /auth/sessions': {
    access: 'signed in',
    summary: 'Lists the devices on which the account is signed in, latest used first.',
    answer: z.array(SessionItem),
  },
  'DELETE /auth/sessions': {
    access: 'signed in',
    summary: 'Ends all sessions but this one.',
    empty: true,
  },
  'DELETE /auth/sessions/{id}': {
    access: 'signed in',
    owner: true,
    summary: 'Ends one session.',
    empty: true,
  },
});
