import { signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';

const pages = [
  '/',
  '/mission',
  '/community-guidelines',
  '/privacy-policy',
  '/terms-of-service',
  '/advertise',
];

test('[SHL-13] the footer with its columns of links is on the landing page and the static pages', async ({
  page,
}) => {
  for (const path of pages) {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    for (const [name, target] of Object.entries({
      'Job Board': '/jobs',
      'Our Mission': '/mission',
      'Privacy Policy': '/privacy-policy',
    }))
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', target);
  }
});

test('no link of the footer is broken', async ({ page, portal }) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  const targets = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const target of targets)
    expect((await fetch(portal.url + target)).status, String(target)).toBe(200);
});

test('the footer links signed-in users to their dashboard, not to the sign-in', async ({
  page,
  people,
}) => {
  await signInAs(page, await people.register('employer', 'Fritz Foot'));
  await page.goto('/mission');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'href',
    '/employer-dashboard',
  );
  await expect(footer.getByRole('link', { name: 'Login' })).toHaveCount(0);
});
