import { expect, type Page } from '@playwright/test';

/** Values to enter, by field label. */
export type Entries = Readonly<Record<string, string>>;

export const emailEntries: Entries = {
  'Email type': 'Follow-Up',
  'Recipient type': 'Client',
  'Email purpose': 'Ask whether the offer of last week fits',
};

export const contentEntries: Entries = {
  'Content type': 'LinkedIn Post',
  'Target audience': 'Owners of cafés',
  'Topic brief': 'Our new sourdough bread is delivered at six',
};

export const forecastEntries: Entries = {
  'Business type': 'Bakery',
  'Monthly revenue': '12,000',
  'Monthly costs': '12,600',
  'Growth rate': '2.5',
};

export const jobEntries = (title: string): Entries => ({
  'Job title': title,
  Department: 'Kitchen',
  'Education level': 'No formal requirement',
  'Years of experience': 'Senior (5-8)',
  'Core responsibilities': 'Bake bread\nLead two people',
  'Required skills': 'Sourdough\nPatience',
});

/** The modal of an AI tool on the employer dashboard. */
export class AiToolModal {
  constructor(private readonly page: Page) {}

  get modal() {
    return this.page.getByRole('dialog');
  }

  get result() {
    return this.modal.getByRole('region', { name: 'Result' });
  }

  button(name: string) {
    return this.modal.getByRole('button', { name, exact: true });
  }

  async open(tool: string): Promise<void> {
    await this.page.goto('/employer-dashboard?tab=ai-tools');
    await this.page.getByRole('button', { name: `Use AI Tool: ${tool}` }).click();
    await expect(this.page.getByRole('dialog', { name: tool })).toBeVisible();
  }

  async enter(entries: Entries): Promise<void> {
    for (const [label, value] of Object.entries(entries)) {
      const field = this.modal.getByLabel(label, { exact: true });
      const isChoice = await field.evaluate((element) => element instanceof HTMLSelectElement);
      await (isChoice ? field.selectOption(value) : field.fill(value));
    }
  }

  /** Generates and waits for the complete text. */
  async generate(): Promise<void> {
    await this.button('Generate').click();
    await expect(this.button('Save draft')).toBeVisible();
  }
}
