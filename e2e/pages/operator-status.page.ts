import { expect, type Locator, type Page } from '@playwright/test';

/** /operator/status. */
export class OperatorStatusPage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/operator/status');
  }

  part(name: 'Deployables' | 'Front ends' | 'Tasks' | 'Switches'): Locator {
    return this.page.getByRole('region', { name });
  }

  /** The line of something in a part. */
  row(part: Parameters<OperatorStatusPage['part']>[0], name: string): Locator {
    return this.part(part)
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${name}`) })
      .first();
  }

  async openFailed(queue: string): Promise<void> {
    await this.part('Tasks')
      .getByRole('button', { name: `Failed tasks of ${queue}` })
      .click();
  }

  /** Presses a button of the page and says why in the dialog that it opens. */
  async act(button: string | RegExp, reason: string): Promise<void> {
    await this.page.getByRole('button', { name: button }).first().click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button').last().click();
    await expect(dialog).toHaveCount(0);
  }
}
