import type { CurrentUser, SessionAnswer } from '@commons/contracts/account/account';
import type { ApiClient } from '@commons/contracts/shell-contract';
import { type Api, createApi } from '../api/api.js';
import { createApiClient } from '../api/api-client.js';
import { isApiError } from '../api/api-error.js';
import { identity } from '../app-context.js';
import { forgetDrafts, takeOverDrafts } from '../forms/draft.js';
import { deviceStorage } from '../page/browser-storage.js';
import { forgetPlace } from '../search/last-place.js';

/** Keys of localStorage (specification D1 §4). */
export const tokenKey = 'token';
const userKey = 'user';

/** Waits of the initial check while auth is away, e.g. restarts (decision B171). */
const patienceMs = [500, 1_500, 2_500];

export interface SessionState {
  readonly user: CurrentUser | null;
  readonly loading: boolean;
}

export interface SessionStoreOptions {
  /** Where the API is, e.g. '/api'. */
  readonly base: string;
  /** Called on sign-in, sign-out and a change of business: cached data of the previous one must be dropped. */
  readonly onUserChange: () => void;
  /** Called once the server knows of a sign-out, or could not be reached. */
  readonly onSignedOut?: () => void;
}

/**
 * The current user and token, in localStorage and in memory (D1 §4). The shell creates the only one.
 * `api` is the client that every remote gets; it sends the token and applies the 401 rule.
 */
export class SessionStore {
  readonly api: ApiClient;
  readonly #operations: Api;
  readonly #quietApi: Api;
  readonly #listeners = new Set<() => void>();
  #current: SessionState;
  #navigate: (path: string) => void = (path) => location.assign(path);

  constructor(private readonly options: SessionStoreOptions) {
    const readToken = () => deviceStorage.get(tokenKey);
    this.#current = { user: null, loading: readToken() !== null };
    this.api = createApiClient({ base: options.base, readToken, onUnauthorized: this.#expire });
    this.#operations = createApi(this.api);
    // The initial check only clears the session: a visitor with an expired token stays on the page (decision A12).
    const onUnauthorized = () => {};
    this.#quietApi = createApi(createApiClient({ base: options.base, readToken, onUnauthorized }));
    addEventListener('storage', this.#followOtherTab);
    addEventListener('pageshow', this.#followAfterSleep);
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sets the router's navigation; before that, the browser navigates. */
  readonly navigateBy = (navigate: (path: string) => void): void => {
    this.#navigate = navigate;
  };

  readonly snapshot = (): SessionState => this.#current;

  /** Checks a stored token by fetching the current user; `loading` is true until then. */
  readonly restore = async (): Promise<void> => {
    const token = deviceStorage.get(tokenKey);
    if (token === null) return this.#set(null);
    try {
      const user = await this.#checkedUser(token);
      // Signed out or in again in the meantime: ignore this answer.
      if (deviceStorage.get(tokenKey) === token) this.#keep(user);
    } catch {
      // The answer for an old token must not end a newer session.
      if (deviceStorage.get(tokenKey) === token) this.#clear();
    }
  };

  /** A session is not over because auth restarts: a 503 is asked again before it counts as a failure. */
  async #checkedUser(token: string): Promise<CurrentUser> {
    for (const wait of patienceMs) {
      try {
        return await this.#quietApi.json('GET /auth/me');
      } catch (error) {
        const isAway = isApiError(error) && error.status === 503;
        if (!isAway || deviceStorage.get(tokenKey) !== token) throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    return this.#quietApi.json('GET /auth/me');
  }

  readonly signIn = ({ access_token, user }: SessionAnswer): void => {
    deviceStorage.set(tokenKey, access_token);
    this.#keep(user);
  };

  /** Ends the session locally at once and on the server if it is reachable, then navigates to `/`. */
  readonly signOut = async (): Promise<void> => {
    const token = deviceStorage.get(tokenKey);
    // Navigate first: a guarded page that is still mounted would redirect to /login.
    this.#navigate('/');
    this.#clear();
    forgetDrafts();
    forgetPlace();
    if (!token) return;
    const headers = { authorization: `Bearer ${token}` };
    await this.#operations
      .json('POST /auth/logout', { plain: true, headers })
      .catch(() => undefined);
    this.options.onSignedOut?.();
  };

  readonly refresh = async (): Promise<void> => {
    this.#keep(await this.#operations.json('GET /auth/me'));
  };

  /** The 401 rule: clears the session and navigates to /login unless already there (decision A12). */
  readonly #expire = (sentToken: string | null): void => {
    // A late answer for an old token must not end a newer session.
    if (sentToken !== deviceStorage.get(tokenKey)) return;
    if (location.pathname !== '/login') this.#navigate('/login');
    this.#clear();
  };

  readonly #followOtherTab = ({ key, newValue }: StorageEvent): void => {
    if (key !== tokenKey && key !== null) return;
    if (newValue === null) this.#set(null);
    else void this.restore();
  };

  /** A page restored from the back/forward cache missed the events of other tabs. */
  readonly #followAfterSleep = ({ persisted }: PageTransitionEvent): void => {
    const stored = deviceStorage.get(userKey) ?? 'null';
    if (persisted && stored !== JSON.stringify(this.#current.user)) void this.restore();
  };

  #keep(user: CurrentUser): void {
    deviceStorage.set(userKey, JSON.stringify(user));
    this.#set(user);
  }

  #clear(): void {
    deviceStorage.remove(tokenKey);
    deviceStorage.remove(userKey);
    this.#set(null);
  }

  #set(user: CurrentUser | null): void {
    const before = this.#current;
    this.#current = { user, loading: false };
    if (!before.loading && identity(before.user) !== identity(user)) {
      if (!before.user) takeOverDrafts(identity(null), identity(user));
      this.options.onUserChange();
    }
    for (const listener of this.#listeners) listener();
  }
}
