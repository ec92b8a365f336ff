import { screen } from '@commons/web-kit/testing/test-render';
import { listing } from '../testing/listing';
import { openDashboard } from '../testing/open-dashboard';

it('shows a poster with the code of the public page, prints it, and leads back', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = openDashboard('business-directory', {
    'GET /business-directory/my-listing': () => listing(),
  });
  await user.click(await screen.findByRole('button', { name: 'Window poster' }));
  const code = await screen.findByRole('img', { name: /^QR code of .*\/business-directory\/b1$/ });
  expect(decodeURIComponent(code.getAttribute('src') ?? '')).toMatch(/^data:image\/svg\+xml,<svg/);
  await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Back to the listing' }));
  expect(await screen.findByRole('button', { name: 'Edit Listing' })).toBeVisible();
});
