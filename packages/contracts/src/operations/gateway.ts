import { FrontEndReports } from '../front-end-reports.js';
import { operations } from './operation.js';

/** Operations that the gateway answers itself. */
export const gateway = operations({
  'POST /front-end-reports': {
    access: 'public',
    limit: 'read',
    summary:
      'Reports errors, load failures and web vitals of front ends, without anything about the visitor.',
    body: FrontEndReports,
    empty: true,
    errors: { 413: 'More than 16 KB', 415: 'Not application/json' },
  },
});
