import type { Stage } from '../screens/stage';
import { newOperator } from './operators';
import type { People, Person } from './people';
import type { Portal } from './portal';
import { resumePdf } from './resume-file';

/** The town that the tests set up in the console, unlike the example in everything. */
export const spanishTown = {
  name: 'Vecinos del Valle',
  town: 'Alamosa',
  state: 'CO',
  contact: 'hola@valle.test',
  sender: 'Municipio del Valle',
  colour: '#7a2e1d',
  zone: 'America/Denver',
  trade: { name: 'Ditch Works', spanish: 'Obras de acequia', words: 'compuerta' },
  area: { name: 'North Valley', spanish: 'Valle Norte', words: '81140' },
} as const;

const listing = {
  business_name: 'Panadería La Espiga',
  business_category: 'Food & Restaurants',
  short_description: 'Pan de trigo y masa madre, recién horneado cada mañana.',
  contact_info: {
    phone: '(719) 555-0142',
    email: 'pan@espiga.test',
    website: 'https://espiga.test',
  },
  location_info: {
    ...{ street_address: '12 Calle Mayor', city: 'Alamosa', state: 'CO', zip_code: '81101' },
    service_area: 'Local',
  },
  year_established: 1994,
  business_type: 'LLC',
};

const job = {
  ...{ title: 'Panadera', category: 'Food Service', employment_type: 'Part-time' },
  ...{ location_type: 'On-site', location_city: 'Alamosa', location_state: 'CO' },
  overview: 'Hornear pan con nuestro equipo de cinco personas.',
  key_responsibilities: 'Amasar, hornear y ordenar.',
  required_qualifications: 'Ganas de madrugar.',
  ...{ experience_required: 'Entry Level', compensation_type: 'Hourly', salary_range: '$17 - $20' },
};

const profile = {
  ...{ full_name: 'Inés Robles', professional_title: 'Panadera', location: 'Alamosa, CO' },
  summary: 'Diez años entre hornos.',
  skills: ['Masa madre'],
  ...{ availability: 'immediately', preferred_work_type: 'onsite', desired_salary_min: 30_000 },
  experience: [
    { title: 'Panadera', company: 'El Trigal', duration: '2019 - 2024', description: '' },
  ],
};

/** Residents of the town with what they wrote in Spanish, and its operator. */
export async function settleTown(portal: Portal, people: People): Promise<Stage & Settled> {
  const operator = await newOperator(portal, people, 'Olga Paz');
  const owner = await people.register('employer', 'Rosa Ibarra', 'La Espiga');
  const seeker = await people.register('job_seeker', 'Inés Robles');
  const guestly = await people.register('employer', 'Nora Campos', 'Campos e Hijas');
  const newSeeker = await people.register('job_seeker', 'Samuel Haro');
  for (const { token } of [operator, owner, seeker, guestly, newSeeker]) {
    await people.call('/auth/language', { token, method: 'PUT', body: { language: 'es' } });
  }
  const listingId = await people.createListing(owner, listing);
  const jobId = await people.postJob(owner, job);
  await people.call('/job-seeker/professional-profile', {
    ...{ token: seeker.token, method: 'PUT', body: profile },
  });
  const share = await people.call('/job-seeker/profile/share-link', {
    ...{ token: seeker.token, method: 'POST' },
  });
  const { share_token } = (await share.json()) as { share_token: string };
  const file = new Blob([resumePdf('Ines Robles', 'Panadera')], { type: 'application/pdf' });
  const application = await people.apply(seeker, jobId, 'Me gusta el pan.', {
    ...{ name: 'curriculum.pdf', file },
  });
  const review = {
    ...{ rating: 5, comment: 'El mejor pan del valle.' },
    ...{ reviewer_name: 'Inés', reviewer_email: seeker.email },
  };
  const { token } = seeker;
  await people.call(`/business-directory/${listingId}/reviews`, { token, body: review });
  const saved = await people.call('/jobs/searches', {
    ...{ token, body: { name: 'Turno de tarde', search: { search: 'panadera' } } },
  });
  const { id: search } = (await saved.json()) as { id: string };
  await people.call(`/jobs/${jobId}/report`, { token, body: { reason: 'spam' } });
  const message = {
    name: 'Inés',
    email: 'ines@valle.test',
    subject: 'Horario',
    message: '¿Cuándo abren?',
  };
  await people.call('/contact', { body: message });
  const sessions = { operator, owner, seeker, 'new employer': guestly, 'new seeker': newSeeker };
  return {
    ...{ url: portal.url, sessions, operator, owner, seeker },
    records: { job: jobId, listing: listingId, application, profile: share_token, search },
  };
}

interface Settled {
  readonly operator: Person;
  readonly owner: Person;
  readonly seeker: Person;
}
