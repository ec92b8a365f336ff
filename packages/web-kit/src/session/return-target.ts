import type { CurrentUser } from '@commons/contracts/account/account';
import { dashboardPath } from './session.js';

/**
 * Where to return after a sign-in. Stored in the history entry of /login, not in its address: it survives a reload,
 * ends with the visit of that page, and cannot be set by a link.
 */
export interface ReturnState {
  readonly returnTo?: string;
}

/** The state to go to /login with, so that the sign-in leads back to `place`. */
export const returnState = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): ReturnState => ({
  returnTo: `${pathname}${search}${hash}`,
});

/** Never return to these pages. */
const signInPages = ['/login', '/register', '/forgot-password', '/reset-password', '/verify-email'];
const dashboards = ['/employer-dashboard', '/job-seeker-dashboard'];

type Arriving = Pick<CurrentUser, 'account_type' | 'operator'>;

/** Whether a browser resolves this to a path of this site, however it is encoded. */
export function isOwnPath(text: string): boolean {
  let decoded: string;
  try {
    decoded = decodeURIComponent(text);
  } catch {
    return false;
  }
  // Browsers drop control characters and read a backslash as a slash.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const unsafe = /^\/[/\\]|[\\\u0000-\u001f\u007f]/;
  return [text, decoded].every(
    (form) =>
      form.startsWith('/') &&
      !unsafe.test(form) &&
      new URL(form, location.origin).origin === location.origin,
  );
}

/** Where a sign-in leads: back to where it was asked for, else to the dashboard of the account (D1 §4). */
export function landingAfterSignIn({ account_type, operator }: Arriving, state: unknown): string {
  const own = dashboardPath(account_type);
  const to = (state as ReturnState | null)?.returnTo;
  if (typeof to !== 'string' || !isOwnPath(to)) return own;
  const { pathname } = new URL(to, location.origin);
  if (signInPages.includes(pathname)) return own;
  // The guard would redirect from there.
  const isOthers = dashboards.includes(pathname) && pathname !== own;
  return isOthers || (/^\/operator(\/|$)/.test(pathname) && !operator) ? own : to;
}
