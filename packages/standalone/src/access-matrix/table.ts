import type { ServiceName } from '@commons/service-kit/service.config';

/**
 * Who may call what: every operation of every service, with the status each caller gets.
 *
 * - Records are prepared so that A owns them: job seeker A's application stands on employer A's job. B is of the same
 *   account type and owns nothing. Another's record is a 404, as if it did not exist; the wrong account type is a 403.
 * - The last three callers show tokens that are bad in one way only: they are those of an A who may make the call.
 *   A guarded operation answers 401, a public one (`guest` below 400) treats them as guests.
 * - Columns: guest, job seekers A and B, employers A and B, expired token, revoked session, foreign signature; then who
 *   may. For doors that none of the eight may pass the row ends with who else is let in: an operator, a service.
 *
 * The test fails when a service has an operation that stands not here, or no longer has one that does. Not listed are
 * /healthz, /readyz, /metrics and /openapi.json of each service: they need no token, and the gateway does not pass
 * them on.
 */
export const callers = [
  'guest',
  'job seeker A',
  'job seeker B',
  'employer A',
  'employer B',
  'expired token',
  'revoked session',
  'foreign signature',
] as const;
export type Caller = (typeof callers)[number];

interface Others {
  /** Status for employer A's account with the rights of an operator. */
  readonly operator?: number;
  /** Status for another service with its service token. */
  readonly service?: number;
}

export interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly expected: Readonly<Record<Caller, number>>;
  readonly others: Others;
}

