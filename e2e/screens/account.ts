import type { Page } from '@playwright/test';
import { fails, neverAnswers, refuses, withoutRedirect } from './network';
import type { Screen } from './screen';

const send = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Signing in, registering, and the pages behind mailed links. */
export const account: readonly Screen[] = [
  { name: 'login', path: '/login' },
  { name: 'login, refused entries', path: '/login', steps: send('Sign in') },
  {
    name: 'login, wrong password',
    path: '/login',
    steps: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.test');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await send('Sign in')(page);
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'register', path: '/register' },
  { name: 'register, refused entries', path: '/register', steps: send('Create account') },
  { name: 'first operator', path: '/first-operator#unknown' },
  {
    name: 'first operator, link is over',
    path: '/first-operator#unknown',
    steps: async (page) => {
      await page.getByLabel('Full name').fill('Opal Stone');
      await page.getByLabel('Email').fill('opal@hall.example');
      await page.getByLabel('Password', { exact: true }).fill('a brand new one 7');
      await page.getByLabel('Confirm password').fill('a brand new one 7');
      await send('Create the account')(page);
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'first operator, no token', path: '/first-operator' },
  { name: 'forgot password', path: '/forgot-password' },
  {
    name: 'forgot password, sent',
    path: '/forgot-password',
    steps: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.test');
      await send('Send Reset Link')(page);
      await page.getByRole('status').filter({ hasText: /./ }).first().waitFor();
    },
  },
  { name: 'reset password', path: '/reset-password?token=unknown' },
  {
    name: 'reset password, expired link',
    path: '/reset-password?token=unknown',
    steps: async (page) => {
      await page.getByLabel('New Password', { exact: true }).fill('a brand new one 7');
      await page.getByLabel('Confirm New Password').fill('a brand new one 7');
      await send('Reset Password')(page);
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'reset password, no token', path: '/reset-password' },
  {
    name: 'verify email, waiting',
    path: '/verify-email?token=unknown',
    before: neverAnswers('/auth/verify-email'),
  },
  {
    name: 'verify email, expired link',
    path: '/verify-email?token=unknown',
    shows: 'Verification Failed',
  },
  {
    name: 'verify email, done',
    path: '/verify-email?token=unknown',
    before: async (page) => {
      await withoutRedirect(page);
      await page.route('**/api/auth/verify-email', (route) =>
        route.fulfill({ json: { message: 'ok' } }),
      );
    },
    shows: 'Email Verified!',
  },
  {
    name: 'verify email, service down',
    path: '/verify-email?token=unknown',
    before: fails('/auth/verify-email'),
    shows: 'We could not check your link',
  },
  { name: 'resend verification', path: '/resend-verification' },
  {
    name: 'resend verification, refused',
    path: '/resend-verification',
    before: refuses('/auth/resend-verification', 429, 'Too many requests. Please wait a minute.'),
    steps: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.test');
      await send('Send Verification Email')(page);
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'invitation', path: '/invitation?token=:invitation', shows: /^Work for / },
  {
    name: 'invitation, signed in as somebody else',
    as: 'seeker',
    path: '/invitation?token=:invitation',
    shows: /^Work for /,
  },
  {
    name: 'invitation, expired link',
    path: '/invitation?token=unknown',
    shows: /has expired/,
  },
  {
    name: 'invitation, service down',
    path: '/invitation?token=:invitation',
    before: fails('/auth/invitations/read'),
    shows: 'Try again',
  },
  {
    name: 'invitation, loading',
    path: '/invitation?token=:invitation',
    before: neverAnswers('/auth/invitations/read'),
  },
];
