import { expect, type Locator, type Page } from '@playwright/test';

/** One calculator, on its page (/tools/loan, roi, break-even, tax) or in a modal. */
export class CalculatorPage {
  constructor(
    private readonly page: Page,
    /** Root of the calculator: its modal, or by default the page. */
    private readonly frame: Page | Locator = page,
  ) {}

  async open(pathAndQuery: string): Promise<void> {
    await this.page.goto(`/tools/${pathAndQuery}`);
  }

  /** Fills in or selects the fields by label, in the given order. */
  async enter(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      const field = this.frame.getByLabel(label, { exact: true });
      const isList = await field.evaluate((element) => element.tagName === 'SELECT');
      await (isList ? field.selectOption({ label: value }) : field.fill(value));
    }
  }

  /** Calculates and waits until the result matches the inputs. */
  async calculate(): Promise<void> {
    const button = this.frame.getByRole('button', { name: 'Calculate', exact: true });
    const answered = this.page.waitForResponse('**/api/calculators/*');
    await button.click();
    await answered;
    await expect(button).toBeEnabled();
  }

  /** Waits for the result of a link, which calculates by itself. */
  async expectResult(): Promise<void> {
    await expect(this.frame.getByRole('heading', { name: 'Result' })).toBeVisible();
  }

  /** The result that the browser works out while the inputs are typed. */
  live(): Locator {
    return this.frame.getByRole('region', { name: 'As you type' });
  }

  /** Expects the tile with this label to show this value. */
  async expectFact(label: string, value: string): Promise<void> {
    await expect(this.fact(label)).toContainText(value);
  }

  /** Text of the tile with this label, its hint included. */
  fact(label: string): Locator {
    return this.frame.locator('[data-numbers] > *', {
      has: this.page.getByText(label, { exact: true }),
    });
  }

  /** Presses a button of the calculator by its name. */
  async press(name: string | RegExp): Promise<void> {
    await this.frame.getByRole('button', { name }).click();
  }

  /** Cells of each row of the table, as text. */
  async rows(): Promise<string[][]> {
    const rows = await this.frame.locator('tbody tr').all();
    return Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()));
  }
}
