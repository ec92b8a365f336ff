import {
  fakeApi,
  type RenderOptions,
  renderPage,
  screen,
} from '@commons/web-kit/testing/test-render';
import LandingPage from '../pages/landing.page';

/**
 * Renders the landing page.
 * @param businesses rows that the search finds, or the error of the call
 * @param jobs likewise
 * @param suggestions of the search box
 * @param more further calls
 */
export const openLanding = (
  businesses: unknown = [],
  jobs: unknown = [],
  render: RenderOptions = {},
  suggestions: unknown = [],
  more: Parameters<typeof fakeApi>[0] = {},
) => {
  const answer = (rows: unknown) => () => {
    if (rows instanceof Error) throw rows;
    return rows;
  };
  const api = fakeApi({
    'POST /business-directory/search': answer(businesses),
    'POST /jobs/search': answer(jobs),
    'GET /business-directory/suggestions': answer(suggestions),
    ...more,
  });
  return { api, ...renderPage(<LandingPage />, { ...render, api }) };
};

/** The first link of this name. */
export const firstLink = (name: string | RegExp) => screen.getAllByRole('link', { name })[0];
