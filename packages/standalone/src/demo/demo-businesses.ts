import type { BusinessImportRow } from '@commons/contracts/businesses';

const place = { city: 'Alder Falls', state: 'OR', zip: '97000' };

/** Fictional businesses without an owner, as an import brings them. `ref` keeps a second load from doubling them. */
export const demoBusinesses: readonly BusinessImportRow[] = [
  {
    ...place,
    ref: 'demo-3',
    business_name: 'Spoke & Chain',
    business_category: 'Automotive',
    short_description: 'Bicycle repair while you wait, winter storage, and loan bikes.',
    street_address: '40 Station Avenue',
  },
  {
    ...place,
    ref: 'demo-4',
    business_name: 'Tanager Veterinary Clinic',
    business_category: 'Pet Services',
    short_description: 'Care for cats, dogs and anything that fits through the door.',
    street_address: '118 Orchard Lane',
  },
  {
    ...place,
    ref: 'demo-5',
    business_name: 'Okonkwo & Daughters Plumbing',
    business_category: 'Home Services',
    short_description: 'Repairs, bathrooms, and an honest answer on the phone at any hour.',
    street_address: '7 Foundry Court',
  },
  {
    ...place,
    ref: 'demo-6',
    business_name: 'The Paper Lantern',
    business_category: 'Retail',
    short_description: 'Books new and used, stationery, and a reading room upstairs.',
    street_address: '25 Mill Street',
  },
];
