import { testUser } from '@commons/web-kit/testing/test-render';
import { screen, waitFor } from '@testing-library/react';
import { openSite, registry } from '../testing/open-site';

let site: Awaited<ReturnType<typeof openSite>>;
const open = async (options: Parameters<typeof openSite>[0] = {}) => {
  site = await openSite(options);
  return site;
};
beforeEach(() => {
  document.head.innerHTML = '<title>Commons</title>';
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => registry() })) as never;
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  site.unmount();
  await site.server.close();
  localStorage.clear();
});

const dashboards = ['/employer-dashboard', '/job-seeker-dashboard'];

describe('route guard', () => {
  it.each(dashboards)('[SHL-10] %s shows a spinner while the user is loading', async (at) => {
    await open({ at, user: testUser() });
    expect(screen.getByText('Loading...')).toBeVisible();
    await site.restored;
  });

  it.each(dashboards)('[SHL-10] %s sends a guest to /login', async (at) => {
    const { path } = await open({ at });
    await waitFor(() => expect(path()).toBe('/login'));
  });

  it.each([
    ['/employer-dashboard', 'job_seeker'],
    ['/job-seeker-dashboard', 'employer'],
  ] as const)('[SHL-10] %s sends a %s to /', async (at, account_type) => {
    const { path } = await open({ at, user: testUser({ account_type }) });
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('[AUT-03] a 401 on a guarded page ends on /login, once', async () => {
    const { path, store, server } = await open({ at: '/job-seeker-dashboard', user: testUser() });
    await screen.findByText('mfe-jobseeker/App');
    const entries = history.length;
    server.api.answer = (_, response) => response.writeHead(401).end('{}');
    await expect(store.api.json('/my-applications')).rejects.toMatchObject({ status: 401 });
    await screen.findByText('mfe-public/App');
    expect(path()).toBe('/login');
    expect(history.length).toBe(entries + 1);
  });

  const deepLink = '/job-seeker-dashboard?tab=applications&application=7';

  it('takes the way back to /login along, to the very address', async () => {
    const { path } = await open({ at: deepLink });
    await waitFor(() => expect(path()).toBe('/login'));
    expect(history.state.usr).toEqual({ returnTo: deepLink });
  });

  it('takes it along after a 401 in the middle, too', async () => {
    const { path, store, server } = await open({ at: deepLink, user: testUser() });
    await screen.findByText('mfe-jobseeker/App');
    server.api.answer = (_, response) => response.writeHead(401).end('{}');
    await expect(store.api.json('/my-applications')).rejects.toMatchObject({ status: 401 });
    await screen.findByText('mfe-public/App');
    expect(path()).toBe('/login');
    expect(history.state.usr).toEqual({ returnTo: deepLink });
  });

  it('lets the right account type in', async () => {
    await open({ at: '/employer-dashboard', user: testUser({ account_type: 'employer' }) });
    expect(await screen.findByText('mfe-employer/App')).toBeVisible();
  });

  it('shows 404 for the console to anyone but operators', async () => {
    const { path } = await open({ at: '/operator', user: testUser() });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    expect(path()).toBe('/operator');
    expect(screen.queryByText('mfe-public/App')).toBeNull();
  });

  it('sends a guest from the console to /login, and after a sign-out there to /', async () => {
    const { path } = await open({ at: '/operator' });
    await waitFor(() => expect(path()).toBe('/login'));
    site.unmount();
    await site.server.close();
    const { user } = await open({ at: '/operator', user: testUser({ operator: true }) });
    expect(await screen.findByText('mfe-public/App')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(site.path()).toBe('/'));
  });

  it.each(['/login', '/register'])('sends who opens %s signed in to the dashboard', async (at) => {
    const { path } = await open({ at, user: testUser({ account_type: 'employer' }) });
    await waitFor(() => expect(path()).toBe('/employer-dashboard'));
  });

  it('leaves it to the sign-in page where to go after a sign-in there', async () => {
    const { path, store } = await open({ at: '/login' });
    await screen.findByText('mfe-public/App');
    store.signIn({ access_token: 'valid', token_type: 'bearer', user: testUser() });
    expect(await screen.findByText('Hello, Ada Brook')).toBeVisible();
    expect(path()).toBe('/login');
  });
});

describe('a missing remote', () => {
  it('shows the error screen on its dashboard and comes back by Try Again', async () => {
    const all = registry();
    const remotes = { remotes: all.remotes.filter(({ name }) => name !== 'mfe-employer') };
    const employer = testUser({ account_type: 'employer' });
    const { user } = await open({ at: '/employer-dashboard', user: employer, remotes });
    expect(await screen.findByText('Oops! Something went wrong')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Jobs' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('mfe-employer/App')).toBeVisible();
  });

  it('finds a page that was published after this tab was opened', async () => {
    const remotes = { remotes: registry().remotes.slice(1) };
    await open({ at: '/mission', remotes });
    expect(await screen.findByText('mfe-public/App')).toBeVisible();
  });
});
