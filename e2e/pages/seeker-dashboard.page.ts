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

  /** A view of the tab Job Search: 'Search', 'Recommended', 'Saved jobs'. */
  async openJobs(view: string): Promise<void> {
    await this.open('Job Search');
    await this.page.getByRole('tab', { name: view, exact: true }).click();
  }

  /** Chooses a category and a place in the job preferences, and saves them. */
  async preferJobs({ category, place }: { category: string; place: string }): Promise<void> {
    await this.page.goto('/job-seeker-dashboard?tab=profile&section=preferences');
    await this.page.getByLabel('Preferred Locations').fill(place);
    await this.page.getByLabel(category, { exact: true }).check();
    await this.page.getByRole('button', { name: 'Save Preferences' }).click();
    await expect(this.page.getByText('Job preferences updated successfully!')).toBeVisible();
  }

  /** The card of a saved or a recommended job. */
  job(title: string): Locator {
    return this.application(title);
  }

  application(jobTitle: string): Locator {
    return this.page
      .getByRole('article')
      .filter({ has: this.page.getByRole('heading', { name: jobTitle }) });
  }
}
