import { type APIRequestContext, expect } from '@playwright/test';
import type { People, Person } from './people';

/** A second town unlike the example, for what operators and residents do there. Set over the API. */
export const village = {
  ...{ name: 'Plaza de Las Palomas', town: 'Las Palomas', state: 'NM', accent: '#6b2447' },
  ...{ mail_sender: 'Ayuntamiento de Las Palomas', contact_email: 'plaza@palomas.test' },
  texts: { mission: 'Nos cuidamos entre vecinos.\n\n## Cómo\n\n- Comprando aquí' },
} as const;

/** Sets the portal up, unless another test has, and waits until pages show it. */
export async function settleVillage(
  people: People,
  { token }: Person,
  request: APIRequestContext,
): Promise<void> {
  const path = '/auth/operator/portal-settings';
  const { version } = (await (await people.call(path, { token })).json()) as { version: number };
  await people.call(path, { token, method: 'PUT', body: { version, saved: village } });
  await expect.poll(async () => (await request.get('/')).text()).toContain(village.name);
}

/** Their mails are in Spanish. */
export async function speakSpanish(people: People, ...everybody: readonly Person[]): Promise<void> {
  for (const { token } of everybody) {
    await people.call('/auth/language', { token, method: 'PUT', body: { language: 'es' } });
  }
}

export const villageShop = (business_name: string) => ({
  ...{ business_name, business_category: 'Retail' },
  short_description: 'Chile, maíz azul y remedios de la sierra.',
  full_description: 'Tres generaciones detrás del mostrador.',
  location_info: {
    ...{ street_address: '8 Camino del Pozo', city: 'Las Palomas', state: 'NM' },
    ...{ zip_code: '87942', service_area: 'Local' },
  },
});

export const villageJob = {
  ...{ title: 'Molendera', overview: 'Moler maíz azul.', location_city: 'Las Palomas' },
  ...{ location_state: 'NM', key_responsibilities: 'Moler.', required_qualifications: 'Ganas.' },
};

const profile = {
  ...{ full_name: 'Inés Robles', professional_title: 'Panadera', location: 'Las Palomas, NM' },
  ...{ summary: 'Diez años entre hornos.', skills: ['Masa madre'] },
  ...{ availability: 'immediately', preferred_work_type: 'onsite', desired_salary_min: 30_000 },
  experience: [
    { title: 'Panadera', company: 'El Trigal', duration: '2019 - 2024', description: '' },
  ],
};

/** @returns the token of the link of a profile that this person shares */
export async function shareProfile(people: People, { token }: Person): Promise<string> {
  const path = '/job-seeker/professional-profile';
  await people.call(path, { token, method: 'PUT', body: profile });
  const answer = await people.call('/job-seeker/profile/share-link', { token, method: 'POST' });
  return ((await answer.json()) as { share_token: string }).share_token;
}
