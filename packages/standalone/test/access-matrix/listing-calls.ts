import { randomUUID } from 'node:crypto';
import { act, type Calls } from './call.js';
import type { Stage } from './stage.js';

const path = '/business-directory';

/** A listing with all required fields. */
const listing = (business_name: string) => ({
  business_name,
  business_category: 'Retail',
  short_description: 'Everything for the house.',
  contact_info: {
    phone: '(501) 555-0100',
    email: 'shop@example.org',
    website: 'https://shop.example.org',
  },
  location_info: { city: 'Conway', state: 'AR', zip_code: '72032', service_area: 'Local' },
  year_established: 1999,
  business_type: 'LLC',
});

async function removeListings({ service, people }: Stage): Promise<void> {
  for (const account of ['employer A', 'employer B'] as const) {
    await service.request('DELETE', path, { token: people[account].token });
  }
}

/** A new listing of employer A; B has none. */
async function newListing(stage: Stage): Promise<string> {
  await removeListings(stage);
  const { id } = await act(stage, 'employer A', 'POST', path, listing(`Shop ${randomUUID()}`));
  return id;
}

/** The current state of employer A's listing. */
const lookAtListing = ({ service, people }: Stage) => ({
  owner: 'employer A' as const,
  read: async () => {
    const { token } = people['employer A'];
    return (await service.request('GET', `${path}/my-listing`, { token })).body;
  },
});

/** A minimal picture. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGPoAAAAigCJ/xNBzgAAAABJRU5ErkJggg==',
  'base64',
);

function pictureForm(field: string): FormData {
  const form = new FormData();
  form.set(field, new Blob([pixel], { type: 'image/png' }), 'pixel.png');
  return form;
}

async function newPhoto(stage: Stage): Promise<[string, string]> {
  const id = await newListing(stage);
  const to = `${path}/${id}/gallery/multiple`;
  const { filenames } = await act(stage, 'employer A', 'POST', to, pictureForm('images'));
  return [id, filenames[0]];
}

/** Requests of directory about an employer's own listing. */
export const listingCalls: Calls = {
  'POST /business-directory': async (stage) => {
    await removeListings(stage);
    return { body: listing(`Shop ${randomUUID()}`) };
  },
  'PUT /business-directory': async (stage) => {
    await newListing(stage);
    return { body: listing('Another name'), look: lookAtListing(stage) };
  },
  'PUT /business-directory/special-hours': async (stage) => {
    await newListing(stage);
    const special_hours = [{ date: '2999-12-24', hours: 'closed' }];
    return { body: { special_hours, temporarily_closed: {} }, look: lookAtListing(stage) };
  },
  'PUT /business-directory/confirmation': async (stage) => {
    await newListing(stage);
    return { look: lookAtListing(stage) };
  },
  'DELETE /business-directory': async (stage) => {
    await newListing(stage);
    return { look: lookAtListing(stage) };
  },
  'POST /business-directory/{id}/gallery/multiple': async (stage) => ({
    id: await newListing(stage),
    body: pictureForm('images'),
    look: lookAtListing(stage),
  }),
  'PUT /business-directory/{id}/gallery': async (stage) => {
    const [id, filename] = await newPhoto(stage);
    const body = { photos: [{ filename, alt: 'The counter' }] };
    return { id, body, look: lookAtListing(stage) };
  },
  'DELETE /business-directory/{id}/gallery/{filename}': async (stage) => ({
    id: await newPhoto(stage),
    look: lookAtListing(stage),
  }),
  'POST /upload-logo': async (stage) => {
    await newListing(stage);
    return { body: pictureForm('logo'), look: lookAtListing(stage) };
  },
  'POST /business-directory/operator/portal-logo': () => ({ body: pictureForm('logo') }),
  'GET /uploads/{kind}/{name}': async (stage) => {
    const [, name] = await newPhoto(stage);
    return { id: ['gallery', name] };
  },
  'GET /internal/listing-facts/{user_id}': async (stage) => {
    await newListing(stage);
    return { id: stage.people['employer A'].claims.sub };
  },
  'GET /internal/new-listings': () => ({ query: '?since=2026-01-01T00:00:00Z' }),
  'POST /internal/trade-in-town': () => ({ body: { trade: 'bakery', names: ['Corner Bakery'] } }),
  'GET /internal/listings/by-owner/{user_id}': async (stage) => {
    await newListing(stage);
    return { id: stage.people['employer A'].claims.sub };
  },
};