const table: Record<ServiceName, string> = {
  auth: `
    POST   /auth/register                        201  201 201  201 201  201 201 201  all
    POST   /auth/login                           200  200 200  200 200  200 200 200  all
    POST   /auth/verify-email                    200  200 200  200 200  200 200 200  all with link
    POST   /auth/resend-verification             200  200 200  200 200  200 200 200  all
    POST   /auth/forgot-password                 200  200 200  200 200  200 200 200  all
    POST   /auth/reset-password                  200  200 200  200 200  200 200 200  all with link
    GET    /.well-known/jwks.json                200  200 200  200 200  200 200 200  all
    GET    /auth/me                              401  200 200  200 200  401 401 401  own
    POST   /auth/logout                          401  204 204  204 204  401 401 401  own
    GET    /auth/profile                         401  200 200  200 200  401 401 401  own
    PUT    /profile                              401  200 200  200 200  401 401 401  own
    PUT    /auth/settings                        401  200 200  200 200  401 401 401  own
    PUT    /auth/job-preferences                 401  200 200  403 403  401 401 401  job seekers, own
    PUT    /auth/password                        401  200 200  200 200  401 401 401  own
    PUT    /auth/email                           401  200 200  200 200  401 401 401  own
    GET    /auth/sessions                        401  200 200  200 200  401 401 401  own
    DELETE /auth/sessions                        401  204 204  204 204  401 401 401  own
    DELETE /auth/sessions/{id}                   401  204 404  404 404  401 401 401  whose session it is
    DELETE /auth/email                           401  200 200  200 200  401 401 401  own
    GET    /auth/my-data                         401  200 200  200 200  401 401 401  own
    POST   /auth/account-deletion                401  200 200  200 200  401 401 401  own
    DELETE /auth/account-deletion                401  200 200  200 200  401 401 401  own
    GET    /auth/operator/accounts               401  403 403  403 403  401 401 401  operator 200
    PUT    /auth/operator/accounts/{id}/account-type 401  403 403  403 403  401 401 401  operator 200
    GET    /auth/operator/actions                401  403 403  403 403  401 401 401  operator 200
    GET    /internal/revoked-sessions            401  401 401  401 401  401 401 401  service 200
    GET    /internal/operators                   401  401 401  401 401  401 401 401  service 200
    POST   /internal/user-erasures/{user_id}     401  401 401  401 401  401 401 401  service 200
    GET    /internal/users/{id}                  401  401 401  401 401  401 401 401  service 200
    GET    /internal/seekers                     401  401 401  401 401  401 401 401  service 200
    GET    /internal/seekers/{id}                401  401 401  401 401  401 401 401  service 200
    GET    /internal/seeker-profiles/{id}         401  401 401  401 401  401 401 401  service 403
    POST   /internal/seekers/{id}/stop-job-alerts 401  401 401  401 401  401 401 401  service 200
  `,
  directory: `
    GET    /internal/user-data                   401  401 401  401 401  401 401 401  service 403
    POST   /internal/user-data/{holder}          401  401 401  401 401  401 401 401  service 403
    POST   /internal/user-data/{holder}/file     401  401 401  401 401  401 401 401  service 403
    POST   /business-directory/search            200  200 200  200 200  200 200 200  all
    POST   /business-directory/search/summary    200  200 200  200 200  200 200 200  all
    GET    /business-directory/suggestions       200  200 200  200 200  200 200 200  all
    GET    /business-directory/{id}              200  200 200  200 200  200 200 200  all
    GET    /business-directory/{id}/head         200  200 200  200 200  200 200 200  all
    GET    /business-directory/sitemap           200  200 200  200 200  200 200 200  all
    GET    /business-directory/sitemap/{page}    200  200 200  200 200  200 200 200  all
    GET    /business-directory/my-listing        401  403 403  200 404  401 401 401  employers, own
    POST   /business-directory                   401  403 403  201 201  401 401 401  employers
    PUT    /business-directory                   401  403 403  200 404  401 401 401  employers, own
    DELETE /business-directory                   401  403 403  204 404  401 401 401  employers, own
    POST   /business-directory/{id}/gallery/multiple  401  403 403  201 404  401 401 401  whose listing it is
    DELETE /business-directory/{id}/gallery/{filename}  401  403 403  204 404  401 401 401  whose listing it is
    POST   /upload-logo                          401  403 403  201 404  401 401 401  employers, own
    GET    /uploads/{kind}/{name}                200  200 200  200 200  200 200 200  all
    GET    /internal/listings/by-owner/{user_id} 401  401 401  401 401  401 401 401  service 200
    POST   /business-directory/import            401  403 403  403 403  401 401 401  operator 200
    GET    /business-directory/{id}/reviews      200  200 200  200 200  200 200 200  all
    POST   /business-directory/{id}/reviews      201  201 201  422 201  201 201 201  all but the owner
    PUT    /business-directory/{id}/reviews/{review_id}/reply 401  403 403  200 404  401 401 401  whose listing it is
    POST   /business-directory/{id}/report       200  200 200  200 200  200 200 200  all
    POST   /business-directory/{id}/reviews/{review_id}/report 200  200 200  200 200  200 200 200  all
    GET    /business-directory/operator/reports  401  403 403  403 403  401 401 401  operator 200
    PATCH  /business-directory/operator/subjects/{kind}/{id} 401  403 403  403 403  401 401 401  operator 200
    GET    /business-directory/operator/actions  401  403 403  403 403  401 401 401  operator 200
    POST   /contact                              201  201 201  201 201  201 201 201  all
    GET    /contact/operator/messages            401  403 403  403 403  401 401 401  operator 200
    PATCH  /contact/operator/messages/{id}       401  403 403  403 403  401 401 401  operator 200
  `,
  jobs: `
    GET    /internal/user-data                   401  401 401  401 401  401 401 401  service 403
    POST   /internal/user-data/{holder}          401  401 401  401 401  401 401 401  service 403
    POST   /internal/user-data/{holder}/file     401  401 401  401 401  401 401 401  service 403
    POST   /jobs/search                          200  200 200  200 200  200 200 200  all
    POST   /jobs/search/summary                  200  200 200  200 200  200 200 200  all
    GET    /jobs/suggestions                     200  200 200  200 200  200 200 200  all
    GET    /jobs/{id}                            200  200 200  200 200  200 200 200  all
    GET    /jobs/{id}/head                       200  200 200  200 200  200 200 200  all
    GET    /jobs/sitemap                         200  200 200  200 200  200 200 200  all
    GET    /jobs/sitemap/{page}                  200  200 200  200 200  200 200 200  all
    POST   /jobs                                 401  403 403  201 201  401 401 401  employers
    PUT    /jobs/{id}                            401  403 403  200 404  401 401 401  whose job it is
    POST   /jobs/drafts                          401  403 403  201 201  401 401 401  employers
    PUT    /jobs/drafts/{id}                     401  403 403  200 404  401 401 401  whose job it is
    DELETE /jobs/drafts/{id}                     401  403 403  204 404  401 401 401  whose job it is
    PATCH  /jobs/{id}/status                     401  403 403  200 404  401 401 401  whose job it is
    GET    /my-jobs                              401  403 403  200 200  401 401 401  employers, own
    POST   /jobs/import                          401  403 403  403 403  401 401 401  operator 200
    POST   /jobs/{id}/apply                      401  201 201  403 403  401 401 401  job seekers
    GET    /my-applications                      401  200 200  403 403  401 401 401  job seekers, own
    GET    /applications/all                     401  403 403  200 200  401 401 401  employers, on own jobs
    PUT    /applications/{id}/status             401  403 403  200 404  401 401 401  whose job it is
    POST   /applications/{id}/status/undo        401  403 403  200 404  401 401 401  whose job it is
    GET    /applications/{id}/resume             401  403 403  200 404  401 401 401  whose job it is
    GET    /applications/{id}/email-template/{type} 401  403 403  200 404  401 401 401  whose job it is
    POST   /applications/{id}/email              401  403 403  201 404  401 401 401  whose job it is
    POST   /my-applications/{id}/withdraw        401  200 404  403 403  401 401 401  whose application it is
    GET    /applications/events                  401  403 403  200 200  401 401 401  employers, own
    GET    /my-applications/events               401  200 200  403 403  401 401 401  job seekers, own
    GET    /jobs/saved                           401  200 200  403 403  401 401 401  job seekers, own
    GET    /jobs/saved/ids                       401  200 200  403 403  401 401 401  job seekers, own
    PUT    /jobs/saved/{id}                      401  200 200  403 403  401 401 401  job seekers, own
    DELETE /jobs/saved/{id}                      401  204 204  403 403  401 401 401  job seekers, own
    GET    /jobs/matches                         401  200 200  403 403  401 401 401  job seekers, own
    GET    /jobs/feed.atom                       200  200 200  200 200  200 200 200  all
    POST   /jobs/{id}/report                     200  200 200  200 200  200 200 200  all
    POST   /jobs/{id}/objection                  401  403 403  200 404  401 401 401  employers, own
    POST   /jobs/operator/restore                401  403 403  403 403  401 401 401  operator 200
    GET    /jobs/operator/reports                401  403 403  403 403  401 401 401  operator 200
    PATCH  /jobs/operator/subjects/{id}          401  403 403  403 403  401 401 401  operator 200
    GET    /jobs/operator/actions                401  403 403  403 403  401 401 401  operator 200
    GET    /jobs/alerts/{token}/unsubscribe      303  303 303  303 303  303 303 303  all
    POST   /jobs/alerts/{token}/unsubscribe      200  200 200  200 200  200 200 200  all with link
  `,
  resumes: `
    GET    /internal/user-data                   401  401 401  401 401  401 401 401  service 403
    POST   /internal/user-data/{holder}          401  401 401  401 401  401 401 401  service 403
    POST   /internal/user-data/{holder}/file     401  401 401  401 401  401 401 401  service 403
    GET    /job-seeker/professional-profile      401  200 200  403 403  401 401 401  job seekers, own
    PUT    /job-seeker/professional-profile      401  200 200  403 403  401 401 401  job seekers, own
    POST   /job-seeker/profile/share-link        401  200 200  403 403  401 401 401  job seekers, own
    DELETE /job-seeker/profile/share-link        401  204 204  403 403  401 401 401  job seekers, own
    PUT    /job-seeker/profile/visibility        401  200 200  403 403  401 401 401  job seekers, own
    GET    /job-seeker/profile/views             401  200 200  403 403  401 401 401  job seekers, own
    GET    /shared-profile/{token}               200  200 200  200 200  200 200 200  all with link
    GET    /shared-profile/{token}/head          200  200 200  200 200  200 200 200  all with link
    POST   /resume/upload                        401  201 201  403 403  401 401 401  job seekers
    GET    /resume/current                       401  200 200  403 403  401 401 401  job seekers, own
    GET    /resume/profile-findings              401  200 200  403 403  401 401 401  job seekers, own
    POST   /resume/json-resume                   401  200 200  403 403  401 401 401  job seekers
    POST   /resume/analyze                       401  200 404  403 403  401 401 401  whose resume it is
    POST   /resume/rewrite                       401  200 404  403 403  401 401 401  whose resume it is
    POST   /resume/{id}/cancel                   401  200 404  403 403  401 401 401  whose resume it is
    PUT    /resume/{id}/expiry                   401  200 404  403 403  401 401 401  whose resume it is
    DELETE /resume/{id}                          401  204 404  403 403  401 401 401  whose resume it is
    GET    /resume/export/{id}                   401  200 404  403 403  401 401 401  whose resume it is
    PUT    /resume/improved/{id}                 401  200 404  403 403  401 401 401  whose resume it is
  `,
  ai: `
    GET    /internal/user-data                   401  401 401  401 401  401 401 401  service 403
    POST   /internal/user-data/{holder}          401  401 401  401 401  401 401 401  service 403
    POST   /internal/user-data/{holder}/file     401  401 401  401 401  401 401 401  service 403
    POST   /ai/business-advisor                  401  200 200  200 200  401 401 401  signed in
    POST   /ai/content-generator                 401  200 200  200 200  401 401 401  signed in
    POST   /ai/email-assistant                   401  200 200  200 200  401 401 401  signed in
    POST   /ai/financial-forecasting             401  200 200  200 200  401 401 401  signed in
    POST   /ai/job-matching                      401  200 200  200 200  401 401 401  signed in
    POST   /ai/market-analysis                   401  200 200  200 200  401 401 401  signed in
    POST   /ai/{tool}                            401  200 200  200 200  401 401 401  signed in
    GET    /ai/drafts                            401  200 200  200 200  401 401 401  own
    POST   /ai/drafts                            401  201 201  201 201  401 401 401  own
    DELETE /ai/drafts/{id}                       401  204 404  404 404  401 401 401  whose draft it is
    GET    /ai/answers                           401  200 200  200 200  401 401 401  own
    GET    /ai/answers/{id}                      401  200 404  404 404  401 401 401  whose answer it is, for some minutes
    DELETE /ai/answers/{id}                      401  204 404  404 404  401 401 401  whose answer it is, for some minutes
    POST   /calculators/loan                     200  200 200  200 200  200 200 200  all
    POST   /calculators/roi                      200  200 200  200 200  200 200 200  all
    POST   /calculators/breakeven                200  200 200  200 200  200 200 200  all
    POST   /calculators/tax                      200  200 200  200 200  200 200 200  all
  `,
};

/** Method, path, a status for each caller in their order, who may. */
const rowForm = /^(\w+) +(\S+) +((?:\d{3} +){8})(.+)$/;

function operation(row: string): Operation {
  const [, method = '', path = '', codes = '', who = ''] = rowForm.exec(row) ?? [];
  if (!method) throw new Error(`Not a row of the access matrix: ${row}`);
  const statuses = codes.trim().split(/ +/).map(Number);
  const expected = Object.fromEntries(callers.map((caller, at) => [caller, statuses[at]]));
  const [, other, status] = /\b(operator|service) (\d{3})$/.exec(who) ?? [];
  return {
    name: `${method} ${path}`,
    method,
    path,
    expected: expected as Record<Caller, number>,
    others: other ? { [other]: Number(status) } : {},
  };
}

/** The rows of a service. */
export const operationsOf = (service: ServiceName): Operation[] =>
  table[service]
    .trim()
    .split('\n')
    .map((row) => operation(row.trim()));
