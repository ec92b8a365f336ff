import { expect, type Locator, type Page } from '@playwright/test';

interface ResumeUploadFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The Resume Assistant tab of the job seeker dashboard. */
export class ResumeAssistant {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/job-seeker-dashboard?tab=resume-assistant');
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async upload(file: ResumeUploadFile | string): Promise<void> {
    await this.page.getByLabel('Your resume').setInputFiles(file as ResumeUploadFile);
  }

  async analyze(): Promise<void> {
    await this.button('Analyze Resume').click();
    await expect(this.button('Apply Suggestions')).toBeVisible();
  }

  /** Applies all suggestions and accepts their changes. */
  async apply(): Promise<void> {
    await this.button('Select all').click();
    await this.button('Apply Suggestions').click();
    const accept = this.button('Accept all');
    await expect(accept.or(this.button('Copy to clipboard'))).toBeVisible();
    if (await accept.isVisible()) {
      await accept.click();
      await this.button('Use this text').click();
    }
    await expect(this.button('Copy to clipboard')).toBeVisible();
  }

  /** @returns the path of the downloaded file */
  async download(label: string): Promise<{ name: string; path: string }> {
    const coming = this.page.waitForEvent('download');
    await this.button(label).click();
    const file = await coming;
    return { name: file.suggestedFilename(), path: await file.path() };
  }

  async startOver(): Promise<void> {
    await this.button('Start Over').click();
    await this.button('Delete and start over').click();
    await expect(this.page.getByLabel('Your resume')).toBeVisible();
  }

  /** The number of steps marked as finished. */
  finished(): Locator {
    return this.page
      .getByRole('navigation', { name: 'Resume assistant' })
      .getByRole('listitem')
      .filter({ hasText: '(finished)' });
  }
}
