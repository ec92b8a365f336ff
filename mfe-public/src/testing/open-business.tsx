import type { Business } from '@commons/contracts/businesses/businesses';
import type { Review } from '@commons/contracts/businesses/reviews';
import { fakeApi, renderPage } from '@commons/web-kit/testing/test-render';
import BusinessDetailPage from '../pages/business-detail.page';
import { businessSample } from './business-sample';

type Options = Parameters<typeof renderPage>[1];

export const reviewSample = (id: string, changes: Partial<Review> = {}): Review => ({
  id,
  reviewer_name: `Reviewer ${id}`,
  rating: 4,
  comment: `Comment ${id}`,
  created_at: '2026-11-10T12:00:00.000Z',
  ...changes,
});

/** Renders /business-directory/7, 'Stone Bakery', or its load error; `calls` are further fake answers. */
export const openBusiness = (
  business: Partial<Business> | Error = {},
  options: Options = {},
  calls: Parameters<typeof fakeApi>[0] = {},
) => {
  const api = fakeApi({
    'GET /business-directory/7': () => {
      if (business instanceof Error) throw business;
      return businessSample('7', { business_name: 'Stone Bakery', ...business });
    },
    'GET /business-directory/7/reviews': () => [],
    'GET /business-directory/7/reviews/counts': () => ({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }),
    'POST /jobs/search': () => [],
    ...calls,
  });
  const count = (method: string, path: string) =>
    api.calls.filter((call) => call.method === method && call.path.split('?')[0] === path).length;
  const page = renderPage(<BusinessDetailPage />, {
    ...options,
    route: '/business-directory/:id',
    at: options?.at ?? '/business-directory/7',
    api,
  });
  return { api, count, ...page };
};
