import { screen, within } from '@commons/web-kit/test-render';
import { businessItem } from '../testing/business-sample';
import { openDirectory as open } from '../testing/open-directory';

const card = async (id: string) =>
  within(await screen.findByRole('article', { name: `Business ${id}` }));

it('[DIR-08] [DIR-11] shows the known facts on a card', async () => {
  open(() => [
    businessItem('a', {
      logo_filename: '0123456789abcdef0123456789abcdef-500x500.webp',
      gallery_images: ['1-1200x800.webp', '2-1200x800.webp'],
      location_info: { city: 'Hixson', state: 'TN' },
      location: 'North end',
    }),
    businessItem('b', { location_info: { city: 'Hixson' }, location: 'North end' }),
    businessItem('c'),
  ]);
  const first = await card('a');
  for (const text of ['Retail', '2 photos', 'Hixson, TN', 'What a does.']) {
    expect(first.getByText(text)).toBeVisible();
  }
  expect(first.getByRole('link')).toHaveAttribute('href', '/business-directory/a');
  const logo = first.getByRole('presentation', { hidden: true });
  expect(logo).toHaveAttribute(
    'src',
    '/uploads/logos/0123456789abcdef0123456789abcdef-500x500.160.webp',
  );
  for (const [name, value] of [
    ['width', '64'],
    ['height', '64'],
    ['loading', 'lazy'],
  ] as const) {
    expect(logo).toHaveAttribute(name, value);
  }
  const second = await card('b');
  expect(second.getByText('North end')).toBeVisible();
  expect(second.queryByText(/photo/)).toBeNull();
  expect((await card('c')).getByText('Location not specified')).toBeVisible();
});

it('[DIR-09] fills five stars up to the rounded-down average, and says when there are no reviews', async () => {
  open(() => [businessItem('a', { average_rating: 4.7, total_reviews: 3 }), businessItem('b')]);
  const rated = await card('a');
  const stars = rated.getByRole('img', { name: '4.7 out of 5 stars, 3 reviews' });
  expect(stars.querySelectorAll('svg')).toHaveLength(5);
  expect(stars.querySelectorAll('.filled')).toHaveLength(4);
  expect(rated.queryByText('No reviews yet')).toBeNull();
  expect((await card('b')).getByText('No reviews yet')).toBeVisible();
});
