import type { Calls } from './call.js';

/** Auth's requests to the services in which operators decide; any other service is refused. */
export const decisionsAboutCalls: Calls = {
  'GET /internal/decisions-about/{author}': ({ people }) => ({
    id: people['job seeker A'].claims.sub,
  }),
};
