import { AccountLanguage } from '../../account/account.js';
import {
  AccountDeletionRequest,
  AccountProfile,
  AccountSettingsUpdate,
  EmailChange,
  JobPreferencesUpdate,
  PasswordChange,
  ProfileUpdate,
} from '../../account/account-profile.js';
import { Message } from '../../message.js';
import { operations } from '../operation.js';

/** Calls that attackers repeat to guess passwords or create accounts. */
const guarded = { limit: 'sign-in' } as const;

const wrongPassword = { 400: 'The current password is wrong' } as const;

/** The caller's account: profile, settings, password, address, data and deletion. */
export const account = operations({
  'GET /auth/profile': {
    access: 'signed in',
    summary: 'Returns the account with its settings.',
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
  'PUT /auth/language': {
    access: 'signed in',
    summary: 'Sets the language of mails to the person.',
    body: AccountLanguage,
    empty: true,
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
  'GET /auth/my-data': {
    limit: 'slow',
    access: 'signed in',
    summary: 'Returns a ZIP archive with all that the site stores of the person.',
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
});
