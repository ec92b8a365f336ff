import { randomUUID } from 'node:crypto';
import type { Calls } from './call.js';
import { decisionsAboutCalls, townWordsCalls, userDataCalls } from './internal-calls.js';
import { listingCalls } from './listing-calls.js';
import type { Stage } from './stage.js';

const importRows = (business_name: string) => ({ rows: [{ business_name, city: 'Conway' }] });

/** A listing of employer A. It is imported and so has no owner; the store then assigns it to A. */
export async function newListing({
  service,
  people,
}: Stage): Promise<{ id: string; text: string }> {
  const text = `Business ${randomUUID()}`;
  const token = await service.tokenFor({ account_type: 'employer', operator: true });
  const body = importRows(text);
  await service.request('POST', '/business-directory/import', { token, body });
  const database = await service.database();
  const listings = database.collection('listings');
  const owner_id = people['employer A'].claims.sub;
  await listings.updateMany({ owner_id }, { $unset: { owner_id: 1 } });
  const listing = await listings.findOneAndUpdate({ business_name: text }, { $set: { owner_id } });
  await database.close();
  if (!listing) throw new Error('the listing was not stored');
  return { id: String(listing._id), text };
}

/** Requests of directory. Employer A owns the listing. */
export const directoryCalls: Calls = {
  ...townWordsCalls,
  ...decisionsAboutCalls,
  ...userDataCalls,
  ...listingCalls,
  'POST /business-directory/search': () => ({ body: {} }),
  'POST /business-directory/search/summary': () => ({ body: {} }),
  'POST /business-directory/search/map': () => ({ body: {} }),
  'GET /business-directory/area': () => ({ query: '?zip_code=72205' }),
  'GET /business-directory/of-employers': ({ people }) => ({
    query: `?employer_ids=${people['employer A'].claims.sub}`,
  }),
  'GET /business-directory/{id}': async (stage) => ({ id: (await newListing(stage)).id }),
  'GET /business-directory/{id}/head': async (stage) => ({ id: (await newListing(stage)).id }),
  'GET /business-directory/{id}/special-hours.ics': async (stage) => ({
    id: (await newListing(stage)).id,
  }),
  'GET /business-directory/my-listing': async (stage) => ({
    mark: { owner: 'employer A', text: (await newListing(stage)).text },
  }),
  'POST /business-directory/import': () => ({ body: importRows(`Business ${randomUUID()}`) }),
};
