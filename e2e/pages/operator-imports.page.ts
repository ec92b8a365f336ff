import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { inEnglish, type Translate } from '../screens/words-of';

/** /operator/imports. Names are given in English, whatever the language of the page. */
export class OperatorImportsPage {
  constructor(
    private readonly page: Page,
    private readonly say: Translate = inEnglish,
  ) {}

  async open(): Promise<void> {
    await this.page.goto('/operator/imports');
    await expect(this.page.getByRole('heading', { name: this.say('Import a file') })).toBeVisible();
  }

  async choose(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.page.getByLabel(this.say('CSV file')).setInputFiles(file);
  }

  /** The heading that a field is read from. */
  async columnOf(field: string): Promise<string> {
    const select = this.page.getByLabel(field, { exact: true });
    return select.evaluate((box: HTMLSelectElement) => box.selectedOptions[0]?.label ?? '');
  }

  async setColumn(field: string, heading: string): Promise<void> {
    await this.page.getByLabel(field, { exact: true }).selectOption({ label: heading });
  }

  async check(): Promise<void> {
    await this.page.getByRole('button', { name: this.say('Preview the import') }).click();
    await expect(
      this.page.getByRole('heading', { name: this.say('What will happen') }),
    ).toBeVisible({
      timeout: 90_000,
    });
  }

  badRows(): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${this.say('Line')} \\d`) });
  }

  async saveBadRows(): Promise<string> {
    const waits = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: this.say('Save these rows as CSV') }).click();
    return readFile(await (await waits).path(), 'utf8');
  }

  async start(): Promise<void> {
    await this.page
      .getByRole('button', { name: new RegExp(`^${this.say('Import')} \\d+ `) })
      .click();
    await expect(this.page.getByRole('heading', { name: this.say('What happened') })).toBeVisible({
      timeout: 90_000,
    });
  }

  async undo(reason: string): Promise<void> {
    await this.page.getByRole('button', { name: this.say('Undo this import') }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel(this.say('Reason')).fill(reason);
    await dialog.getByRole('button', { name: this.say('Undo this import') }).click();
    await expect(this.page.getByText(new RegExp(`^${this.say('Undone')}: `))).toBeVisible({
      timeout: 90_000,
    });
  }
}
