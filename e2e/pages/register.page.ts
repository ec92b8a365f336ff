import type { Page } from '@playwright/test';

/** /register. */
export class RegisterPage {
  constructor(private readonly page: Page) {}

  async register({
    name,
    email,
    employer,
  }: {
    name: string;
    email: string;
    employer: boolean;
  }): Promise<void> {
    await this.page.goto('/register');
    await this.page.getByLabel('Full name').fill(name);
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill('correct horse 9');
    await this.page.getByLabel('Confirm password').fill('correct horse 9');
    if (employer) await this.page.getByLabel('Account type').selectOption('employer');
    await this.page
      .getByRole('main')
      .getByRole('button', { name: /create account/i })
      .click();
  }
}
