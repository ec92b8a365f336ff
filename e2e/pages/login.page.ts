import type { Page } from '@playwright/test';

/** /login. */
export class LoginPage {
  constructor(private readonly page: Page) {}

  async signIn(email: string, password: string): Promise<void> {
    await this.page.goto('/login');
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  }
}
