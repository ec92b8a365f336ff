import type { Page } from '@playwright/test';

interface ReviewEntry {
  readonly name: string;
  readonly email: string;
  readonly stars: 1 | 2 | 3 | 4 | 5;
  readonly comment: string;
}

/** /business-directory/:id. */
export class BusinessPage {
  constructor(private readonly page: Page) {}

  async open(id: string): Promise<void> {
    await this.page.goto(`/business-directory/${id}`);
  }

  /** The heading with the business's name. */
  heading(name: string) {
    return this.page.getByRole('heading', { level: 1, name });
  }

  writeReviewButton() {
    return this.page.getByRole('button', { name: 'Write Review' });
  }

  /** Opens the form, fills it in and sends it. */
  async review({ name, email, stars, comment }: ReviewEntry): Promise<void> {
    await this.writeReviewButton().click();
    const form = this.page.getByRole('form', { name: 'Your review' });
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Email').fill(email);
    await form.getByLabel(stars === 1 ? '1 star' : `${stars} stars`).check();
    await form.getByLabel('Comment').fill(comment);
    await form.getByRole('button', { name: 'Submit Review' }).click();
  }

  /** A review by its author's name. */
  reviewOf(name: string) {
    return this.page.getByRole('article', { name });
  }

  /** Writes the owner's reply. */
  async reply(reviewer: string, text: string): Promise<void> {
    await this.page.getByRole('button', { name: `Reply to ${reviewer}` }).click();
    await this.page.getByLabel(`Your reply to ${reviewer}`).fill(text);
    await this.page.getByRole('button', { name: 'Save Reply' }).click();
  }

  job(title: string) {
    return this.page.getByRole('link', { name: title });
  }
}
