import type { Page } from '@playwright/test';

export const employerHome = '/employer-dashboard';

/** Presses the first visible button of this name. */
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();
