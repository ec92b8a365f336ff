import type { ListingInput } from '@commons/contracts/listings';

const place = { city: 'Alder Falls', state: 'OR', zip_code: '97000' };

const weekdays = (hours: string) => ({
  monday: hours,
  tuesday: hours,
  wednesday: hours,
  thursday: hours,
  friday: hours,
});

const bakery: ListingInput = {
  business_name: 'Millstone Bakery & Café',
  business_category: 'Food & Restaurants',
  short_description: 'Sourdough from a deck oven, espresso, and a window seat by the falls.',
  full_description:
    'We bake through the night so that the first loaf is warm when the ferry leaves. Everything is made by hand and in sight: mixing at ten, shaping at two, the oven at four.\n\nThe café has forty seats, a long table for whoever is alone, and a window over the falls. Bread that is left in the evening goes to the community kitchen.',
  primary_contact_name: 'Rosa Alvarado',
  contact_info: {
    phone: '(555) 010-0142',
    email: 'hello@millstone.example',
    website: 'https://millstone.example',
  },
  social_media: { instagram: 'https://social.example/millstone' },
  location_info: { ...place, street_address: '12 Mill Street', service_area: 'Local' },
  business_hours: {
    ...weekdays('6:00 AM – 6:00 PM'),
    monday: 'closed',
    saturday: '6:00 AM – 4:00 PM',
    sunday: '7:00 AM – 1:00 PM',
  },
  year_established: 1998,
  business_type: 'LLC',
  num_employees: '11-50',
  key_services: ['Sourdough bread', 'Celebration cakes', 'Breakfast and lunch', 'Wholesale'],
  pricing_info: 'Loaves from $6, cakes from $38, coffee from $3',
  payment_methods: ['Cash', 'Credit Cards', 'Debit Cards', 'Apple Pay'],
  languages_spoken: ['English', 'Spanish'],
  accessibility_features: ['Wheelchair Accessible', 'Service Animal Friendly'],
  tags: ['sourdough', 'café', 'wedding cakes'],
};

const software: ListingInput = {
  business_name: 'Harbor Systems',
  business_category: 'Technology',
  short_description: 'Booking software for small ferries and marinas.',
  full_description:
    'Nineteen ferry lines and forty-two marinas sell their tickets and berths with our software. It works without a network for a day, because the middle of a lake has none.',
  primary_contact_name: 'Tom Okafor',
  contact_info: {
    phone: '(555) 010-0177',
    email: 'office@harborsystems.example',
    website: 'https://harborsystems.example',
  },
  social_media: { linkedin: 'https://social.example/harborsystems' },
  location_info: { ...place, street_address: '3 Pier Road', service_area: 'National' },
  business_hours: {
    ...weekdays('8:00 AM – 12:00 PM, 1:00 PM – 5:30 PM'),
    saturday: 'on call for customers',
  },
  year_established: 2012,
  business_type: 'Corporation',
  num_employees: '11-50',
  key_services: ['Ticketing', 'Berth management', 'Support by phone'],
  booking_url: 'https://harborsystems.example/demo',
  payment_methods: ['Credit Cards', 'Bank Transfer'],
  languages_spoken: ['English'],
  accessibility_features: ['Elevator Access'],
  emergency_services: true,
  tags: ['ferries', 'marinas', 'software'],
};

/** The fictional listing of each fictional employer, in the order of `demoEmployers`. */
export const demoListings: readonly ListingInput[] = [bakery, software];
