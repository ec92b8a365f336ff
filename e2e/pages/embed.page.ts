import type { Page } from '@playwright/test';

/** /embed: the page that makes the code for other web sites. */
export class EmbedPage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/embed');
  }

  async choose(label: string, option: string): Promise<void> {
    await this.page.getByLabel(label).selectOption(option);
  }

  async search(words: string): Promise<void> {
    const field = this.page.getByLabel(/Only results for these words/);
    await field.fill(words);
    await field.press('Enter');
  }

  code() {
    return this.page.getByRole('textbox', { name: 'Code for your page' });
  }

  preview() {
    return this.page.frameLocator('iframe');
  }
}
