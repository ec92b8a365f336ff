import type { Page } from '@playwright/test';

interface ContactEntry {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** /contact. */
export class ContactPage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/contact');
  }

  async send({ name, email, subject, message }: ContactEntry): Promise<void> {
    await this.page.getByLabel('Name').fill(name);
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Subject').fill(subject);
    await this.page.getByLabel('Message').fill(message);
    await this.page.getByRole('button', { name: 'Send Message' }).click();
  }

  sent() {
    return this.page.getByText('Message sent successfully');
  }
}
