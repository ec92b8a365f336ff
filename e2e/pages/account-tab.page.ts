import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';

/** "Your data" in the Profile tab of both dashboards. */
export class AccountTab {
  constructor(private readonly page: Page) {}

  async open(dashboard: 'employer' | 'job-seeker'): Promise<void> {
    await this.page.goto(`/${dashboard}-dashboard?tab=profile`);
    await expect(this.page.getByRole('heading', { name: 'Your data' })).toBeVisible();
  }

  /** Files of the archive by path. */
  async download(): Promise<Record<string, Uint8Array>> {
    const begun = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: 'Download my data' }).click();
    const archive = await begun;
    expect(archive.suggestedFilename()).toMatch(/^commons-my-data-\d{4}-\d\d-\d\d\.zip$/);
    return unzipSync(await readFile(await archive.path()));
  }

  async deleteAccount(password: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Delete my account' });
    await expect(dialog.getByText('Everything is deleted 14 days from now.')).toBeVisible();
    await dialog.getByLabel('Current Password').fill(password);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(this.pending()).toBeVisible();
  }

  async keepAccount(): Promise<void> {
    await this.page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(this.page.getByText('Your account stays.')).toBeVisible();
    await expect(this.pending()).toBeHidden();
  }

  /** The banner with the day. */
  pending() {
    return this.page.getByText(/^Your account will be deleted on \w+ \d+, \d{4}\./);
  }
}
