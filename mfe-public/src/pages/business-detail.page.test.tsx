import { jobSample } from '@commons/web-kit/testing/job-sample';
import {
  fireEvent,
  networkError,
  refusal,
  screen,
  testUser,
  waitFor,
  within,
  withTotal,
} from '@commons/web-kit/testing/test-render';
import { openBusiness as open } from '../testing/open-business';

const link = (name: string | RegExp) => screen.getByRole('link', { name });
const found = () => screen.findByRole('heading', { level: 1, name: /Stone Bakery/ });
const region = (name: string) => within(screen.getByRole('region', { name }));

it('[BIZ-01] shows a spinner, then the business', async () => {
  const { api } = open();
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  await found();
  expect(api.calls[0]).toMatchObject({ method: 'GET', path: '/business-directory/7' });
});

it.each([
  ['it is not there', refusal(404, 'Business not found')],
  ['the server fails', refusal(500)],
  ['there is no network', networkError()],
])('[BIZ-01] says Business Not Found when %s, with a link to all businesses', async (_, error) => {
  const { user, count } = open(error);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Business Not Found' }),
  ).toBeVisible();
  expect(link('Browse All Businesses')).toHaveAttribute('href', '/business-directory');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(count('GET', '/business-directory/7')).toBe(2));
});

it('sets the same tab title as the first HTML', async () => {
  const found = open({ location_info: { city: 'Hixson', state: 'TN' } });
  await screen.findByRole('heading', { level: 1, name: /Stone Bakery/ });
  expect(document.title).toMatch(/^Stone Bakery.* · Hixson, TN · Commons$/);
  found.unmount();
  open(refusal(404));
  await screen.findByRole('heading', { level: 1, name: 'Business Not Found' });
  expect(document.title).toBe('Business not found · Commons');
});

it('[BIZ-02] has a breadcrumb to Home and to the directory', async () => {
  open();
  await found();
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(trail.getByRole('link', { name: 'Business Directory' })).toHaveAttribute(
    'href',
    '/business-directory',
  );
});

it('[BIZ-03] starts with name, category, short description, rating, number of reviews and logo', async () => {
  const { container } = open({
    business_category: 'Food & Restaurants',
    short_description: 'Sourdough since 1987.',
    average_rating: 4.3,
    total_reviews: 12,
    logo_filename: 'ab-500x500.webp',
  });
  await found();
  const header = within(container.querySelector('header') as HTMLElement);
  expect(header.getByText('Food & Restaurants')).toBeVisible();
  expect(header.getByText('Sourdough since 1987.')).toBeVisible();
  expect(header.getByRole('img', { name: '4.3 out of 5 stars' })).toBeVisible();
  expect(header.getByText('12 reviews')).toBeVisible();
  expect(container.querySelector('header img')).toHaveAttribute(
    'src',
    '/uploads/logos/ab-500x500.160.webp',
  );
});

it('[BIZ-04] offers call, mail, website and booking, each only when the listing has the data', async () => {
  const full = open({
    contact_info: {
      phone: '(423) 555-0142 ext 3',
      email: 'bread@stone.example',
      website: 'stone.example',
    },
    booking_url: 'https://book.example/stone',
  });
  await found();
  expect(link('Call')).toHaveAttribute('href', 'tel:4235550142');
  expect(link('Email')).toHaveAttribute('href', 'mailto:bread@stone.example');
  expect(link('Website')).toHaveAttribute('href', 'https://stone.example');
  expect(link('Book')).toHaveAttribute('href', 'https://book.example/stone');
  expect(link('Book')).toHaveAttribute('rel', 'noopener nofollow');
  full.unmount();

  open({ contact_info: { website: 'javascript:alert(1)' }, booking_url: 'data:text/html,x' });
  await found();
  for (const name of ['Call', 'Email', 'Website', 'Book']) {
    expect(screen.queryByRole('link', { name })).toBeNull();
  }
});

