import type { Calls } from './call.js';
import type { Stage } from './stage.js';

const settings = '/auth/operator/portal-settings';
const operatorOf = ({ service }: Stage) =>
  service.tokenFor({ account_type: 'employer', operator: true });

async function portalVersion(stage: Stage): Promise<number> {
  const token = await operatorOf(stage);
  return (await stage.service.request('GET', settings, { token })).body.version;
}

/** A category of the town's own. */
async function addHarvest(stage: Stage): Promise<void> {
  const job_categories = [{ name: 'Harvest', spanish: 'Cosecha', words: [] }];
  const body = { version: await portalVersion(stage), saved: { job_categories } };
  await stage.service.request('PUT', settings, { token: await operatorOf(stage), body });
}

/** Requests of operators that change the portal's settings and words. */
export const portalSettingsCalls: Calls = {
  'GET /auth/operator/watched-words': () => ({}),
  'PUT /auth/operator/watched-words': () => ({ body: { words: ['casino'] } }),
  'GET /auth/operator/portal-settings': () => ({}),
  'PUT /auth/operator/portal-settings': async (stage) => ({
    body: { version: await portalVersion(stage), saved: {} },
  }),
  'GET /auth/operator/portal-settings/versions': () => ({}),
  'POST /auth/operator/portal-settings/restore': async (stage) => ({
    body: { version: await portalVersion(stage), of: 0 },
  }),
  'GET /auth/operator/word-uses': () => ({ query: '?list=job_categories&name=Harvest' }),
  'POST /auth/operator/word-moves': async (stage) => {
    await addHarvest(stage);
    return { body: { list: 'job_categories', name: 'Harvest', to: 'Other' } };
  },
};
