import { expect, type Page } from '@playwright/test';

/** /operator/portal. */
export class PortalSettingsPage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/operator/portal');
    await expect(this.page.getByRole('heading', { name: 'Name and place' })).toBeVisible();
  }

  /** Fills in settings of one line by their labels. */
  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      await this.page.getByLabel(label, { exact: true }).fill(value);
    }
  }

  async chooseTimeZone(name: string): Promise<void> {
    await this.page.getByLabel('Time zone').selectOption(name);
  }

  async chooseLogo(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.page.getByLabel('Logo', { exact: true }).setInputFiles(file);
    await expect(this.page.getByRole('img', { name: 'The logo' })).toBeVisible();
  }

  /** Leaves the portal with these areas alone. */
  async keepAreas(...kept: readonly string[]): Promise<void> {
    const areas = this.page.getByRole('group', { name: 'What this portal has' });
    for (const box of await areas.getByRole('checkbox').all()) {
      const name = await box.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent);
      await box.setChecked(kept.includes(name ?? ''));
    }
  }

  async addPage(title: string, text: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add a page' }).click();
    await this.page.getByLabel('Title').last().fill(title);
    await this.page.getByLabel('Text', { exact: true }).last().fill(text);
  }

  async write(name: string, text: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await this.page.getByRole('textbox', { name }).fill(text);
  }

  async save(note: string): Promise<void> {
    await this.page.getByLabel('What changed, for the log').fill(note);
    await this.page.getByRole('button', { name: 'Save for everybody' }).click();
    await expect(this.page.getByText(/^Saved as version \d+/)).toBeVisible();
  }

  async backToExample(): Promise<void> {
    await this.page.getByRole('button', { name: 'Back to the example' }).last().click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await expect(this.page.getByText(/^Restored as version \d+/)).toBeVisible();
  }
}