it('[BIZ-05] shows the photos, each of which opens large with keyboard navigation', async () => {
  const { user } = open({ gallery_images: ['a-1200x800.webp', 'b-800x1200.webp'] });
  await found();
  const [first] = screen.getAllByRole('img', { name: /photo/ });
  expect(first).toHaveAttribute('src', '/uploads/gallery/a-1200x800.480.webp');
  expect(first).toHaveAttribute(
    'srcset',
    '/uploads/gallery/a-1200x800.480.webp 480w, /uploads/gallery/a-1200x800.webp 1200w',
  );
  expect(first).toHaveAttribute('width', '1200');
  expect(first).toHaveAttribute('height', '800');
  expect(first).toHaveAttribute('loading', 'eager');
  expect(screen.getAllByRole('img', { name: /photo/ })[1]).toHaveAttribute('loading', 'lazy');

  const thumbnail = screen.getByRole('button', { name: 'Stone Bakery, photo 1 of 2' });
  await user.click(thumbnail);
  const dialog = within(screen.getByRole('dialog', { name: 'Photo 1 of 2' }));
  expect(dialog.getByRole('img')).toHaveAttribute('src', '/uploads/gallery/a-1200x800.webp');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('dialog', { name: 'Photo 2 of 2' })).toBeVisible();
  await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('dialog', { name: 'Photo 1 of 2' })).toBeVisible();
  const swipe = (from: number, to: number) => {
    // jsdom's pointer events have no coordinates.
    const finger = (type: string, clientX: number) =>
      fireEvent(
        dialog.getByRole('img'),
        new MouseEvent(type, { bubbles: true, clientX, clientY: 10 }),
      );
    finger('pointerdown', from);
    finger('pointerup', to);
  };
  swipe(200, 180);
  expect(screen.getByRole('dialog', { name: 'Photo 1 of 2' })).toBeVisible();
  swipe(200, 80);
  expect(screen.getByRole('dialog', { name: 'Photo 2 of 2' })).toBeVisible();
  swipe(80, 200);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(thumbnail).toHaveFocus();
});

it('[BIZ-05] tells a screen reader which photo is shown, in a part that stays', async () => {
  const { user } = open({
    gallery_images: ['a-1200x800.webp', 'b-800x1200.webp'],
    gallery_alts: { 'b-800x1200.webp': 'Bread on the counter' },
  });
  await found();
  await user.click(screen.getByRole('button', { name: 'Stone Bakery, photo 1 of 2' }));
  const said = within(screen.getByRole('dialog')).getByRole('status');
  expect(said).toBeEmptyDOMElement();
  await user.keyboard('{ArrowRight}');
  expect(said).toHaveTextContent('Photo 2 of 2: Bread on the counter');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(said).toHaveTextContent('Photo 1 of 2');
  expect(said).toBeInTheDocument();
});

