import { fakeApi, renderPage } from '@commons/web-kit/testing/test-render';
import JobBoardPage from '../pages/job-board.page';

type Options = Parameters<typeof renderPage>[1];

/** Renders /jobs. `search` answers the searches, whose bodies `bodies()` lists; `calls` are further fake answers. */
export const openBoard = (
  search: () => unknown,
  options: Options = {},
  calls: Parameters<typeof fakeApi>[0] = {},
) => {
  const api = fakeApi({ 'POST /jobs/search': search, ...calls });
  const bodies = () =>
    api.calls.filter(({ path }) => path === '/jobs/search').map(({ body }) => body);
  return {
    api,
    bodies,
    ...renderPage(<JobBoardPage />, { route: '/jobs', api, ...options }),
  };
};
