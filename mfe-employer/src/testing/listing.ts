import type { Business } from '@commons/contracts/businesses/businesses';

/** A complete listing for page tests. */
export const listing = (changes: Partial<Business> = {}): Business => ({
  id: 'b1',
  business_name: 'Millstone Bakery',
  business_category: 'Food & Restaurants',
  short_description: 'Bread from the stone oven.',
  full_description: 'Since 1987.\n\nWe bake at night.',
  primary_contact_name: 'Rosa Alvarado',
  contact_info: {
    phone: '(814) 555-0101',
    email: 'hi@millstone.test',
    website: 'https://millstone.test',
  },
  social_media: { facebook: 'https://facebook.com/millstone' },
  location_info: {
    street_address: '12 Mill Lane',
    city: 'Erie',
    state: 'PA',
    zip_code: '16501',
    service_area: 'Local',
  },
  location: 'Erie, PA',
  business_hours: { monday: '9:00 AM – 5:00 PM', tuesday: 'By appointment', sunday: 'closed' },
  year_established: 1987,
  business_type: 'LLC',
  num_employees: '2-5',
  license_numbers: ['PA-1'],
  key_services: ['Bread', 'Cakes'],
  pricing_info: 'From $4',
  booking_url: 'https://millstone.test/book',
  payment_methods: ['Cash', 'Venmo'],
  languages_spoken: ['English', 'Spanish'],
  accessibility_features: ['Parking Available'],
  emergency_services: false,
  tags: ['sourdough'],
  gallery_images: [],
  views: 1234,
  average_rating: 0,
  total_reviews: 0,
  created_at: '2026-11-01T12:00:00.000Z',
  employer_id: 'user-1',
  ...changes,
});

/** Names of stored photos. */
export const photoNames = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${String(at).padStart(32, '0')}-1200x800.webp`);
