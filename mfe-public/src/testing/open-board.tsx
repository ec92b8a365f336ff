import { fakeApi, renderPage } from '@commons/web-kit/test-render';
import JobBoardPage from '../pages/job-board.page';

type Options = Parameters<typeof renderPage>[1];

/** Shows /jobs; `search` answers the searches, whose bodies `bodies()` lists. */
export const openBoard = (search: () => unknown, options: Options = {}) => {
  const api = fakeApi({ 'POST /jobs/search': search });
  const bodies = () => api.calls.map(({ body }) => body);
  return {
    api,
    bodies,
    ...renderPage(<JobBoardPage />, { route: '/jobs', api, ...options }),
  };
};
