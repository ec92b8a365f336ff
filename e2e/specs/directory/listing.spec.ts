import { renderSVG } from 'uqr';
import { ListingTab } from '../../pages/listing-tab.page';
import { signInAs } from '../../portal/people';
import { photoFile } from '../../portal/photo-file';
import { expect, test } from '../../portal/portal.fixture';

interface StoredListing {
  readonly id: string;
  readonly business_name: string;
  readonly business_hours: Record<string, string>;
  readonly key_services: string[];
  readonly gallery_images: string[];
  readonly logo_filename?: string | null;
}

test('[LST-01, LST-20, LST-29, LST-30, LST-31] an employer manages a listing with photos', async ({
  page,
  people,
}) => {
  const owner = await people.register('employer', 'Rosa Alvarado');
  const stored = async () =>
    (await (
      await people.call('/business-directory/my-listing', { token: owner.token })
    ).json()) as StoredListing;
  await signInAs(page, owner);
  const tab = new ListingTab(page);
  const asked = page.waitForRequest(/\/business-directory\/my-listing$/);

  await test.step('without a listing there is the wizard; a reload keeps the input', async () => {
    await tab.open();
    expect((await asked).headers().authorization).toBe(`Bearer ${owner.token}`);
    await tab.expectStep('Basic Information');
    await tab.fillToServices({ name: 'Millstone Bakery', city: 'Erie' });
    await tab.field('Key Services').fill('Bread, Cakes,');
    await page.reload();
    await tab.expectStep('Services & Features');
    await expect(tab.field('Key Services')).toHaveValue('Bread, Cakes,');
  });

  await test.step('it is stored, then takes photos and a logo', async () => {
    await tab.press('Create Listing & Continue');
    await tab.expectMessage(
      'Business created! Now add photos and logo to make your listing stand out.',
    );
    await tab.addPhotos(
      photoFile('shop.png', 1200, 800, [180, 120, 60]),
      photoFile('oven.png', 900, 900, [90, 40, 30]),
      photoFile('team.png', 800, 1200, [60, 90, 140]),
    );
    await tab.addLogo(photoFile('logo.png', 500, 500, [20, 89, 74]));
    await tab.press('Complete Setup');
    await tab.expectMessage('Business listing completed successfully!');
    await tab.expectDrawn(3);
  });

  await test.step('the API returns all of it', async () => {
    const hours = '7:30 AM – 5:00 PM';
    expect(await stored()).toMatchObject({
      business_name: 'Millstone Bakery',
      business_hours: { monday: hours, friday: hours },
      key_services: ['Bread', 'Cakes'],
      gallery_images: Array(3).fill(expect.stringMatching(/-\d+x\d+\.webp$/)),
      logo_filename: expect.stringMatching(/\.webp$/),
    });
  });

  await test.step('a poster for the window is one page, with the code of the public address', async () => {
    const link = new URL(`/business-directory/${(await stored()).id}`, page.url()).href;
    await tab.press('Window poster');
    const poster = page.getByRole('region', { name: 'Poster' });
    await expect(poster).toContainText('Millstone Bakery');
    const code = poster.getByRole('img', { name: `QR code of ${link}` });
    const drawn = String(await code.getAttribute('src')).replace('data:image/svg+xml,', '');
    expect(decodeURIComponent(drawn)).toBe(renderSVG(link, { ecc: 'Q', border: 4 }));
    await expect(code).toHaveJSProperty('complete', true);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(tab.button('Print or save as PDF')).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await tab.press('Back to the listing');
  });

  await test.step('it is edited', async () => {
    await tab.press('Edit Listing');
    await tab.field('Business Name').fill('Millstone & Daughters');
    await tab.press('Update Listing');
    await tab.expectMessage('Business listing updated successfully!');
    await expect(page.getByRole('heading', { name: 'Millstone & Daughters' })).toBeVisible();
    expect((await stored()).business_name).toBe('Millstone & Daughters');
  });

  await test.step('a photo is deleted, the logo removed', async () => {
    const [first, second, third] = (await stored()).gallery_images;
    await tab.press('Manage Photos');
    await tab.press('Delete photo 2');
    await tab.press('Delete photo');
    await tab.expectMessage('Image deleted successfully');
    expect((await stored()).gallery_images).toEqual([first, third]);
    await expect
      .poll(async () => (await page.request.get(`/uploads/gallery/${second}`)).status())
      .toBe(404);
    await page.getByRole('tab', { name: 'Business Logo' }).click();
    await tab.press('Remove logo');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove logo' }).click();
    await tab.expectMessage('Logo removed');
    expect((await stored()).logo_filename).toBeTruthy();
    await tab.press('Save & Close');
    await tab.expectDrawn(2);
    expect((await stored()).logo_filename ?? null).toBeNull();
  });
});
