import { AuthorDecisions } from '../moderation/moderation.js';
import { operations } from './operation.js';

/** Called by auth on each service in which operators decide on what people publish (decision B85). */
export const decisionsAbout = operations({
  'GET /internal/decisions-about/{author}': {
    access: 'internal',
    callers: ['auth'],
    summary: 'Returns what operators decided last on what a person published.',
    answer: AuthorDecisions,
  },
});
