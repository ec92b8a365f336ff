import { z } from 'zod';
import { ApplicationElsewhere, ElsewhereInput } from '../../applications/applications-elsewhere.js';
import { operations } from '../operation.js';

const own = {
  access: 'job_seeker',
  refusal: 'Only job seekers can track applications.',
  owner: true,
} as const;
const { owner: _, ...mine } = own;

/** Applications made outside the portal, recorded by job seekers. */
export const applicationsElsewhere = operations({
  'GET /my-applications/elsewhere': {
    ...mine,
    summary: 'Lists all applications made elsewhere, the newest first.',
    answer: z.array(ApplicationElsewhere),
  },
  'POST /my-applications/elsewhere': {
    ...mine,
    summary: 'Notes an application made elsewhere.',
    body: ElsewhereInput,
    answer: ApplicationElsewhere,
    status: 201,
    errors: { 409: 'There are 500 already' },
  },
  'PUT /my-applications/elsewhere/{id}': {
    ...own,
    summary: 'Replaces what is noted of an application made elsewhere.',
    body: ElsewhereInput,
    answer: ApplicationElsewhere,
  },
  'DELETE /my-applications/elsewhere/{id}': {
    ...own,
    summary: 'Deletes an application made elsewhere.',
    empty: true,
  },
});
