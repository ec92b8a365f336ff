import { fakeApi, renderPage } from '@commons/web-kit/test-render';
import BusinessDirectoryPage from '../pages/business-directory.page';

/** Shows /business-directory; `search` answers the searches, whose bodies `bodies()` lists. */
export const openDirectory = (
  search: () => unknown,
  options: Parameters<typeof renderPage>[1] = {},
) => {
  const api = fakeApi({ 'POST /business-directory/search': search });
  const bodies = () => api.calls.map(({ body }) => body);
  const page = renderPage(<BusinessDirectoryPage />, {
    route: '/business-directory',
    api,
    ...options,
  });
  return { bodies, ...page };
};
