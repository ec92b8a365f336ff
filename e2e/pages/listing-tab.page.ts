import { expect, type Locator, type Page } from '@playwright/test';

interface PickedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The Business Directory tab of /employer-dashboard: wizard, listing view, Photo & Logo Manager. */
export class ListingTab {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/employer-dashboard?tab=business-directory');
    await expect(this.page.getByRole('tab', { name: 'Business Directory' })).toBeVisible();
  }

  /** Buttons of this tab. */
  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async press(name: string): Promise<void> {
    await this.button(name).click();
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  async expectStep(name: string): Promise<void> {
    await expect(this.page.getByRole('group', { name: new RegExp(`: ${name}$`) })).toBeVisible();
  }

  async expectMessage(text: string): Promise<void> {
    await expect(this.page.getByText(text)).toBeVisible();
  }

  /**
   * Fills in the required fields of steps 1 to 3, and copies Monday's hours to all weekdays.
   * @param business `phone`: a unique one, because a number that is already in the directory triggers a question
   */
  async fillToServices(business: {
    readonly name: string;
    readonly city: string;
    readonly phone?: string;
  }): Promise<void> {
    await this.field('Business Name').fill(business.name);
    await this.field('Business Category').selectOption('Food & Restaurants');
    await this.field('Short Description').fill('Bread from the stone oven.');
    await this.press('Next');
    await this.field('Phone Number').fill(business.phone ?? '(814) 555-0101');
    await this.field('Email Address').fill('hello@millstone.test');
    await this.field('Website URL').fill('https://facebook.com/millstone');
    await this.field('City').fill(business.city);
    await this.field('State').fill('PA');
    await this.field('ZIP Code').fill('16501');
    await this.field('Service Area').selectOption('Local');
    await this.press('Next');
    await this.field('Year Established').fill('1987');
    await this.field('Business Type').selectOption('LLC');
    await this.field('Monday').selectOption('Open');
    await this.field('Monday: opens').fill('07:30');
    await this.press('Copy Monday to Monday–Friday');
    await this.press('Next');
  }

  async addPhotos(...files: PickedFile[]): Promise<void> {
    await this.field('Add photos').setInputFiles(files);
    await this.expectMessage(`Successfully uploaded ${files.length} image(s)`);
  }

  async addLogo(file: PickedFile): Promise<void> {
    await this.page.getByLabel(/^(Add a|Replace the) logo$/).setInputFiles(file);
    await this.expectMessage('Logo uploaded successfully');
  }

  /** The visible photos, whichever screen of the tab is open. */
  photos(): Locator {
    return this.page.getByRole('list', { name: 'Photos' }).getByRole('img');
  }

  /** Waits until each photo is rendered: its file was served by the API host and can be decoded. */
  async expectDrawn(count: number): Promise<void> {
    await expect(this.photos()).toHaveCount(count);
    for (const photo of await this.photos().all()) {
      await photo.scrollIntoViewIfNeeded();
      await expect(photo).toHaveJSProperty('complete', true);
      await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
    }
  }
}
