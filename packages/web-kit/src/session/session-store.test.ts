import { setImmediate } from 'node:timers';
import { sendJson, startApiServer } from '../testing/api-server.js';
import { SessionStore } from './session-store.js';

const user = {
  id: 'u1',
  full_name: 'Ada Brook',
  email: 'ada@example.org',
  account_type: 'employer' as const,
  email_verified: true,
  created_at: '2026-01-05T09:00:00.000Z',
};

let server: Awaited<ReturnType<typeof startApiServer>>;
const navigate = jest.fn();
const onUserChange = jest.fn();
const newStore = () => {
  const store = new SessionStore({ base: server.base, onUserChange });
  store.navigateBy(navigate);
  return store;
};

beforeEach(async () => {
  server = await startApiServer();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/jobs');
  navigate.mockClear();
  onUserChange.mockClear();
});
afterEach(() => server.close());

const signedIn = () => {
  const store = newStore();
  store.signIn({ access_token: 'token-1', token_type: 'bearer', user });
  return store;
};

const answer401 = () => {
  server.api.answer = (_, response) =>
    sendJson(response, 401, { detail: 'Your session has ended. Please log in again.' });
};

describe('SessionStore', () => {
  it("[AUT-01] keeps token and user in localStorage under 'token' and 'user'", async () => {
    const store = newStore();
    await store.restore();
    store.signIn({ access_token: 'token-1', token_type: 'bearer', user });
    expect(localStorage.getItem('token')).toBe('token-1');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user);
    expect(store.snapshot()).toEqual({ user, loading: false });
  });

  it('[AUT-02] fetches the current user of a stored token; loading is true until then', async () => {
    localStorage.setItem('token', 'token-1');
    server.api.answer = (_, response) => sendJson(response, 200, user);
    const store = newStore();
    expect(store.snapshot()).toEqual({ user: null, loading: true });
    await store.restore();
    expect(server.arrived[0]).toMatchObject({ method: 'GET', path: '/api/auth/me' });
    expect(server.arrived[0]?.headers.authorization).toBe('Bearer token-1');
    expect(store.snapshot()).toEqual({ user, loading: false });
  });

  it.each([401, 500])('[AUT-02] removes token and user when that fails with %i', async (status) => {
    localStorage.setItem('token', 'old');
    localStorage.setItem('user', JSON.stringify(user));
    server.api.answer = (_, response) => sendJson(response, status, { detail: 'no' });
    const store = newStore();
    await store.restore();
    expect(localStorage.length).toBe(0);
    expect(store.snapshot()).toEqual({ user: null, loading: false });
    // Decision A12: the visitor stays on the public page.
    expect(navigate).not.toHaveBeenCalled();
  });

  it('[B171] asks again while auth restarts, so that no one is signed out by it', async () => {
    localStorage.setItem('token', 'token-1');
    server.api.answer = (_, response) =>
      server.arrived.length < 3
        ? sendJson(response, 503, { detail: 'no' })
        : sendJson(response, 200, user);
    const store = newStore();
    const restored = store.restore();
    expect(store.snapshot()).toEqual({ user: null, loading: true });
    await restored;
    expect(store.snapshot()).toEqual({ user, loading: false });
    expect(server.arrived).toHaveLength(3);
  });

  it('[AUT-02] asks nothing and loads nothing without a token', async () => {
    const store = newStore();
    expect(store.snapshot().loading).toBe(false);
    await store.restore();
    expect(server.arrived).toEqual([]);
  });

  it('[AUT-03] a 401 of any call clears token and user and goes to /login', async () => {
    const store = signedIn();
    answer401();
    await expect(store.api.json('/my-jobs')).rejects.toMatchObject({ status: 401 });
    expect(localStorage.length).toBe(0);
    expect(store.snapshot().user).toBeNull();
    expect(navigate.mock.calls).toEqual([['/login']]);
  });

  it('[AUT-03] stays on /login, so that the message of a wrong password can be read (A12)', async () => {
    history.replaceState(null, '', '/login');
    const store = newStore();
    answer401();
    await expect(store.api.json('/auth/login', { body: {} })).rejects.toMatchObject({
      detail: 'Your session has ended. Please log in again.',
    });
    expect(navigate).not.toHaveBeenCalled();
  });

  it('does not end a new session because of a late 401 to the old one', async () => {
    const store = signedIn();
    let answerNow = () => {};
    server.api.answer = (_, response) => {
      answerNow = () => sendJson(response, 401, { detail: 'Not authenticated' });
    };
    const late = store.api.json('/my-jobs').catch(() => 'failed');
    while (server.arrived.length === 0) await new Promise((resolve) => setImmediate(resolve));
    store.signIn({ access_token: 'token-2', token_type: 'bearer', user });
    answerNow();
    expect(await late).toBe('failed');
    expect(localStorage.getItem('token')).toBe('token-2');
  });

  it('does not end a new session because the check of the old one fails late', async () => {
    localStorage.setItem('token', 'old');
    let answerNow = () => {};
    server.api.answer = (_, response) => {
      answerNow = () => sendJson(response, 401, { detail: 'Not authenticated' });
    };
    const store = newStore();
    const checked = store.restore();
    while (server.arrived.length === 0) await new Promise((resolve) => setImmediate(resolve));
    store.signIn({ access_token: 'token-2', token_type: 'bearer', user });
    answerNow();
    await checked;
    expect(localStorage.getItem('token')).toBe('token-2');
    expect(store.snapshot()).toEqual({ user, loading: false });
  });

  it('signs in for the visit where the browser blocks its storage', async () => {
    const blocked = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    const store = signedIn();
    expect(store.snapshot()).toEqual({ user, loading: false });
    await store.signOut();
    expect(store.snapshot()).toEqual({ user: null, loading: false });
    blocked.mockRestore();
  });

  it('signs out here at once and on the server with the old token, then goes to /', async () => {
    const store = signedIn();
    sessionStorage.setItem('commons-draft:u1:apply', '{}');
    const done = store.signOut();
    expect(localStorage.length).toBe(0);
    expect(navigate.mock.calls).toEqual([['/']]);
    await done;
    expect(server.arrived[0]).toMatchObject({ method: 'POST', path: '/api/auth/logout' });
    expect(server.arrived[0]?.headers.authorization).toBe('Bearer token-1');
    expect(sessionStorage.length).toBe(0);
    expect(onUserChange).toHaveBeenCalledTimes(2);
  });

  it('lets whoever signs in find what they typed as a guest, and nobody after them', async () => {
    const store = newStore();
    await store.restore();
    const draft = '{"principal":"20000"}';
    sessionStorage.setItem('commons-draft:guest:calculator:/tools/loan', draft);
    sessionStorage.setItem('commons-draft:u2:apply:7', '{}');
    store.signIn({ access_token: 'token-1', token_type: 'bearer', user });
    expect({ ...sessionStorage }).toEqual({
      'commons-draft:u1:calculator:/tools/loan': draft,
      'commons-draft:u2:apply:7': '{}',
    });
    await store.signOut();
    expect(sessionStorage.length).toBe(0);
  });

  it('drops cached data when the person acts for another business', () => {
    const store = signedIn();
    const business = { id: 'b1', name: 'Millstone Bakery', role: 'manager' as const };
    const access = { access_token: 'token-2', token_type: 'bearer' as const };
    store.signIn({ ...access, user: { ...user, business } });
    store.signIn({ ...access, user: { ...user, business } });
    expect(onUserChange).toHaveBeenCalledTimes(2);
  });

  it('signs out even when the server cannot be reached', async () => {
    const store = signedIn();
    await server.close();
    await store.signOut();
    expect(store.snapshot()).toEqual({ user: null, loading: false });
  });

  it('follows other tabs after a restore from the back/forward cache', () => {
    const store = signedIn();
    const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    comeBack();
    expect(store.snapshot().user).toEqual(user);
    expect(server.arrived).toEqual([]);
    localStorage.clear();
    comeBack();
    expect(store.snapshot().user).toBeNull();
  });

  it('follows a sign-out in another tab', () => {
    const store = signedIn();
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    expect(store.snapshot().user).toBeNull();
  });
});
