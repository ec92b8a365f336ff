import { screen, within } from '@commons/web-kit/testing/test-render';
import { openBusiness as open } from '../testing/open-business';

beforeEach(() => {
  const narrow = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  globalThis.matchMedia = (() => narrow) as unknown as typeof matchMedia;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

const found = () => screen.findByRole('heading', { level: 1, name: /Stone Bakery/ });

it('has Call, Directions and Website at the bottom, each once', async () => {
  open({
    contact_info: { phone: '423 555 0142', email: 'bread@stone.example', website: 'stone.example' },
    location_info: { street_address: '12 Mill Street', city: 'Hixson', state: 'TN' },
    booking_url: 'https://book.example/stone',
  });
  await found();
  const bar = within(screen.getByRole('navigation', { name: 'Contact' }));
  expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Book',
    'Call',
    'Directions',
    'Website',
  ]);
  expect(bar.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=Stone%20Bakery%2C%2012%20Mill%20Street%2C%20Hixson%2C%20TN',
  );
  for (const name of ['Book', 'Call', 'Website', 'Email']) {
    expect(screen.getAllByRole('link', { name })).toHaveLength(1);
  }
});

it('collapses the week, and shows no bar without contact data', async () => {
  open({ business_hours: { monday: '9 AM – 5 PM' } });
  await found();
  expect(screen.getByText('All hours').closest('details')).not.toHaveAttribute('open');
  expect(screen.queryByRole('navigation', { name: 'Contact' })).toBeNull();
});
