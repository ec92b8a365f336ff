import { businessLocation, initialOf } from './business-text';

it('shows city and state, else the location text, else a placeholder', () => {
  const city = { city: 'Chattanooga', state: 'TN' };
  expect(businessLocation({ location_info: city, location: 'North' })).toBe('Chattanooga, TN');
  expect(businessLocation({ location_info: { city: 'Soddy' }, location: 'North' })).toBe('North');
  expect(businessLocation({ location_info: {} })).toBe('Location not specified');
});

it.each([
  ['river bakery', 'R'],
  ['  éclair', 'É'],
  ['🌻 Garden', '🌻'],
  ['', '?'],
])('the initial of %p is %p', (name, initial) => expect(initialOf(name)).toBe(initial));
