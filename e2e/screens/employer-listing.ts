import type { Page } from '@playwright/test';
import { withMap } from '../portal/map-tiles';
import { fails, neverAnswers } from './network';
import { employerHome as home, press } from './press';
import type { Screen } from './screen';

/** The listing as stored, with the question of the year. */
export const unchangedForAYear = (page: Page) =>
  page.route('**/api/business-directory/my-listing', async (route) => {
    const response = await route.fetch();
    const listing = (await response.json()) as object;
    await route.fulfill({
      response,
      json: { ...listing, unchanged_since: '2025-03-10T12:00:00Z' },
    });
  });

/** The listing of an employer: view, wizard, photos, hours. */
export const employerListing: readonly Screen[] = [
  { name: 'listing', as: 'owner', path: `${home}?tab=business-directory`, shows: 'Edit Listing' },
  {
    name: 'listing, new',
    as: 'new employer',
    path: `${home}?tab=business-directory`,
    shows: 'Business Name',
  },
  {
    name: 'listing, loading',
    as: 'owner',
    path: `${home}?tab=business-directory`,
    before: neverAnswers('/business-directory/my-listing'),
  },
  {
    name: 'listing, service down',
    as: 'owner',
    path: `${home}?tab=business-directory`,
    before: fails('/business-directory/my-listing'),
    shows: 'Try again',
  },
  {
    name: 'listing, editing',
    as: 'owner',
    path: `${home}?tab=business-directory`,
    steps: press('Edit Listing'),
    shows: 'Business Name',
  },
  {
    name: 'listing, pin on the map',
    as: 'owner',
    path: `${home}?tab=business-directory`,
    before: withMap,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Edit Listing' }).click();
      await page.getByRole('button', { name: /Contact & Location/ }).click();
      await page.getByRole('button', { name: 'Place the pin on the map' }).click();
      await page.getByRole('application', { name: /^Pin of the business/ }).press('ArrowUp');
    },
    shows: 'Where is it?',
  },
  {
    name: 'listing, photos',
    as: 'owner',
    path: `${home}?tab=business-directory`,
    steps: press('Manage Photos'),
    shows: 'Add photos',
  },
  {
    name: 'listing, still correct?',
    as: 'owner',
    path: `${home}?tab=business-directory`,
    before: unchangedForAYear,
    shows: /^Is everything below still correct/,
  },
  {
    name: 'listing, special hours',
    as: 'owner',
    path: `${home}?tab=business-directory&mode=special-hours`,
    steps: async (page) => {
      await press('Add a date')(page);
      await page.getByLabel('Temporarily closed').check();
      await press('Save special hours')(page);
    },
    shows: 'Choose a date.',
  },
  {
    name: 'listing, special hours discarded',
    as: 'owner',
    path: `${home}?tab=business-directory&mode=special-hours`,
    steps: async (page) => {
      await press('Add a date')(page);
      await press('Cancel')(page);
    },
    shows: 'Keep writing',
  },
];
