import { randomUUID } from 'node:crypto';
import { act, type Calls } from './call.js';
import { decisionsAboutCalls } from './decisions-about-calls.js';
import { listingCalls } from './listing-calls.js';
import { resumeCalls } from './resume-calls.js';
import type { Stage } from './stage.js';
import { townWordsCalls } from './town-words-calls.js';
import { userDataCalls } from './user-data-calls.js';

const importRows = (business_name: string) => ({ rows: [{ business_name, city: 'Conway' }] });

/** A listing of employer A. It is imported and so belongs to nobody; the store then assigns it to A. */
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

const ownProfile = '/job-seeker/professional-profile';

/** Stores the profile of job seeker A. */
async function newProfile(stage: Stage): Promise<string> {
  const summary = `Summary ${randomUUID()}`;
  await act(stage, 'job seeker A', 'PUT', ownProfile, { full_name: 'Sam Seeker', summary });
  return summary;
}

async function newShareToken(stage: Stage): Promise<string> {
  await newProfile(stage);
  return (await act(stage, 'job seeker A', 'POST', '/job-seeker/profile/share-link')).share_token;
}

const lookAtProfile = (stage: Stage) => ({
  owner: 'job seeker A' as const,
  read: () => act(stage, 'job seeker A', 'GET', ownProfile),
});

/** Requests of resumes. Job seeker A owns the profile. */
export const resumesCalls: Calls = {
  ...resumeCalls,
  ...decisionsAboutCalls,
  ...userDataCalls,
  'GET /job-seeker/professional-profile': async (stage) => ({
    mark: { owner: 'job seeker A', text: await newProfile(stage) },
  }),
  'PUT /job-seeker/professional-profile': async (stage) => {
    await newProfile(stage);
    return { body: { summary: 'Another summary' }, look: lookAtProfile(stage) };
  },
  'POST /job-seeker/profile/share-link': async (stage) => ({
    mark: { owner: 'job seeker A', text: await newShareToken(stage) },
  }),
  'DELETE /job-seeker/profile/share-link': async (stage) => {
    await newShareToken(stage);
    return { look: lookAtProfile(stage) };
  },
  'PUT /job-seeker/profile/visibility': async (stage) => {
    await newProfile(stage);
    return { body: { hidden_fields: ['email'] }, look: lookAtProfile(stage) };
  },
  'GET /job-seeker/profile/views': () => ({}),
  'POST /shared-profile/{token}/report': async (stage) => ({
    id: await newShareToken(stage),
    body: { reason: 'spam' },
  }),
  'PATCH /shared-profile/operator/subjects/{id}': async (stage) => {
    const token = await newShareToken(stage);
    const database = await stage.service.database();
    const profile = await database.collection('profiles').findOne({ share_token: token });
    await database.close();
    return { id: String(profile?._id), body: { decision: 'keep', reason: 'It is a person.' } };
  },
  'GET /shared-profile/{token}': async (stage) => ({ id: await newShareToken(stage) }),
  'GET /shared-profile/{token}/head': async (stage) => ({ id: await newShareToken(stage) }),
};
