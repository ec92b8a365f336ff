import {
  ApplicationFilter,
  ApplicationSummary,
  MatchingApplications,
} from '../../applications/application-filter.js';
import {
  ApplicationChanges,
  ApplicationLetters,
  ManyChanged,
  ManyUndos,
  ResumeText,
  SelectedApplications,
} from '../../applications/many-applications.js';
import { operations } from '../operation.js';

/** Bulk operations on the caller's applications as an employer. */
export const manyApplications = operations({
  'GET /applications/summary': {
    access: 'employer',
    summary:
      'Counts the applications by status, job and tag, each combined with the other filters.',
    query: ApplicationFilter,
    answer: ApplicationSummary,
  },
  'GET /applications/matching': {
    access: 'employer',
    summary: 'Names every application that a filter finds.',
    query: ApplicationFilter,
    answer: MatchingApplications,
  },
  'POST /applications/changes': {
    access: 'employer',
    summary: 'Decides about many applications and changes their private stars, tags and notes.',
    body: ApplicationChanges,
    answer: ManyChanged,
  },
  'POST /applications/changes/undo': {
    access: 'employer',
    summary: 'Undoes many decisions within their first seconds.',
    body: ManyUndos,
    answer: ManyChanged,
  },
  'POST /applications/letters': {
    access: 'employer',
    summary: 'Mails one letter to many applicants, each with their name and job.',
    body: ApplicationLetters,
    answer: ManyChanged,
  },
  'POST /applications/export.csv': {
    access: 'employer',
    permission: 'read',
    limit: 'read',
    summary: 'Returns applications as a table.',
    body: SelectedApplications,
    content: 'text/csv',
  },
  'POST /applications/resumes.zip': {
    access: 'employer',
    permission: 'read',
    limit: 'read',
    summary: 'Returns the résumés of applications in one file.',
    body: SelectedApplications,
    content: 'application/zip',
    errors: { 404: 'None has a résumé', 413: 'More than fit one file' },
  },
  'GET /applications/{id}/resume-text': {
    access: 'employer',
    owner: true,
    summary: 'Returns the text of the résumé of an application; nothing is stored.',
    answer: ResumeText,
  },
});
