import { expect, type Locator, type Page } from '@playwright/test';
import { inEnglish, type Translate } from '../screens/words-of';

/** /operator. Names are given in English, whatever the language of the page. */
export class OperatorConsole {
  constructor(
    private readonly page: Page,
    private readonly say: Translate = inEnglish,
  ) {}

  async open(tab = 'Reports'): Promise<void> {
    await this.page.goto('/operator');
    await this.openTab(tab);
  }

  async openTab(name: string): Promise<void> {
    const tab = this.page.getByRole('tab', { name: new RegExp(`^${this.say(name)}`) });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }

  /** Shows the decided reports instead of the open ones. */
  async showDecided(): Promise<void> {
    await this.page.getByLabel(this.say('Show reports')).selectOption(this.say('Decided'));
  }

  /** A report, message or account, by its title. */
  card(title: string | RegExp): Locator {
    return this.page.getByRole('article', { name: title });
  }

  /** Presses a button of a card and enters the required reason. */
  async decide(title: string | RegExp, button: string, reason: string): Promise<void> {
    const action = new RegExp(`^${this.say(button)}`);
    await this.card(title).getByRole('button', { name: action }).click();
    await this.giveReason(reason);
  }

  /** Fills in and sends the open dialog. */
  async giveReason(reason: string): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel(this.say('Reason')).fill(reason);
    await dialog.getByRole('button').last().click();
    await expect(dialog).toHaveCount(0);
  }

  /** Goes from a message to the account of its sender. @returns the account */
  async lookUp(message: string, person: string): Promise<Locator> {
    await this.card(message).getByRole('link', { name: 'Go to the request' }).click();
    await this.page.getByRole('button', { name: `Look up the account of ${person}` }).click();
    return this.card(person);
  }

  /** Marks a message as done. */
  async closeMessage(title: string): Promise<void> {
    await this.card(title)
      .getByRole('button', { name: /^Mark as done/ })
      .click();
  }

  /** Entries of the log, newest first. */
  entries(): Locator {
    return this.page.getByRole('tabpanel').getByRole('listitem');
  }
}
