import type { Locator, Page } from '@playwright/test';
import { ReportDialog } from './report.dialog';

/** /jobs/{id} with its apply view. */
export class JobPage {
  constructor(private readonly page: Page) {}

  applyButton(): Locator {
    return this.page.getByRole('button', { name: 'Apply Now' });
  }

  /** Reports the job, and waits for the thanks. */
  async report(reason: string, note: string): Promise<void> {
    await new ReportDialog(this.page).send('job', reason, note);
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
