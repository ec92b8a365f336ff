import { expect, type Locator, type Page } from '@playwright/test';

/** /jobs/{id} with its apply view. */
export class JobPage {
  constructor(private readonly page: Page) {}

  applyButton(): Locator {
    return this.page.getByRole('button', { name: 'Apply Now' });
  }

  /** Reports the job, and reads the thanks. */
  async report(reason: string, note: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Report this job' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Report this job' });
    await dialog.getByLabel(reason).check();
    await dialog.getByLabel('What should we know?').fill(note);
    await dialog.getByRole('button', { name: 'Send Report' }).click();
    await expect(dialog.getByText('Thank you. We will look at this.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
  }

  async apply({
    coverLetter,
    resume,
  }: {
    coverLetter: string;
    resume: { name: string; mimeType: string; buffer: Buffer };
  }): Promise<void> {
    await this.applyButton().click();
    await this.page.getByLabel('Cover Letter (Optional)').fill(coverLetter);
    await this.page.getByLabel('Resume (Optional)').setInputFiles(resume);
    await this.page.getByText(resume.name).first().waitFor();
    await this.page.getByRole('button', { name: 'Submit Application' }).click();
  }
}
