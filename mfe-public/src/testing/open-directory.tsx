import { fakeApi, renderPage } from '@commons/web-kit/testing/test-render';
import BusinessDirectoryPage from '../pages/business-directory.page';

/**
 * Renders /business-directory. `search` answers the searches, whose bodies `bodies()` lists; `calls` are further fake
 * answers.
 */
export const openDirectory = (
  search: () => unknown,
  options: Parameters<typeof renderPage>[1] = {},
  calls: Parameters<typeof fakeApi>[0] = {},
) => {
  const api = fakeApi({ 'POST /business-directory/search': search, ...calls });
  const bodies = () =>
    api.calls.filter(({ path }) => path === '/business-directory/search').map(({ body }) => body);
  const page = renderPage(<BusinessDirectoryPage />, {
    route: '/business-directory',
    api,
    ...options,
  });
  return { api, bodies, ...page };
};
