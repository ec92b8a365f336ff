import { expect, type Page } from '@playwright/test';

/** The dialog to report a job, a business or a review. */
export class ReportDialog {
  constructor(private readonly page: Page) {}

  /**
   * Opens it, sends the report, and waits for the thanks.
   * @param subject as on the button: `job`, `business`, `review by Eve Snow`
   */
  async send(subject: string, reason: string, note: string): Promise<void> {
    await this.page.getByRole('button', { name: `Report this ${subject}` }).click();
    const [noun] = subject.split(' ');
    const dialog = this.page.getByRole('dialog', { name: `Report this ${noun}` });
    await dialog.getByLabel(reason).check();
    await dialog.getByLabel('What should we know?').fill(note);
    await dialog.getByRole('button', { name: 'Send Report' }).click();
    await expect(dialog.getByText('Thank you. We will look at this.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
  }
}
