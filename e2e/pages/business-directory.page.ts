import { expect, type Page } from '@playwright/test';

/** /business-directory. */
export class BusinessDirectory {
  constructor(private readonly page: Page) {}

  async open(query = ''): Promise<void> {
    await this.page.goto(`/business-directory${query}`);
    await expect(this.page.getByText(/^Found /)).toBeVisible();
  }

  /** The search box. */
  box() {
    return this.page.getByRole('combobox', { name: 'Search businesses' });
  }

  /** Types into the search box and waits for its results; presses no button. */
  async search(text: string): Promise<void> {
    const answered = this.page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/business-directory/search') &&
        (response.request().postData() ?? '').includes(`"${text}"`),
    );
    await this.box().fill(text);
    await answered;
    await expect(this.page.getByText(/^Found /)).toBeVisible();
  }

  category() {
    return this.page.getByLabel('Category');
  }

  found(count: string) {
    return this.page.getByText(`Found ${count} ${count === '1' ? 'business' : 'businesses'}`);
  }

  card(name: string) {
    return this.page.getByRole('article', { name });
  }

  /** The business next to the list, on a wide screen. */
  pane() {
    return this.page.getByRole('region', { name: 'Chosen business' });
  }

  /** Opens a business next to the list. */
  async choose(name: string): Promise<void> {
    await this.card(name).getByRole('link', { name: 'View Details' }).click();
    await expect(this.pane().getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }

  /** Opens the page of a business, by way of the list. */
  async openBusiness(name: string): Promise<void> {
    await this.choose(name);
    await this.pane().getByRole('link', { name: 'Open full page' }).click();
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
}
