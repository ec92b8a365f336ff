import { screen, waitFor, within, withTotal } from '@commons/web-kit/testing/test-render';
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
  const [cover, logo] = first.getAllByRole('presentation', { hidden: true });
  expect(cover).toHaveAttribute('src', '/uploads/gallery/1-1200x800.480.webp');
  expect(cover).toHaveAttribute('width', '1200');
  expect(logo).toHaveAttribute(
    'src',
    '/uploads/logos/0123456789abcdef0123456789abcdef-500x500.160.webp',
  );
  for (const [name, value] of [
    ['width', '48'],
    ['height', '48'],
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

it('draws the category where there is no photo', async () => {
  const { container } = open(() => [
    businessItem('a', { gallery_images: ['1-1200x800.webp'] }),
    businessItem('b'),
  ]);
  await card('b');
  await waitFor(() => expect(container.querySelectorAll('svg.drawing')).toHaveLength(1));
});

it('is compact in a list with few photos, and stays so when more rows load', async () => {
  const plain = Array.from({ length: 9 }, (_, at) => businessItem(`p${at}`));
  const pictured = Array.from({ length: 9 }, (_, at) =>
    businessItem(`q${at}`, { gallery_images: ['1-1200x800.webp'] }),
  );
  const pages = [
    [
      ...pictured.slice(0, 1),
      ...plain,
      ...plain.map(({ id }) => businessItem(`${id}x`)),
      ...plain.map(({ id }) => businessItem(`${id}y`)),
    ],
    pictured.slice(1),
  ];
  const { user, container } = open(() => withTotal(pages.shift() ?? [], '36'));
  await card('p0');
  const low = () => container.querySelectorAll('article.low').length;
  expect(low()).toBe(28);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await card('q8');
  expect(low()).toBe(36);
});

describe('whether it is open', () => {
  // A Wednesday, 10:30 in the reader's time zone.
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(2026, 10, 18, 10, 30), advanceTimers: true });
  });
  afterEach(() => jest.useRealTimers());

  it('is shown on the card if known', async () => {
    open(() => [
      businessItem('a', { business_hours: { wednesday: '9:00 AM – 5:00 PM' } }),
      businessItem('b', { business_hours: { wednesday: 'by appointment' } }),
      businessItem('c', {
        business_hours: { wednesday: '9:00 AM – 5:00 PM' },
        temporarily_closed: { reopens_on: '2026-12-01' },
      }),
    ]);
    expect((await card('a')).getByText('Open')).toBeVisible();
    expect((await card('a')).getByText(/closes 5 PM/)).toBeVisible();
    expect((await card('b')).queryByText(/Open|Closed/)).toBeNull();
    expect((await card('c')).getByText('Temporarily closed')).toBeVisible();
  });
});

it('shows an imported business in readable spelling, and an own one as typed', async () => {
  const place = { city: 'LITTLE ROCK', state: 'AR' };
  const loud = { business_name: "CHICO'S PIE SHOP LLC", location_info: place };
  open(() => [businessItem('a', { ...loud, external: true }), businessItem('b', loud)]);
  const imported = await screen.findByRole('article', { name: "Chico's Pie Shop LLC" });
  expect(within(imported).getByText('Little Rock, AR')).toBeVisible();
  const own = screen.getByRole('article', { name: loud.business_name });
  expect(within(own).getByText('LITTLE ROCK, AR')).toBeVisible();
});
