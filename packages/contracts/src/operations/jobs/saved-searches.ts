import { z } from 'zod';
import {
  NewSavedSearch,
  SavedSearch,
  SavedSearchChange,
  SearchAlertState,
} from '../../jobs/saved-searches.js';
import { operations } from '../operation.js';

const own = {
  access: 'job_seeker',
  refusal: 'Only job seekers can save searches.',
  owner: true,
} as const;
const { owner: _, ...mine } = own;

/** Saved searches and their mails. */
export const savedSearches = operations({
  'GET /jobs/searches': {
    ...mine,
    summary: 'Lists the saved searches with the number of jobs that they find now.',
    answer: z.array(SavedSearch),
  },
  'POST /jobs/searches': {
    ...mine,
    summary: 'Saves a search; the same search again returns the existing one.',
    body: NewSavedSearch,
    answer: SavedSearch,
    status: 201,
    errors: { 409: 'There are 20 already' },
  },
  'PATCH /jobs/searches/{id}': {
    ...own,
    summary: 'Renames, changes or pauses a saved search.',
    body: SavedSearchChange,
    answer: SavedSearch,
    errors: { 409: 'The same search is saved already' },
  },
  'DELETE /jobs/searches/{id}': { ...own, summary: 'Deletes a saved search.', empty: true },
  'GET /jobs/search-alerts/{token}/stop': {
    access: 'public',
    summary: 'Redirects the link of a mail to the page that asks for confirmation.',
    content: 'text/html',
    status: 303,
  },
  'POST /jobs/search-alerts/{token}/stop': {
    access: 'public',
    summary: 'Ends the mails of a saved search by the token of its link.',
    answer: SearchAlertState,
  },
  'POST /jobs/search-alerts/{token}/resume': {
    access: 'public',
    summary: 'Resumes the mails of a saved search by the token of its link.',
    answer: SearchAlertState,
  },
});
