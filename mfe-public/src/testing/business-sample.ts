import type { Business, BusinessListItem } from '@commons/contracts/businesses/businesses';

/** A business as lists return it, with only the required fields and `changes`. */
export const businessItem = (
  id: string,
  changes: Partial<BusinessListItem> = {},
): BusinessListItem => ({
  id,
  business_name: `Business ${id}`,
  business_category: 'Retail',
  location_info: {},
  short_description: `What ${id} does.`,
  average_rating: 0,
  total_reviews: 0,
  gallery_images: [],
  created_at: '2026-11-01T12:00:00.000Z',
  ...changes,
});

/** The same business as its own page returns it. */
export const businessSample = (id: string, changes: Partial<Business> = {}): Business => ({
  ...businessItem(id),
  contact_info: {},
  social_media: {},
  location_info: {},
  business_hours: {},
  license_numbers: [],
  key_services: [],
  payment_methods: [],
  languages_spoken: [],
  accessibility_features: [],
  emergency_services: false,
  tags: [],
  views: 0,
  ...changes,
});
