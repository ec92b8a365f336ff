import type { Locator } from '@playwright/test';
import { ListingTab } from '../../pages/listing-tab.page';
import { signInAs } from '../../portal/people';
import { photoFile, sidewaysPhoto } from '../../portal/photo-file';
import { expect, test } from '../../portal/portal.fixture';

test.use({ viewport: { width: 1280, height: 900 } });

test('photos from a phone are rotated and shrunk before they are sent, put in order, described and shown', async ({
  openTab,
  page,
  people,
}) => {
  const owner = await people.register('employer', 'Rosa Alvarado');
  const id = await people.createListing(owner, { business_name: 'Walnut Lane Bindery' });
  await signInAs(page, owner);
  await page.goto('/employer-dashboard?tab=business-directory&mode=manage-photos');
  const tab = new ListingTab(page);
  const sides = async () => {
    const answer = await people.call(`/business-directory/${id}`);
    const { gallery_images: photos } = (await answer.json()) as { gallery_images: string[] };
    return photos.map((name) => /-(\d+x\d+)/.exec(name)?.[1]);
  };

  await test.step('several at once, one larger than the server accepts, and two lying on their side', async () => {
    const large = photoFile('IMG_2041.png', 4000, 3000, [180, 120, 60]);
    const buffer = Buffer.concat([large.buffer, Buffer.alloc(3_000_000)]);
    await tab.addPhotos(
      { ...large, buffer },
      photoFile('shop.png', 900, 600, [60, 90, 140]),
      await sidewaysPhoto(page, 'IMG_2042.jpg', 3000, 2000),
      // Small enough to be sent as it is: the server rotates it.
      await sidewaysPhoto(page, 'IMG_2043.jpg', 600, 400),
    );
    expect(await sides()).toEqual(['1200x900', '900x600', '800x1200', '400x600']);
  });

  await test.step('a cover by keyboard, then another by dragging', async () => {
    await page.getByLabel('What photo 2 shows').fill('The shop at night');
    await page.getByLabel('What photo 3 shows').fill('The tall press');
    await page.getByLabel('What photo 4 shows').fill('The tall window');
    await page.getByRole('button', { name: 'Move photo 2 forward' }).press('Enter');
    await expect(page.getByText('Photo 2 is now the cover.')).toBeAttached();
    const photos = page.getByRole('list', { name: 'Photos' }).getByRole('img');
    await photos.nth(2).dragTo(photos.nth(0));
    await expect.poll(sides).toEqual(['800x1200', '900x600', '1200x900', '400x600']);
  });

  const guest = await openTab();
  await guest.setViewportSize({ width: 1280, height: 900 });

  await test.step('the page begins with them, one large and others next to it, all upright', async () => {
    await guest.goto(`/business-directory/${id}`);
    const main = guest.getByRole('main');
    const [cover, shop] = ['The tall press', 'The shop at night'].map((name) =>
      main.getByRole('img', { name }),
    ) as [Locator, Locator];
    for (const photo of [cover, shop]) await expect(photo).toBeInViewport();
    const [one, other, name] = await Promise.all(
      [cover, shop, guest.getByRole('heading', { level: 1 })].map((part) => part.boundingBox()),
    );
    expect(one?.height).toBeGreaterThan(1.9 * (other?.height ?? 0));
    expect(other?.x).toBeGreaterThan(one?.x ?? 0);
    expect(other?.y).toBeLessThan(name?.y ?? 0);
    expect(one?.y).toBeLessThan(name?.y ?? 0);
    for (const photo of ['The tall press', 'The tall window'])
      expect(await colours(main.getByRole('img', { name: photo }))).toEqual(['red', 'blue']);
  });

  await test.step('the card in the directory is topped by the cover', async () => {
    await guest.goto('/business-directory?search=Walnut+Lane');
    const card = guest.getByRole('article').filter({ hasText: 'Walnut Lane Bindery' });
    const [photo, name] = await Promise.all(
      [card.locator('img').first(), card.getByRole('heading')].map((part) => part.boundingBox()),
    );
    expect(photo?.width).toBeGreaterThan(200);
    expect((photo?.y ?? 0) + (photo?.height ?? 0)).toBeLessThanOrEqual(name?.y ?? 0);
  });
});

test('a HEIC photo that the browser cannot open is named with advice, and the others are stored', async ({
  page,
  people,
}) => {
  const owner = await people.register('employer', 'Lena Okafor');
  const id = await people.createListing(owner, { business_name: 'Lantern Court Florist' });
  await signInAs(page, owner);
  await page.goto('/employer-dashboard?tab=business-directory&mode=manage-photos');
  const stored = async () => {
    const answer = await people.call(`/business-directory/${id}`);
    return ((await answer.json()) as { gallery_images: string[] }).gallery_images.length;
  };
  // The head of a file of an iPhone; Chromium opens none.
  const heic = {
    name: 'IMG_3107.HEIC',
    mimeType: 'image/heic',
    buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  };
  await page
    .getByLabel('Add photos', { exact: true })
    .setInputFiles([
      photoFile('window.png', 640, 480, [90, 140, 60]),
      heic,
      await sidewaysPhoto(page, 'IMG_3108.jpg', 600, 400),
    ]);
  await expect(page.getByText('Successfully uploaded 2 image(s)')).toBeVisible();
  await expect(
    page.getByText(/^IMG_3107\.HEIC: This browser cannot open HEIC photos\. Choose a JPEG/),
  ).toBeVisible();
  await new ListingTab(page).expectDrawn(2);
  expect(await stored()).toBe(2);

  await test.step('the message goes with the next choice', async () => {
    await new ListingTab(page).addPhotos(photoFile('door.png', 640, 480, [60, 90, 140]));
    await expect(page.getByText(/cannot open HEIC/)).toHaveCount(0);
    expect(await stored()).toBe(3);
  });
});

/** What the upper and the lower part of a photo show. */
async function colours(photo: Locator): Promise<string[]> {
  await photo.scrollIntoViewIfNeeded();
  await expect(photo).toHaveJSProperty('complete', true);
  return photo.evaluate((image: HTMLImageElement) => {
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext(
      '2d',
    ) as CanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    return [0.2, 0.8].map((part) => {
      const [red = 0, , blue = 0] = context.getImageData(width / 2, height * part, 1, 1).data;
      return red > blue ? 'red' : 'blue';
    });
  });
}
