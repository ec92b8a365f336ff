import { pick } from '../random.mjs';

const first = ['Maple', 'River', 'Stone', 'Blue', 'Golden', 'North', 'Summit', 'Cedar', 'Union'];
const second = ['Street', 'Valley', 'Bridge', 'Harbor', 'Garden', 'Corner', 'Field', 'Market'];
const trades = [
  ['Bakery', 'Food & Restaurants', 'Bread, cakes and coffee'],
  ['Plumbing', 'Home Services', 'Repair of pipes and heaters'],
  ['Dental Clinic', 'Healthcare', 'Dentists for the whole family'],
  ['Auto Repair', 'Automotive', 'Brakes, tires and oil'],
  ['Builders', 'Construction & Contractors', 'Contractors for houses and offices'],
  ['Salon', 'Beauty & Wellness', 'Hair, nails and massage'],
  ['Books', 'Retail', 'New and used books'],
  ['Software', 'Technology', 'Web sites and support'],
  ['Trucking', 'Transportation', 'Freight in the whole state'],
];
const cities = ['Conway', 'Benton', 'Cabot', 'Bryant', 'Jacksonville', 'Sherwood', 'Maumelle'];

/** Generated rows, for a bench without a file. */
const generated = (count, random) =>
  Array.from({ length: count }, (_, at) => {
    const [trade, business_category, short_description] = pick(random, trades);
    return {
      business_name: `${pick(random, first)} ${pick(random, second)} ${trade} ${at % 977}`,
      business_category,
      short_description,
      street_address: `${at} Main St`,
      city: pick(random, cities),
      state: 'AR',
      zip: String(72000 + (at % 300)),
    };
  });

/** Another name at another place: words of two names, and a new one. */
const vary = (row, round, random) => ({
  ...row,
  business_name: `${row.business_name} ${pick(random, first)} ${pick(random, second)} ${round}`,
  street_address: `${100 * round + Math.floor(random() * 99)} ${pick(random, second)} Ave`,
  city: random() < 0.5 ? row.city : pick(random, cities),
});

const wordsOf = (text) => (text ?? '').toLowerCase().match(/[a-z]{4,}/g) ?? [];
const sorts = ['newest', 'oldest', 'name_asc', 'name_desc'];
const filters = ['Retail', 'Home Services', 'Healthcare', 'Professional Services', 'Automotive'];

/** A plausible query: one or two words of a name, a trade, a place, a filter, an order. */
function query(rows, random) {
  const row = pick(random, rows);
  const words = wordsOf(row.business_name);
  const search = pick(random, words.length > 0 ? words : ['shop']);
  const kind = random();
  if (kind < 0.3) return { search: search.slice(0, 3 + Math.floor(random() * 5)) };
  if (kind < 0.5) return { search: `${search} ${pick(random, wordsOf(row.business_category))}` };
  if (kind < 0.65) return { search, location: row.city };
  if (kind < 0.8) return { category: pick(random, filters), location: row.zip?.slice(0, 5) };
  if (kind < 0.9) return { search: pick(random, wordsOf(row.short_description)) ?? search };
  return { category: pick(random, filters), sortBy: pick(random, sorts), search };
}

/** A listing as employers submit it; no query of the bench matches it. */
const listing = (name) => ({
  business_name: name,
  business_category: 'Photography',
  short_description: 'Qwx.',
  contact_info: { phone: '1', email: 'bench@example.org', website: 'https://example.org' },
  location_info: { city: 'Qwx', state: 'QW', zip_code: '00000', service_area: 'Online Only' },
  year_established: 2000,
  business_type: 'LLC',
});

/** Columns for the server with SQLite's FTS5, with weights close to the portal's. */
const sqlite = {
  weights: [10, 3, 4, 4],
  row: (one) => ({
    texts: [one.business_name, one.business_category, one.location ?? '', one.short_description],
    filter: one.business_category.toLowerCase(),
    place: (one.location ?? '').toLowerCase(),
    sort: one.business_name.toLowerCase(),
  }),
};

export const businesses = {
  rows: 13_851,
  page: 50,
  search: '/business-directory/search',
  generated,
  vary,
  query,
  sqlite,
  /** The name of a row in the answer. */
  nameOf: (row) => row.business_name,
  /** Prepares the writes. */
  async begin(call) {
    await call('POST', '/business-directory', listing('Qwxbegin'));
  },
  /** One write; returns the search that must find it at once, and its name. */
  async write(call, number) {
    const name = `Qwxwrite ${number}th`;
    await call('PUT', '/business-directory', listing(name));
    return { query: { search: name }, name };
  },
};
