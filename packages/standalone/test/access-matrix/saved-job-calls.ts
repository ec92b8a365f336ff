import { randomUUID } from 'node:crypto';
import { act, type Call, type Calls } from './call.js';
import { newJob } from './job-records.js';
import type { Stage } from './stage.js';

/** A job that job seeker A saved. */
async function savedBySeekerA(stage: Stage) {
  const id = await newJob(stage);
  await act(stage, 'job seeker A', 'PUT', `/jobs/saved/${id}`);
  return { id, mark: { owner: 'job seeker A' as const, text: id } };
}

const lookAtSaved = (stage: Stage) => ({
  owner: 'job seeker A' as const,
  read: () => act(stage, 'job seeker A', 'GET', '/jobs/saved/ids'),
});

const saveSearch = (stage: Stage) =>
  act(stage, 'job seeker A', 'POST', '/jobs/searches', { search: { search: 'pastry' } });

const lookAtSearches = (stage: Stage) => ({
  owner: 'job seeker A' as const,
  read: () => act(stage, 'job seeker A', 'GET', '/jobs/searches'),
});

async function searchToken(stage: Stage): Promise<Call> {
  await saveSearch(stage);
  const user_id = stage.people['job seeker A'].claims.sub;
  const database = await stage.service.database();
  const saved = await database.collection('saved_searches').findOne({ user_id });
  return { id: String(saved?.token) };
}

/** Requests on saved jobs, saved searches and their mails. They belong to job seeker A. */
export const savedJobCalls: Calls = {
  'GET /jobs/saved': (stage) => savedBySeekerA(stage),
  'GET /jobs/saved/ids': (stage) => savedBySeekerA(stage),
  'PUT /jobs/saved/{id}': async (stage) => ({ id: await newJob(stage), look: lookAtSaved(stage) }),
  'DELETE /jobs/saved/{id}': async (stage) => {
    const { id } = await savedBySeekerA(stage);
    return { id, look: lookAtSaved(stage) };
  },
  'GET /jobs/searches': async (stage) => {
    await saveSearch(stage);
    return { mark: { owner: 'job seeker A', text: 'pastry' } };
  },
  'POST /jobs/searches': (stage) => ({
    body: { search: { search: 'another' } },
    look: lookAtSearches(stage),
  }),
  'PATCH /jobs/searches/{id}': async (stage) => ({
    id: (await saveSearch(stage)).id,
    body: { name: `Name ${randomUUID()}` },
    look: lookAtSearches(stage),
  }),
  'DELETE /jobs/searches/{id}': async (stage) => ({
    id: (await saveSearch(stage)).id,
    look: lookAtSearches(stage),
  }),
  'GET /jobs/search-alerts/{token}/stop': () => ({ id: randomUUID() }),
  'POST /jobs/search-alerts/{token}/stop': searchToken,
  'POST /jobs/search-alerts/{token}/resume': searchToken,
  'GET /jobs/alerts/{token}/unsubscribe': () => ({ id: randomUUID() }),
  'POST /jobs/alerts/{token}/unsubscribe': async ({ service, people }) => {
    const token = randomUUID();
    const user_id = people['job seeker A'].claims.sub;
    const alerts = (await service.database()).collection('job_alerts');
    await alerts.deleteMany({ user_id });
    await alerts.insertOne({ user_id, token, seen_until: new Date(), week: 1 });
    return { id: token };
  },
};
