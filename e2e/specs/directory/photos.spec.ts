import { ListingTab } from '../../pages/listing-tab.page';
import { signInAs } from '../../portal/people';
import { photoFile } from '../../portal/photo-file';
import { expect, test } from '../../portal/portal.fixture';

test('photos from a phone are shrunk before they are sent, put in order and described', async ({
  page,
  people,
}) => {
  const owner = await people.register('employer', 'Rosa Alvarado');
  const id = await people.createListing(owner);
  await signInAs(page, owner);
  await page.goto('/employer-dashboard?tab=business-directory&mode=manage-photos');
  const tab = new ListingTab(page);
  // More than the 2 MB that the server accepts.
  const large = photoFile('IMG_2041.png', 4000, 3000, [180, 120, 60]);
  const buffer = Buffer.concat([large.buffer, Buffer.alloc(3_000_000)]);
  await tab.addPhotos({ ...large, buffer }, photoFile('shop.png', 900, 600, [60, 90, 140]));
  await page.getByLabel('What photo 2 shows').fill('The shop at night');
  await page.getByRole('button', { name: 'Move photo 2 forward' }).press('Enter');
  await expect(page.getByText('Photo 2 is now the cover.')).toBeAttached();
  await page.goto(`/business-directory/${id}`);
  await expect(page.getByRole('img', { name: 'The shop at night' })).toBeVisible();
  const answer = await people.call(`/business-directory/${id}`);
  const { gallery_images: photos } = (await answer.json()) as { gallery_images: string[] };
  expect(photos.map((name) => /-(\d+x\d+)/.exec(name)?.[1])).toEqual(['900x600', '1200x900']);
});
