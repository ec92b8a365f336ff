import { expect, type Locator, type Page } from '@playwright/test';

/** The Professional Profile tab of the job seeker dashboard. */
export class ProfileTab {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/job-seeker-dashboard?tab=professional-profile');
    await expect(this.button('Edit Profile')).toBeVisible();
  }

  field(name: string): Locator {
    return this.page.getByLabel(name, { exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async press(name: string): Promise<void> {
    await this.button(name).click();
  }

  /** Presses a button of the open dialog. */
  async answer(name: string): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  }

  async addSkill(name: string): Promise<void> {
    await this.press('Add skill');
    await this.page.getByRole('dialog').getByLabel('Skill', { exact: true }).fill(name);
    await this.page.keyboard.press('Enter');
  }

  async expectMessage(text: string): Promise<void> {
    await expect(this.page.getByText(text)).toBeVisible();
  }

  /** A number of the share box, e.g. 'Total views'. */
  async expectCount(label: string, count: number): Promise<void> {
    const tile = this.page.getByText(label, { exact: true }).locator('..');
    await expect(tile).toHaveText(`${label}${count}`);
  }
}
