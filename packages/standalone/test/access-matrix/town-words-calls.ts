import type { Calls } from './call.js';

/** Auth's requests to the services whose records have categories; any other service is refused. */
export const townWordsCalls: Calls = {
  'GET /internal/word-uses': () => ({ query: '?list=job_categories&name=Harvest' }),
  'POST /internal/word-moves': () => ({
    body: { list: 'job_categories', name: 'Harvest', to: 'Other' },
  }),
};
