// Its matchers, such as toBeVisible.
import '@commons/web-kit/testing/test-render';
import type { CurrentUser } from '@commons/contracts/account/account';
import type { Registry } from '@commons/contracts/front-ends/remotes';
import { followOtherTabs } from '@commons/web-kit/api/other-tabs';
import { createQueryClient } from '@commons/web-kit/api/query-client';
import { startRemotes } from '@commons/web-kit/remote-loader';
import { BrowserRouter } from '@commons/web-kit/router';
import { SessionStore } from '@commons/web-kit/session/session-store';
import { sendJson, startApiServer } from '@commons/web-kit/testing/api-server';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app';

const remote = (name: string, routes: Registry['remotes'][number]['routes']) => ({
  name,
  version: '1',
  entry: `/mfe/${name}/remoteEntry.js`,
  shell_contract: 1,
  routes,
});

/** What the gateway would write into the page. */
export const registry = (): Registry => ({
  remotes: [
    remote('mfe-public', [
      { path: '/' },
      { path: '/login' },
      { path: '/register' },
      { path: '/jobs' },
      { path: '/jobs/:id' },
      { path: '/mission' },
      { path: '/operator', operator: true },
    ]),
    remote('mfe-employer', [{ path: '/employer-dashboard', account_type: 'employer' }]),
    remote('mfe-jobseeker', [{ path: '/job-seeker-dashboard', account_type: 'job_seeker' }]),
  ],
});

interface SiteOptions {
  readonly at?: string;
  /** The person with a valid token. */
  readonly user?: CurrentUser;
  readonly remotes?: Registry;
  /** Returns the root component of a remote, `mfe-public/App`, or throws. */
  readonly load?: (id: string) => unknown;
}

const opened: Awaited<ReturnType<typeof startApiServer>>[] = [];
// Also after a failed test: an open server prevents jest from exiting.
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

const NamedApp = (id: string) => ({ default: () => <h1>{id}</h1> });

/** The site with faked remotes against a real HTTP API that knows `user` by the token 'valid'. */
export async function openSite({ at = '/', user, remotes, load = NamedApp }: SiteOptions = {}) {
  const server = await startApiServer();
  opened.push(server);
  server.api.answer = ({ path, headers }, response) => {
    const known = user && headers.authorization === 'Bearer valid';
    if (path === '/api/auth/logout') sendJson(response, 200, {});
    else if (known) sendJson(response, 200, user);
    else sendJson(response, 401, { detail: 'Not authenticated' });
  };
  if (user) localStorage.setItem('token', 'valid');
  startRemotes({ register: () => {}, load: async (id) => load(id) }, remotes ?? registry());
  const queryClient = createQueryClient();
  followOtherTabs(queryClient);
  const store = new SessionStore({
    base: server.base,
    onUserChange: () => queryClient.clear(),
  });
  const restored = store.restore();
  history.replaceState(null, '', at);
  const page = render(
    <BrowserRouter>
      <App queryClient={queryClient} store={store} />
    </BrowserRouter>,
  );
  return {
    ...page,
    server,
    store,
    restored,
    user: userEvent.setup(),
    path: () => location.pathname,
  };
}
