import { refusal, screen, waitFor } from '@commons/web-kit/testing/test-render';
import { listing, photoNames } from '../testing/listing';
import { openManager, photos } from '../testing/photo-manager';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const order = () => photos().map((image) => image.getAttribute('src'));

it('moves a photo by its buttons, keeps the focus, and says so', async () => {
  const { user, api } = await openManager({ gallery_images: photoNames(3) });
  const [one, two, three] = order();
  button('Move photo 2 forward').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(order()).toEqual([two, one, three]));
  expect(await screen.findByText('Photo 2 is now the cover.')).toBeInTheDocument();
  expect(button('Move photo 1 forward')).toHaveFocus();
  const sent = api.calls.find(({ method }) => method === 'PUT');
  const [first, second, third] = photoNames(3);
  expect(sent?.body).toEqual({
    photos: [{ filename: second }, { filename: first }, { filename: third }],
  });
  await user.keyboard('{Enter}');
  expect(api.calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

it('saves what a photo shows when its field is left', async () => {
  const { user, api } = await openManager({ gallery_images: photoNames(1) });
  await user.type(screen.getByLabelText(/What photo 1 shows/), 'The stone oven');
  await user.tab();
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      photos: [{ filename: photoNames(1)[0], alt: 'The stone oven' }],
    }),
  );
  expect(screen.getByRole('img', { name: 'The stone oven' })).toBeVisible();
});

it('sends a move after the description that leaving the field saves', async () => {
  const answers: (() => void)[] = [];
  const { user, api } = await openManager(
    { gallery_images: photoNames(2) },
    {
      'PUT /business-directory/b1/gallery': () =>
        new Promise((resolve) => answers.push(() => resolve(listing({})))),
    },
  );
  const puts = () => api.calls.filter(({ method }) => method === 'PUT');
  await user.type(screen.getByLabelText(/What photo 2 shows/), 'The stone oven');
  await user.click(button('Move photo 2 forward'));
  await waitFor(() => expect(puts()).toHaveLength(1));
  answers[0]?.();
  await waitFor(() => expect(puts()).toHaveLength(2));
  const [first, second] = photoNames(2);
  expect(puts()[1]?.body).toEqual({
    photos: [{ filename: second, alt: 'The stone oven' }, { filename: first }],
  });
  answers[1]?.();
  expect(await screen.findByText('Photo 2 is now the cover.')).toBeInTheDocument();
});

it('takes a refused order back, and says why', async () => {
  const { user } = await openManager(
    { gallery_images: photoNames(2) },
    {
      'PUT /business-directory/b1/gallery': () => {
        throw refusal(409, 'The photos have changed in the meantime.');
      },
    },
  );
  const before = order();
  await user.click(button('Move photo 1 back'));
  expect(await screen.findByText('The photos have changed in the meantime.')).toBeVisible();
  expect(order()).toEqual(before);
});
