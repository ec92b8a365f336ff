import { fakeApi, renderPage, testUser } from '@commons/web-kit/testing/test-render';
import EmployerDashboardPage from '../pages/employer-dashboard.page';

type Answers = Parameters<typeof fakeApi>[0];
type Options = Parameters<typeof renderPage>[1];

/** Renders the employer dashboard at `?tab=…`; by default without jobs and applications. */
export const openDashboard = (tab = '', answers: Answers = {}, options: Options = {}) => {
  const api = fakeApi({
    'GET /my-jobs': () => [],
    'GET /applications/all': () => [],
    'GET /business-directory/alike': () => [],
    ...answers,
  });
  const route = '/employer-dashboard';
  const at = tab ? `${route}?tab=${tab}` : route;
  const user = testUser({ account_type: 'employer', full_name: 'Rosa Alvarado' });
  return { api, ...renderPage(<EmployerDashboardPage />, { user, api, ...options, route, at }) };
};
