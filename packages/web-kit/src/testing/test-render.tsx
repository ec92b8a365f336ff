// Adds toBeVisible, toBeDisabled … to expect.
import '@testing-library/jest-dom';
import type { CurrentUser } from '@commons/contracts/account/account';
import type { ApiClient, Session } from '@commons/contracts/shell-contract';
import { QueryClientProvider } from '@commons/web-kit/query';
import { Route, Routes, useLocation } from '@commons/web-kit/router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
// Only for tests, so not in the facade, which every visitor loads.
import { MemoryRouter } from 'react-router-dom';
import { followOtherTabs } from '../api/other-tabs.js';
import { createQueryClient } from '../api/query-client.js';
import { AppProviders } from '../app-context.js';
import { fakeApi } from './fake-api.js';

// jsdom has <dialog> but not its methods. Inert background and Escape are tested in e2e.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

// jsdom's Blob lacks this method.
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};

export { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
export {
  fakeApi,
  networkError,
  offContract,
  refusal,
  stale,
  timedOut,
  withTotal,
} from './fake-api.js';

/** Text for a failed connection on every screen (D1 §8), for tests. */
export const networkText = 'Network error. Please check your internet connection.';
export const timeoutText = 'Request timeout. Please try again.';

export interface RenderOptions {
  /** Route pattern of the page, e.g. '/jobs/:id'. Default '/'. */
  readonly route?: string;
  /** Address it is opened at, e.g. '/jobs/7?from=mail'. Default: the route. */
  readonly at?: string;
  /** State of the history entry, e.g. where a sign-in leads back to. */
  readonly state?: unknown;
  readonly api?: ApiClient;
  /** Who is signed in; no one by default. Make one with `testUser`. */
  readonly user?: CurrentUser | null;
  readonly session?: Partial<Session>;
}

/** A signed-in person for tests. */
export const testUser = (changes: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 'user-1',
  full_name: 'Ada Brook',
  email: 'ada@example.org',
  account_type: 'job_seeker',
  email_verified: true,
  created_at: '2026-01-05T09:00:00.000Z',
  ...changes,
});

/** A session for tests; no one is signed in unless `changes` says so. */
export const testSession = (changes: Partial<Session> = {}): Session => ({
  user: null,
  loading: false,
  signIn: () => {},
  signOut: async () => {},
  refresh: async () => {},
  ...changes,
});

/** Emulates a wide screen, where e.g. filters are next to their list; jsdom's is narrow. */
export function widenScreen(): void {
  globalThis.matchMedia = (media) =>
    ({ media, matches: true, addEventListener: () => {}, removeEventListener: () => {} }) as never;
}

interface Place {
  now: string;
  state: unknown;
}

/** Records the current location for `path()`. */
function Whereabouts({ place }: { readonly place: Place }) {
  const { pathname, search, state } = useLocation();
  place.now = `${pathname}${search}`;
  place.state = state;
  return null;
}

/**
 * Renders a page inside router, query client, API and session, as the shell does. Any path but `route` renders
 * 'elsewhere'; `path()` returns the current one, `entryState()` what its history entry keeps.
 * @returns the result of testing-library's render, `user` for typing and clicking, `path()` and `entryState()`
 */
export function renderPage(page: ReactNode, options: RenderOptions = {}) {
  const route = options.route ?? '/';
  const session = testSession({ user: options.user ?? null, ...options.session });
  const place: Place = { now: '', state: null };
  const address = new URL(options.at ?? route, 'http://site.example');
  const { pathname, search, hash } = address;
  const entry = { pathname: decodeURI(pathname), search, hash, state: options.state };
  const queryClient = createQueryClient();
  followOtherTabs(queryClient);
  const result = render(
    <MemoryRouter initialEntries={[entry]}>
      <QueryClientProvider client={queryClient}>
        <AppProviders api={options.api ?? fakeApi({})} session={session}>
          <Whereabouts place={place} />
          <Routes>
            <Route element={page} path={route} />
            <Route element={<p>elsewhere</p>} path="*" />
          </Routes>
        </AppProviders>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return {
    ...result,
    user: userEvent.setup(),
    path: () => place.now,
    entryState: () => place.state,
  };
}
