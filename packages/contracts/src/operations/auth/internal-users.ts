import { z } from 'zod';
import { UserSnapshot, WriterAccount } from '../../account/account.js';
import { RevokedSession, RevokedSessionsQuery } from '../../account/revoked-sessions.js';
import { ErasureReceipt } from '../../account/user-data.js';
import { JobAlertsStopped, SeekerList, SeekerPreferences } from '../../jobs/job-matches.js';
import { OperatorContact } from '../../moderation/moderation.js';
import { SeekerAccountProfile } from '../../resumes/profiles.js';
import { operations } from '../operation.js';

/** What other services request about people. */
export const internalUsers = operations({
  'GET /.well-known/jwks.json': {
    access: 'public',
    summary: 'Returns the public keys of access tokens.',
    answer: z.object({ keys: z.array(z.looseObject({ kid: z.string().optional() })) }),
  },
  'GET /internal/users/{id}': {
    access: 'internal',
    summary: 'Returns what other services may know of a person.',
    answer: UserSnapshot,
  },
  'GET /internal/writers/{id}': {
    access: 'internal',
    callers: ['ai'],
    summary: 'Returns what a person signs texts with.',
    answer: WriterAccount,
  },
  'GET /internal/businesses/{id}/mail-readers': {
    access: 'internal',
    callers: ['directory', 'jobs'],
    summary: 'Lists who gets the mails of a business: its owner and the managers.',
    answer: z.array(UserSnapshot),
  },
  'GET /internal/operators': {
    access: 'internal',
    summary: 'Lists the operators, for mails to them.',
    answer: z.array(OperatorContact),
  },
  'GET /internal/seekers': {
    access: 'internal',
    callers: ['jobs'],
    summary: 'Lists job seekers who want mails about new jobs.',
    query: SeekerList,
    answer: z.array(SeekerPreferences),
  },
  'GET /internal/seekers/{id}': {
    access: 'internal',
    callers: ['jobs'],
    summary: 'Returns what kind of job a person looks for.',
    answer: SeekerPreferences,
  },
  'POST /internal/seekers/{id}/stop-job-alerts': {
    access: 'internal',
    callers: ['jobs'],
    summary: 'Ends the mails about new jobs.',
    answer: JobAlertsStopped,
  },
  'GET /internal/seeker-profiles/{id}': {
    access: 'internal',
    callers: ['resumes'],
    summary: 'Returns what a professional profile begins with.',
    answer: SeekerAccountProfile,
  },
  'GET /internal/revoked-sessions': {
    access: 'internal',
    summary: 'Lists sessions that ended since a moment, oldest first.',
    query: RevokedSessionsQuery,
    answer: z.array(RevokedSession),
  },
  'POST /internal/user-erasures/{user_id}': {
    access: 'internal',
    summary: 'Confirms that a service has erased what it stored of a person.',
    answer: ErasureReceipt,
  },
});
