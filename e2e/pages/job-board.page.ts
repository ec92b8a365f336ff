import { expect, type Page } from '@playwright/test';

/** /jobs. */
export class JobBoard {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/jobs');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Job Board' })).toBeVisible();
  }

  /** The search box. */
  box() {
    return this.page.getByRole('combobox', { name: 'Search jobs' });
  }

  /** Types into the search box and waits for its results; presses no button. */
  async search(text: string): Promise<void> {
    const answered = this.page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/jobs/search') &&
        (response.request().postData() ?? '').includes(`"${text}"`),
    );
    await this.box().fill(text);
    await answered;
    await expect(this.page.getByText(/^Found /)).toBeVisible();
  }

  /** The card of a job. */
  card(title: string) {
    return this.page
      .getByRole('article')
      .filter({ has: this.page.getByRole('heading', { name: title }) });
  }

  /** The target of a job's "View Details". */
  async addressOf(title: string): Promise<string> {
    const address = await this.card(title).getByRole('link').first().getAttribute('href');
    expect(address).toMatch(/^\/jobs\/[0-9a-f]{24}$/);
    return address as string;
  }
}
