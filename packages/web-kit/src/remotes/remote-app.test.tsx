import { render } from '@testing-library/react';
import { useApi, useSession } from '../app-context.js';
import { usePageTitle } from '../page/page-title.js';
import { fakeApi, renderPage, screen, testSession, testUser } from '../testing/test-render.js';
import { remoteApp } from './remote-app.js';

const Board = () => {
  usePageTitle('Job Board');
  return (
    <h1>
      Board of {useSession().user?.full_name} {typeof useApi().json}
    </h1>
  );
};

const session = testSession({ user: testUser() });

describe('remoteApp', () => {
  it('shows the page of the address, with the session and the API of the shell', async () => {
    const load = jest.fn(async () => ({ default: Board }));
    const App = remoteApp([{ path: '/jobs', page: 'job-board' }], load);
    renderPage(<App api={fakeApi({})} session={session} />, { route: '*', at: '/jobs' });
    expect(await screen.findByText('Board of Ada Brook function')).toBeVisible();
    expect(load).toHaveBeenCalledWith('job-board');
    expect(document.title).toBe('Job Board · Commons');
  });

  it("preloads a page's file by its address", async () => {
    const load = jest.fn(async (page: string) => {
      if (page === 'gone') throw new Error('Loading chunk failed');
      return { default: Board };
    });
    const routes = [
      { path: '/jobs/:id', page: 'job-detail' },
      { path: '/gone', page: 'gone' },
    ];
    const { prefetch } = remoteApp(routes, load);
    for (const path of ['/jobs/1', '/gone', '/elsewhere']) prefetch(path);
    expect(load.mock.calls).toEqual([['job-detail'], ['gone']]);
  });

  it('retries a page file that failed to load', async () => {
    const gone = Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError' });
    const load = jest.fn().mockRejectedValueOnce(gone).mockResolvedValue({ default: Board });
    const App = remoteApp([{ path: '/jobs', page: 'job-board' }], load);
    renderPage(<App api={fakeApi({})} session={session} />, { route: '*', at: '/jobs' });
    expect(await screen.findByRole('heading')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('useApi', () => {
  it('says what is missing without AppProviders', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Board />)).toThrow('need AppProviders');
  });
});
