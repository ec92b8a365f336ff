import { render } from '@testing-library/react';
import { useApi, useSession } from './app-context.js';
import { usePageTitle } from './page-title.js';
import { remoteApp } from './remote-app.js';
import { fakeApi, renderPage, screen, testSession, testUser } from './test-render.js';

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

  it('asks again for a page file that did not come', async () => {
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
