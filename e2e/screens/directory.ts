import { withMap } from '../portal/map-tiles';
import { answers, fails, findsCategoryOnly, findsNothing, neverAnswers } from './network';
import type { Screen } from './screen';

const waiting = (reviewer_name: string, rating: number, comment: string) => ({
  ...{ id: `${reviewer_name} ${rating}`, reviewer_name, rating, comment },
  created_at: '2026-11-20T10:00:00Z',
});

/** The business directory and the page of a business. */
export const directory: readonly Screen[] = [
  { name: 'list', path: '/business-directory', shows: /^Found / },
  {
    name: 'list, loading',
    path: '/business-directory',
    before: neverAnswers('/business-directory/search'),
  },
  {
    name: 'list, with a business next to it',
    only: 'desktop',
    path: '/business-directory?business=:listing',
    shows: 'Open full page',
  },
  {
    name: 'list, nothing found',
    path: '/business-directory?search=zzzzqq',
    before: findsNothing('/business-directory/search'),
  },
  {
    name: 'list, nobody of a trade, its category offered',
    path: '/business-directory?search=roofer',
    before: findsCategoryOnly('/business-directory/search', 'Construction & Contractors'),
    shows: /Construction & Contractors: 4 businesses/,
  },
  {
    name: 'list, service down',
    path: '/business-directory',
    before: fails('/business-directory/search'),
    shows: 'Try again',
  },
  {
    name: 'list, suggestions open',
    path: '/business-directory',
    steps: async (page) => {
      await page.getByRole('combobox', { name: 'Search businesses' }).pressSequentially('bak');
      await page.getByRole('listbox').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'list, searching with suggestions open',
    path: '/business-directory',
    shows: /^(Found|Searching)/,
    steps: async (page) => {
      await page.getByText(/^Found /).waitFor();
      await neverAnswers('/business-directory/search')(page);
      await page.getByRole('combobox', { name: 'Search businesses' }).pressSequentially('bak');
      await page.getByRole('listbox').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'filters',
    path: '/business-directory',
    only: 'phone',
    steps: async (page) => {
      await page.getByText(/^Found /).waitFor();
      await page
        .getByRole('button', { name: /filter/i })
        .first()
        .click();
    },
  },
  {
    name: 'list, map',
    path: '/business-directory',
    before: withMap,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Show map' }).click();
      await page.getByRole('region', { name: 'Map of the results' }).waitFor();
      await page.locator('.leaflet-marker-icon').first().press('Enter');
    },
  },
  { name: 'business', path: '/business-directory/:listing' },
  {
    name: 'business, map',
    path: '/business-directory/:listing',
    before: withMap,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Show map' }).click();
      await page.getByRole('region', { name: /^Map:/ }).waitFor();
    },
  },
  { name: 'business, as its owner', as: 'owner', path: '/business-directory/:listing' },
  { name: 'business, as an operator', as: 'operator', path: '/business-directory/:listing' },
  {
    name: 'business, loading',
    path: '/business-directory/:listing',
    before: neverAnswers('/business-directory/[0-9a-f]{24}.*'),
    shows: /./,
  },
  {
    name: 'business, without reviews and jobs',
    path: '/business-directory/:listing',
    before: async (page) => {
      await fails('/business-directory/[0-9a-f]{24}/reviews')(page);
      await fails('/jobs/.*')(page);
    },
  },
  { name: 'business, not found', path: '/business-directory/000000000000000000000000' },
  {
    name: 'business, service down',
    path: '/business-directory/:listing',
    before: fails('/business-directory/.*'),
  },
  {
    name: 'photos',
    path: '/business-directory/:listing',
    steps: (page) => page.getByRole('main').getByRole('button', { name: /photo/i }).first().click(),
  },
  {
    name: 'writing a review',
    path: '/business-directory/:listing',
    steps: (page) => page.getByRole('button', { name: 'Write Review' }).first().click(),
  },
  {
    name: 'review, refused entries',
    path: '/business-directory/:listing',
    steps: async (page) => {
      await page.getByRole('button', { name: 'Write Review' }).first().click();
      await page.getByRole('button', { name: 'Submit Review' }).click();
    },
  },
  {
    name: 'business, reviews that wait',
    as: 'seeker',
    path: '/business-directory/:listing',
    before: answers('/business-directory/[0-9a-f]{24}/reviews', [
      { ...waiting('Maya Brooks', 5, 'Warm rolls at seven.'), held: true, own: true },
      { ...waiting('Maya Brooks', 4, 'The rye is back.'), uncounted: true, own: true },
      { ...waiting('Tom Hale', 3, 'Good bread, long line.'), uncounted: true },
    ]),
    shows: /^Only you see this/,
  },
  {
    name: 'business, as its owner, reviews held back',
    as: 'owner',
    path: '/business-directory/:listing',
    before: answers('/business-directory/[0-9a-f]{24}/reviews/counts', {
      ...{ 1: 0, 2: 0, 3: 1, 4: 0, 5: 1 },
      held: 12,
    }),
    shows: /12 new reviews are held back/,
  },
  {
    name: 'reporting',
    path: '/business-directory/:listing',
    steps: (page) => page.getByRole('button', { name: 'Report this business' }).click(),
  },
];
