import { networkError, screen, waitFor, within } from '@commons/web-kit/testing/test-render';
import { button, create, fillRequired, sent } from '../testing/listing-wizard';

beforeEach(() => sessionStorage.clear());

const alike = {
  id: 'b7',
  business_name: 'The Millstone Bakery',
  business_category: 'Food & Restaurants',
  location: '12 Mill Lane, Erie, PA',
  owned: false,
  alike: ['name' as const, 'phone' as const],
};
const saveButton = 'Create Listing & Continue';
const added = /^Business created!/;

it('asks before a business is listed twice, and saves once it is another', async () => {
  const dashboard = await create({ 'GET /business-directory/alike': () => [alike] });
  await fillRequired(dashboard.user);
  await dashboard.user.click(button(saveButton));
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it this one?' }));
  expect(dialog.getByText('The Millstone Bakery')).toBeVisible();
  expect(dialog.getByText('Same phone')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Claim The Millstone Bakery' })).toHaveAttribute(
    'href',
    '/business-directory/b7?claim',
  );
  expect(sent(dashboard)).toEqual([]);
  await dashboard.user.click(dialog.getByRole('button', { name: 'No, mine is another' }));
  expect(await screen.findByText(added)).toBeVisible();
});

it('does not offer to claim what someone manages, and leads back to the form', async () => {
  const dashboard = await create({
    'GET /business-directory/alike': () => [{ ...alike, owned: true }],
  });
  await fillRequired(dashboard.user);
  await dashboard.user.click(button(saveButton));
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it this one?' }));
  expect(dialog.getByRole('link', { name: 'See The Millstone Bakery' })).toBeVisible();
  await dashboard.user.click(dialog.getByRole('button', { name: 'Back to the form' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button(saveButton)).toBeEnabled();
  expect(sent(dashboard)).toEqual([]);
});

it('saves without asking when the question fails', async () => {
  const dashboard = await create({
    'GET /business-directory/alike': () => {
      throw networkError();
    },
  });
  await fillRequired(dashboard.user);
  await dashboard.user.click(button(saveButton));
  expect(await screen.findByText(added)).toBeVisible();
});
