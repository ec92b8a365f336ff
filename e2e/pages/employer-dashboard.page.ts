import { type Download, expect, type Locator, type Page } from '@playwright/test';

export interface JobEntry {
  readonly title: string;
  readonly category: string;
  readonly employmentType: string;
  readonly locationType: string;
  readonly city: string;
  readonly state: string;
  readonly overview: string;
  readonly responsibilities: string;
  readonly qualifications: string;
  readonly experience: string;
  readonly compensation: string;
  readonly salary: string;
}

/** Fills the three steps of the posting form, wherever it is shown, and posts. */
export async function fillJobForm(page: Page, job: JobEntry): Promise<void> {
  await fillJobSteps(page, job);
  await page.getByRole('button', { name: 'Post Job' }).click();
}

export async function fillJobSteps(page: Page, job: JobEntry): Promise<void> {
  const next = page.getByRole('button', { name: 'Next Step' });
  await page.getByLabel('Job Title').fill(job.title);
  await page.getByLabel('Job Category').selectOption(job.category);
  await page.getByLabel('Employment Type').selectOption(job.employmentType);
  await page.getByLabel('Location Type').selectOption(job.locationType);
  await page.getByLabel('City').fill(job.city);
  await page.getByLabel('State').fill(job.state);
  await next.click();
  await page.getByLabel('Job Overview').fill(job.overview);
  await page.getByLabel('Key Responsibilities').fill(job.responsibilities);
  await page.getByLabel('Required Qualifications').fill(job.qualifications);
  await page.getByLabel('Experience Required').selectOption(job.experience);
  await next.click();
  await page.getByLabel('Compensation Type').selectOption(job.compensation);
  await page.getByLabel('Salary Range').fill(job.salary);
}

/** /employer-dashboard. */
export class EmployerDashboard {
  constructor(private readonly page: Page) {}

  async expectOpen(): Promise<void> {
    await expect(this.page).toHaveURL(/\/employer-dashboard/);
    await expect(this.page.getByRole('tab', { name: 'Overview' })).toBeVisible();
  }

  async openTab(name: string): Promise<void> {
    await this.page.getByRole('tab', { name, exact: true }).click();
  }

  async postJob(job: JobEntry): Promise<void> {
    await this.openTab('Jobs');
    await this.page.getByRole('button', { name: 'Post New Job' }).first().click();
    await fillJobForm(this.page, job);
    await expect(this.page.getByText('Job posted successfully!')).toBeVisible();
  }

  /** Starts a posting and saves it as a draft with only its title. */
  async draftJob(title: string): Promise<void> {
    await this.openTab('Jobs');
    await this.page.getByRole('button', { name: 'Post New Job' }).first().click();
    await this.page.getByLabel('Job Title').fill(title);
    await this.#saveDraft();
  }

  /** Fills in the missing fields of a draft and saves it. */
  async finishDraft(job: JobEntry): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Edit Draft' })).toBeVisible();
    await expect(this.page.getByLabel('Job Title')).toHaveValue(job.title);
    await fillJobSteps(this.page, job);
    await this.#saveDraft();
  }

  async #saveDraft(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save as Draft' }).click();
    await expect(this.page.getByText(/^Draft saved\./)).toBeVisible();
  }

  async expectJob(title: string, status: string): Promise<void> {
    await expect(this.job(title).getByText(new RegExp(`^${status}$`, 'i'))).toBeVisible();
  }

  /** The card of one of the employer's jobs. */
  job(title: string): Locator {
    return this.page
      .getByRole('article')
      .filter({ has: this.page.getByRole('heading', { name: title }) });
  }

  /** Presses Close, Reopen … on a job, the newest of this title. */
  async step(title: string, label: string): Promise<void> {
    await this.job(title)
      .getByRole('button', { name: `${label}: ${title}` })
      .first()
      .click();
  }

  /** Changes only the title of a job. */
  async rename(title: string, newTitle: string): Promise<void> {
    await this.step(title, 'Edit');
    const field = this.page.getByLabel('Job Title');
    await expect(field).toHaveValue(title);
    await field.fill(newTitle);
    await this.page.getByRole('button', { name: 'Next Step' }).click();
    await expect(this.page.getByLabel('Job Overview')).not.toHaveValue('');
    await this.page.getByRole('button', { name: 'Next Step' }).click();
    await expect(this.page.getByLabel('Salary Range')).not.toHaveValue('');
    await this.page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(this.page.getByText('Job updated successfully!')).toBeVisible();
  }

  /** The card of this person's application. */
  application(applicant: string): Locator {
    return this.page
      .getByRole('article')
      .filter({ has: this.page.getByRole('heading', { name: applicant }) });
  }

  /** Sends an unchanged template. @returns its subject */
  async sendTemplate(applicant: string, template: string): Promise<string> {
    await this.application(applicant).getByRole('button', { name: 'Contact Applicant' }).click();
    const dialog = this.page.getByRole('dialog', { name: `Contact ${applicant}` });
    await dialog.getByRole('button', { name: template }).click();
    const subject = dialog.getByLabel('Subject');
    await expect(subject).not.toHaveValue('');
    const text = await subject.inputValue();
    await dialog.getByRole('button', { name: 'Send Email' }).click();
    await expect(this.page.getByText('Email sent successfully')).toBeVisible();
    return text;
  }

  async downloadResume(applicant: string): Promise<Download> {
    const download = this.page.waitForEvent('download');
    await this.application(applicant)
      .getByRole('button', { name: /download/i })
      .click();
    return download;
  }
}
