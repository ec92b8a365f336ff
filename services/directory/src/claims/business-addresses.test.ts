import type { ListingFacts } from '../listings/listing.js';
import { businessAddresses, isOfBusiness, registeredDomain } from './business-addresses.js';

it.each([
  ['https://www.mill-bakery.com/contact?x=1', 'mill-bakery.com'],
  ['http://shop.mill.co.uk', 'mill.co.uk'],
  ['bea@mail.mill-bakery.com', 'mill-bakery.com'],
  ['bea@gmail.com', undefined],
  ['https://www.facebook.com/mill', undefined],
  ['https://mill.square.site', undefined],
  ['http://192.0.2.7/', undefined],
  ['https://localhost', undefined],
  ['', undefined],
])('the registered domain of %s is %s', (address, domain) => {
  expect(registeredDomain(address)).toBe(domain);
});

const business = (contact_info: ListingFacts['contact_info']) =>
  businessAddresses({
    business_name: 'Mill',
    business_category: 'Retail',
    short_description: '',
    contact_info,
  });

it('accepts any address at the domain, and the one in the listing', () => {
  const mill = business({ website: 'https://www.mill-bakery.com', email: 'Mill.Bakery@gmail.com' });
  expect(mill).toEqual({ domains: ['mill-bakery.com'], email: 'mill.bakery@gmail.com' });
  const asked = ['bea@mill-bakery.com', 'bea@eu.mill-bakery.com', 'mill.bakery@gmail.com'];
  expect(asked.every((address) => isOfBusiness(mill, address))).toBe(true);
  const others = ['bea@gmail.com', 'bea@not-mill-bakery.com', 'bea@mill-bakery.com.evil.org'];
  expect(others.some((address) => isOfBusiness(mill, address))).toBe(false);
});

it('finds none for a listing without address and website', () => {
  expect(isOfBusiness(business({ website: 'https://mill.square.site' }), 'a@square.site')).toBe(
    false,
  );
  expect(isOfBusiness(business(undefined), 'a@gmail.com')).toBe(false);
});
