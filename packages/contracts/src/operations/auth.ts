import { z } from 'zod';
import {
  CurrentUser,
  LoginRequest,
  RegisterRequest,
  SessionAnswer,
  UserSnapshot,
  WriterAccount,
} from '../account.js';
import {
  AccountDeletionRequest,
  AccountProfile,
  AccountSettingsUpdate,
  EmailChange,
  JobPreferencesUpdate,
  PasswordChange,
  ProfileUpdate,
  SessionItem,
} from '../account-profile.js';
import {
  ForgotPasswordRequest,
  ResendVerification,
  ResetPasswordRequest,
  VerifyEmail,
} from '../account-recovery.js';
import { JobAlertsStopped, SeekerList, SeekerPreferences } from '../job-matches.js';
import { Message } from '../message.js';
import {
  AccountSearch,
  AccountTypeChange,
  OperatorAccount,
  OperatorAction,
  OperatorActionList,
  OperatorContact,
} from '../moderation.js';
import { SeekerAccountProfile } from '../profiles.js';
import { RevokedSession, RevokedSessionsQuery } from '../revoked-sessions.js';
import { ErasureReceipt } from '../user-data.js';
import { operations } from './operation.js';

/** Calls that attackers repeat to guess passwords or create accounts. */
const guarded = { limit: 'sign-in' } as const;

const wrongPassword = { 400: 'The current password is wrong' } as const;

/** Operations of services/auth. */
export const auth = operations({
  'POST /auth/register': {
    ...guarded,
    access: 'public',
    summary: 'Creates an account and signs in.',
    body: RegisterRequest,
    answer: SessionAnswer,
    status: 201,
    errors: { 409: 'There is an account with this address' },
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
    summary: 'Gives the signed-in person.',
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
  'GET /auth/profile': {
    access: 'signed in',
    summary: 'Gives the account with its settings.',
    answer: AccountProfile,
    versioned: true,
  },
  'PUT /profile': {
    access: 'signed in',
    summary: 'Replaces what a person says about themselves.',
    body: ProfileUpdate,
    answer: AccountProfile,
    versioned: true,
  },
  'PUT /auth/settings': {
    access: 'signed in',
    summary: 'Replaces the settings for mails.',
    body: AccountSettingsUpdate,
    answer: AccountProfile,
    versioned: true,
  },
  'PUT /auth/job-preferences': {
    access: 'job_seeker',
    summary: 'Replaces what kind of job a person looks for.',
    body: JobPreferencesUpdate,
    answer: AccountProfile,
    versioned: true,
  },
  'PUT /auth/password': {
    ...guarded,
    access: 'signed in',
    summary: 'Changes the password, and ends the other sessions.',
    body: PasswordChange,
    answer: Message,
    errors: wrongPassword,
  },
  'PUT /auth/email': {
    ...guarded,
    access: 'signed in',
    summary: 'Asks for another e-mail address, which counts once the mailed link was opened.',
    body: EmailChange,
    answer: AccountProfile,
    errors: wrongPassword,
  },
  'DELETE /auth/email': {
    access: 'signed in',
    summary: 'Cancels a change of the e-mail address that is not confirmed yet.',
    answer: AccountProfile,
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
  'GET /auth/my-data': {
    access: 'signed in',
    summary: 'Gives a ZIP archive with all that the site stores of the person.',
    content: 'application/zip',
  },
  'POST /auth/account-deletion': {
    access: 'signed in',
    summary: 'Asks for the deletion of the account some days later.',
    body: AccountDeletionRequest,
    answer: AccountProfile,
    errors: wrongPassword,
  },
  'DELETE /auth/account-deletion': {
    access: 'signed in',
    summary: 'Keeps the account after all.',
    answer: AccountProfile,
  },
  'GET /auth/operator/accounts': {
    access: 'operator',
    summary: 'Finds an account by its whole e-mail address.',
    query: AccountSearch,
    answer: OperatorAccount,
  },
  'PUT /auth/operator/accounts/{id}/account-type': {
    access: 'operator',
    summary: 'Changes the type of an account, ends its sessions and tells the person by mail.',
    body: AccountTypeChange,
    answer: OperatorAccount,
  },
  'GET /auth/operator/actions': {
    access: 'operator',
    summary: 'Lists what operators did to accounts, newest first.',
    query: OperatorActionList,
    list: OperatorAction,
  },
  'GET /.well-known/jwks.json': {
    access: 'public',
    summary: 'Gives the public keys of access tokens.',
    answer: z.object({ keys: z.array(z.looseObject({ kid: z.string().optional() })) }),
  },
  'GET /internal/users/{id}': {
    access: 'internal',
    summary: 'Gives what other services may know of a person.',
    answer: UserSnapshot,
  },
  'GET /internal/writers/{id}': {
    access: 'internal',
    callers: ['ai'],
    summary: 'Gives with what a person signs texts.',
    answer: WriterAccount,
  },
  'GET /internal/operators': {
    access: 'internal',
    summary: 'Lists the operators, for mails to them.',
    answer: z.array(OperatorContact),
  },
  'GET /internal/seekers': {
    access: 'internal',
    callers: ['jobs'],
    summary: 'Lists job seekers who want mails about new jobs.',
    query: SeekerList,
    answer: z.array(SeekerPreferences),
  },
  'GET /internal/seekers/{id}': {
    access: 'internal',
    callers: ['jobs'],
    summary: 'Gives what kind of job a person looks for.',
    answer: SeekerPreferences,
  },
  'POST /internal/seekers/{id}/stop-job-alerts': {
    access: 'internal',
    callers: ['jobs'],
    summary: 'Ends the mails about new jobs.',
    answer: JobAlertsStopped,
  },
  'GET /internal/seeker-profiles/{id}': {
    access: 'internal',
    callers: ['resumes'],
    summary: 'Gives what a professional profile begins with.',
    answer: SeekerAccountProfile,
  },
  'GET /internal/revoked-sessions': {
    access: 'internal',
    summary: 'Lists sessions that ended since a moment, oldest first.',
    query: RevokedSessionsQuery,
    answer: z.array(RevokedSession),
  },
  'POST /internal/user-erasures/{user_id}': {
    access: 'internal',
    summary: 'Confirms that a service has erased what it stored of a person.',
    answer: ErasureReceipt,
  },
});
