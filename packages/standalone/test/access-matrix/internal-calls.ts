import { randomUUID } from 'node:crypto';
import type { Calls } from './call.js';
import type { Stage } from './stage.js';

/** Auth's requests to the services whose records have categories; any other service is refused. */
export const townWordsCalls: Calls = {
  'GET /internal/word-uses': () => ({ query: '?list=job_categories&name=Harvest' }),
  'POST /internal/word-moves': () => ({
    body: { list: 'job_categories', name: 'Harvest', to: 'Other' },
  }),
};

/** Auth's requests to the services in which operators decide; any other service is refused. */
export const decisionsAboutCalls: Calls = {
  'GET /internal/decisions-about/{author}': ({ people }) => ({
    id: people['job seeker A'].claims.sub,
  }),
};

const personA = ({ people }: Stage) => {
  const { sub: id, full_name, email, account_type } = people['job seeker A'].claims;
  return { id, full_name, email, account_type, email_notifications: true };
};

/** Auth's requests to every service with user data; any other service is refused. */
export const userDataCalls: Calls = {
  'GET /internal/user-data': () => ({}),
  'POST /internal/user-data/{holder}': (stage) => ({
    id: 'anything',
    body: { person: personA(stage) },
  }),
  'POST /internal/user-data/{holder}/file': (stage) => ({
    id: 'anything',
    body: { person: personA(stage), name: randomUUID() },
  }),
};
