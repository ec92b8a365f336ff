import type { Locator, Page } from '@playwright/test';

/** At the bottom of the pages of an operator who previews another version of a front end. */
export class OverrideBar {
  readonly region: Locator;
  readonly show: Locator;
  readonly reset: Locator;

  constructor(page: Page) {
    this.region = page.getByRole('region', { name: 'This browser only' });
    this.show = this.region.getByRole('button', { name: 'Show it' });
    this.reset = this.region.getByRole('button', { name: 'Reset' });
  }
}
