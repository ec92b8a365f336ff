import { randomUUID } from 'node:crypto';
import { act, type Calls } from './call.js';
import { decisionsAboutCalls, userDataCalls } from './internal-calls.js';
import { resumeCalls } from './resume-calls.js';
import type { Stage } from './stage.js';

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
