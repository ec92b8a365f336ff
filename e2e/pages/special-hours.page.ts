import type { Locator, Page } from '@playwright/test';

/** The form of special hours and closures in the owner's Business Directory tab. */
export class SpecialHoursForm {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/employer-dashboard?tab=business-directory');
    await this.page.getByRole('button', { name: 'Edit special hours' }).click();
  }

  /** The rows of dates in their order. */
  day(place: number): Locator {
    return this.page
      .getByRole('group')
      .filter({ has: this.page.getByLabel(/^What for/) })
      .nth(place);
  }

  /** Adds a date by the keyboard where the focus is put. @param hours as in the list of kinds; default closed */
  async add(date: string, note: string, hours?: string): Promise<void> {
    const rows = await this.page.getByLabel(/^What for/).count();
    await this.page.getByRole('button', { name: 'Add a date' }).click();
    const day = this.day(rows);
    await day.getByLabel('Date', { exact: true }).fill(date);
    await day.getByLabel(/^What for/).fill(note);
    if (hours)
      await day
        .getByLabel(/^Hours on/)
        .first()
        .selectOption(hours);
  }

  /** Takes a row away by its name: 'Fri, Dec 25'. */
  async remove(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Remove ${name}` }).click();
  }

  closed(): Locator {
    return this.page.getByLabel('Temporarily closed');
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save special hours' }).click();
  }
}