it('[BIZ-06] shows description, services and prices; HTML in them stays text', async () => {
  open({
    full_description: 'We bake.\n\n- rye\n- <img src=x onerror=alert(1)>',
    key_services: ['Wedding cakes', 'Catering'],
    pricing_info: 'Loaves from $6.',
  });
  await found();
  expect(screen.getByRole('heading', { name: 'About Stone Bakery' })).toBeVisible();
  for (const text of ['We bake.', 'rye', '<img src=x onerror=alert(1)>']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  for (const text of ['Wedding cakes', 'Catering', 'Loaves from $6.']) {
    expect(screen.getByText(text)).toBeVisible();
  }
});

it('[BIZ-07] has contact card, details, payment, social links, languages, accessibility, emergency services', async () => {
  open({
    primary_contact_name: 'Grace Stone',
    contact_info: { phone: '423 555 0142', email: 'bread@stone.example' },
    location_info: {
      street_address: '12 Mill Street',
      city: 'Hixson',
      state: 'TN',
      zip_code: '37343',
      service_area: 'Regional',
    },
    social_media: {
      facebook: 'https://facebook.com/stone',
      instagram: 'https://instagram.com/stone',
      twitter: 'https://twitter.com/stone',
      linkedin: 'javascript:alert(1)',
    },
    year_established: 1987,
    business_type: 'LLC',
    num_employees: '6-10',
    license_numbers: ['TN-1', 'TN-2'],
    payment_methods: ['Cash', 'Check'],
    languages_spoken: ['English', 'Spanish'],
    accessibility_features: ['Elevator Access'],
    emergency_services: true,
    tags: ['sourdough'],
  });
  await found();
  const contact = region('Contact');
  expect(contact.getByText('Grace Stone')).toBeVisible();
  expect(contact.getByRole('link', { name: '423 555 0142' })).toHaveAttribute(
    'href',
    'tel:4235550142',
  );
  expect(contact.getByText(/12 Mill Street\s+Hixson, TN 37343/)).toBeVisible();
  expect(contact.getByRole('link', { name: 'Open in OpenStreetMap' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/search?query=12%20Mill%20Street%2C%20Hixson%2C%20TN%2037343',
  );
  expect(contact.getByText('Service area: Regional')).toBeVisible();
  for (const name of ['Facebook', 'Instagram', 'Twitter']) {
    expect(contact.getByRole('link', { name })).toHaveAttribute('rel', 'noopener nofollow');
  }
  expect(contact.queryByRole('link', { name: 'LinkedIn' })).toBeNull();

  const details = region('Business Details');
  const texts = ['1987', 'LLC', '6-10', 'TN-1, TN-2', 'Cash', 'Check', 'English', 'Spanish'];
  for (const text of [
    ...texts,
    'Elevator Access',
    'Emergency services available',
    'sourdough',
    'Payment Methods',
    'Languages Spoken',
    'Accessibility',
  ]) {
    expect(details.getByText(text)).toBeVisible();
  }
});

describe('the open jobs', () => {
  const job = jobSample('j1', {
    title: 'Baker',
    employment_type: 'Full-time',
    location: 'Hixson',
  });

  it('shows those of the owner, at most five', async () => {
    const { api } = open({ employer_id: 'owner' }, {}, { 'POST /jobs/search': () => [job] });
    expect(await screen.findByRole('link', { name: 'Baker' })).toHaveAttribute('href', '/jobs/j1');
    expect(api.calls.find(({ path }) => path === '/jobs/search')?.body).toEqual({
      employer_id: 'owner',
      limit: 5,
    });
  });

  it('are all shown on request', async () => {
    const jobs = Array.from({ length: 7 }, (_, at) => jobSample(`j${at}`, { title: `Job ${at}` }));
    const { user } = open(
      { employer_id: 'owner' },
      {},
      {
        'POST /jobs/search': ({ body }) =>
          withTotal(jobs.slice(0, (body as { limit: number }).limit), '7'),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'See all 7 jobs' }));
    expect(await screen.findByRole('link', { name: 'Job 6' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /See all/ })).toBeNull();
  });

  it('are left out when there are none, when loading fails, and when the listing has no owner', async () => {
    for (const answer of [
      () => [],
      () => {
        throw networkError();
      },
    ]) {
      const page = open({ employer_id: 'owner' }, {}, { 'POST /jobs/search': answer });
      await found();
      await waitFor(() => expect(page.count('POST', '/jobs/search')).toBe(1));
      expect(screen.queryByRole('heading', { name: 'Open Jobs' })).toBeNull();
      page.unmount();
    }
    const { count } = open();
    await found();
    expect(count('POST', '/jobs/search')).toBe(0);
  });
});

it('shows the owner why the listing is suspended', async () => {
  const user = testUser({ id: 'owner', account_type: 'employer' });
  open({ employer_id: 'owner', suspended: { reason: 'Wrong address' } }, { user });
  await found();
  expect(screen.getByText(/This listing is suspended.*Reason: Wrong address/)).toBeVisible();
});

it('copies the link and confirms it', async () => {
  const { user } = open();
  await found();
  await user.click(screen.getByRole('button', { name: 'Copy Link' }));
  expect(await screen.findByText('Business link copied to clipboard!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/^http/);
});
