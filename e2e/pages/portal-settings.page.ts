import { expect, type Page } from '@playwright/test';
import { inEnglish, type Translate } from '../screens/words-of';

interface PageWords {
  readonly title: string;
  readonly text: string;
}

const isWords = (words: PageWords | Readonly<Record<string, PageWords>>): words is PageWords =>
  typeof words.title === 'string';

/** /operator/portal. Names are given in English, whatever the language of the page. */
export class PortalSettingsPage {
  constructor(
    private readonly page: Page,
    private readonly say: Translate = inEnglish,
  ) {}

  async open(): Promise<void> {
    await this.page.goto('/operator/portal');
    await expect(
      this.page.getByRole('heading', { name: this.say('Name and place') }),
    ).toBeVisible();
  }

  /** Fills in settings of one line by their labels. */
  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      await this.page.getByLabel(this.say(label), { exact: true }).fill(value);
    }
  }

  async chooseTimeZone(name: string): Promise<void> {
    await this.page.getByLabel(this.say('Time zone')).selectOption(name);
  }

  async chooseLogo(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.page.getByLabel(this.say('Logo'), { exact: true }).setInputFiles(file);
    await expect(this.page.getByRole('img', { name: this.say('The logo') })).toBeVisible();
  }

  /** Leaves the portal with these areas alone. */
  async keepAreas(...kept: readonly string[]): Promise<void> {
    const areas = this.page.getByRole('group', { name: this.say('What this portal has') });
    for (const box of await areas.getByRole('checkbox').all()) {
      const name = await box.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent);
      await box.setChecked(kept.map(this.say).includes(name ?? ''));
    }
  }

  /** @param words of the page, or those of each language by its name */
  async addPage(words: PageWords | Readonly<Record<string, PageWords>>): Promise<void> {
    await this.page.getByRole('button', { name: this.say('Add a page') }).click();
    const all = isWords(words) ? { '': words } : words;
    for (const [language, { title, text }] of Object.entries(all)) {
      await this.#labelled('Title', language).last().fill(title);
      await this.#labelled('Text', language).last().fill(text);
    }
  }

  /** A field by its label, in a portal of several languages that of one: `Título (español)`. */
  #labelled(label: string, language = '') {
    const whole = language ? `${this.say(label)} (${language})` : this.say(label);
    return this.page.getByLabel(whole, { exact: true });
  }

  /** Adds an entry to one of the town's own lists, by the name of its button. */
  async addWord(
    button: string,
    { name, spanish, words }: { name: string; spanish: string; words: string },
  ): Promise<void> {
    await this.page.getByRole('button', { name: this.say(button) }).click();
    const field = (label: string) => this.page.getByLabel(this.say(label), { exact: true }).last();
    await field('Name in English').fill(name);
    await field('Name in Spanish').fill(spanish);
    await field('Words that residents type').fill(words);
  }

  /** @param texts one, or several by the names of their languages */
  async write(name: string, texts: string | Readonly<Record<string, string>>): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^${this.say(name)}`) }).click();
    const all = typeof texts === 'string' ? { '': texts } : texts;
    for (const [language, text] of Object.entries(all)) {
      await this.#labelled(name, language).fill(text);
    }
  }

  async save(note: string): Promise<void> {
    await this.page.getByLabel(this.say('What changed, for the log')).fill(note);
    await this.page.getByRole('button', { name: this.say('Save for everybody') }).click();
    await expect(
      this.page.getByText(new RegExp(`^${this.say('Saved as version')} \\d+`)),
    ).toBeVisible();
  }

  async backToExample(): Promise<void> {
    await this.page.getByRole('button', { name: 'Back to the example' }).last().click();
    await expect(this.page.getByText(/^Restored as version \d+/)).toBeVisible();
  }
}
