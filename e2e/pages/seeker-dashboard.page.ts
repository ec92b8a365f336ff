import { expect, type Locator, type Page } from '@playwright/test';

/** /job-seeker-dashboard. */
export class SeekerDashboard {
  constructor(private readonly page: Page) {}

  async open(tab: string): Promise<void> {
    await this.page.goto('/job-seeker-dashboard');
    await this.page.getByRole('tab', { name: tab, exact: true }).click();
  }

  async expectOpen(name: string): Promise<void> {
    await expect(this.page).toHaveURL(/\/job-seeker-dashboard/);
    await expect(this.page.getByRole('main').getByText(name)).toBeVisible();
  }

  application(jobTitle: string): Locator {
    return this.page
      .getByRole('article')
      .filter({ has: this.page.getByRole('heading', { name: jobTitle }) });
  }
}
