import { pick } from '../random.mjs';

const levels = ['Junior', 'Senior', 'Lead', 'Assistant', 'Night', 'Weekend', 'Regional', 'Field'];
const roles = [
  ['Nurse', 'Healthcare', 'Care of patients on the ward, with doctors and families.'],
  ['Cook', 'Food Service', 'Prepares lunch and dinner in a busy kitchen.'],
  ['Driver', 'Transportation', 'Delivers goods in the whole county by van.'],
  ['Accountant', 'Finance', 'Keeps the books of several companies.'],
  ['Teacher', 'Education', 'Teaches mathematics and science.'],
  ['Electrician', 'Construction', 'Wires new houses and repairs old ones.'],
  ['Developer', 'Technology', 'Builds web sites and services.'],
];
const companies = ['Mercy Clinic', 'Union Foods', 'Maple Freight', 'North Schools', 'Cedar Homes'];
const cities = ['Chattanooga', 'Hixson', 'Red Bank', 'East Ridge', 'Soddy Daisy', 'Collegedale'];
const types = ['full_time', 'part_time'];

/** Generated rows, for a bench without a file. */
const generated = (count, random) =>
  Array.from({ length: count }, (_, at) => {
    const [role, category, overview] = pick(random, roles);
    return {
      title: `${pick(random, levels)} ${role} ${at % 977}`,
      company_name: pick(random, companies),
      category,
      employment_type: pick(random, types),
      experience_level: 'mid',
      location_city: pick(random, cities),
      location_state: 'TN',
      salary_min: 30_000 + (at % 50) * 1_000,
      salary_max: 60_000 + (at % 50) * 1_000,
      overview,
      created_at: new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString(),
    };
  });

/** Another title, company, place and day. */
const vary = (row, round, random) => ({
  ...row,
  title: `${pick(random, levels)} ${row.title} ${round}`,
  company_name: random() < 0.5 ? row.company_name : pick(random, companies),
  location_city: random() < 0.5 ? row.location_city : pick(random, cities),
  created_at: new Date(Date.parse(row.created_at) + round * 3_600_000).toISOString(),
});

const wordsOf = (text) => (text ?? '').toLowerCase().match(/[a-z]{4,}/g) ?? [];

/** A word of a title and an employment type: the board's most frequent search. */
function query(rows, random) {
  const words = wordsOf(pick(random, rows).title);
  const word = pick(random, words.length > 0 ? words : ['manager']);
  const search = random() < 0.7 ? word : word.slice(0, 4);
  return { search, employment_type: random() < 0.8 ? 'Full-time' : 'Part-time' };
}

const sentences = [
  'You open the shop in the morning and speak with the people who come in.',
  'Together with three colleagues you plan the week and order what is missing.',
  'We look for somebody who writes clearly and likes to learn.',
  'Two years of practice are welcome; a licence is needed for the van.',
];

/** A posting as the form submits it. */
const post = (at) => ({
  title: `${levels[at % levels.length]} ${roles[at % roles.length][0]} ${at}`,
  category: 'Food Service',
  employment_type: 'Full-time',
  location_type: 'On-site',
  location_city: cities[at % cities.length],
  location_state: 'TN',
  overview: roles[at % roles.length][2],
  key_responsibilities: sentences.slice(0, 1 + (at % 3)).join(' '),
  required_qualifications: sentences.slice(1 + (at % 3)).join(' '),
  experience_required: 'Mid Level',
  compensation_type: 'Annual Salary',
  salary_range: '$45,000 - $55,000',
});

/** One that no query of the bench matches. */
const hidden = (title) => ({
  ...post(0),
  title,
  category: 'Legal',
  employment_type: 'Contract',
  overview: 'Qwx.',
  key_responsibilities: 'Qwx.',
  required_qualifications: 'Qwx.',
});

/** Columns for the server with SQLite's FTS5, with weights close to the portal's. */
const sqlite = {
  weights: [10, 6, 3, 4, 3],
  row: (job) => ({
    texts: [
      job.title,
      job.company_name,
      job.category,
      `${job.location_city} ${job.location_state}`,
      `${job.overview ?? ''} ${job.description ?? ''}`,
    ],
    filter: job.employment_type.toLowerCase(),
    place: `${job.location_city} ${job.location_state}`.toLowerCase(),
    sort: job.title.toLowerCase(),
  }),
};

let own = '';

export const jobs = {
  rows: 10_000,
  page: 20,
  search: '/jobs/search',
  one: '/jobs/',
  database: 'commons_jobs',
  collection: 'jobs',
  generated,
  vary,
  query,
  post,
  sqlite,
  nameOf: (row) => row.title,
  async begin(call) {
    own = (await call('POST', '/jobs', hidden('Qwxbegin'))).id;
  },
  async write(call, number) {
    const name = `Qwxwrite ${number}th`;
    await call('PUT', `/jobs/${own}`, hidden(name));
    return { query: { search: name }, name };
  },
};
