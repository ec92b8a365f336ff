import { screen } from '@commons/web-kit/testing/test-render';
import { listing } from '../testing/listing';
import { button, create, edit, fillRequired, step } from '../testing/listing-wizard';

/** Elements that were scrolled to their top. Everything starts above the viewport, as after a long form. */
const shown: Element[] = [];
beforeEach(() => {
  shown.length = 0;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: -900 } as DOMRect);
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this);
  };
});
afterEach(() => jest.restoreAllMocks());

it('shows the listing from its top once it is saved', async () => {
  const { user } = await edit();
  await user.click(button('Update Listing'));
  await screen.findByRole('button', { name: 'Edit Listing' });
  const place = screen.getByRole('region', { name: 'Business listing' });
  expect(place).toHaveFocus();
  expect(shown.at(-1)).toBe(place);
});

it('shows the photos from their top, also after a double click', async () => {
  let answer = () => {};
  const { user } = await create({
    'POST /business-directory': () =>
      new Promise((resolve) => {
        answer = () => resolve(listing());
      }),
  });
  await fillRequired(user);
  await user.click(button('Create Listing & Continue'));
  // Pressing the busy button moves the focus to its surroundings.
  screen.getByRole('region', { name: 'Business listing' }).focus();
  answer();
  await screen.findByLabelText('Add photos');
  expect(step()).toBe('Step 5 of 5: Photos & Logo');
  expect(screen.getByRole('group', { name: /^Step 5 of 5/ })).toHaveFocus();
  const title = screen.getByRole('heading', { name: 'Complete your business listing' });
  expect(shown.at(-1)).toBe(title.closest('section'));
});
