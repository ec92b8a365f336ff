import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { machine } from './machine.js';
import type { TestListing } from './new-listing.js';

/** The current listing of the calls, and the token of an operator. */
interface ModerationUnderTest {
  readonly service: TestService;
  readonly operator: string;
  readonly listing: TestListing;
}

/** Calls of reporters and of the operator who decides. */
export function moderationCalls(now: () => ModerationUnderTest) {
  /** Path of the listing's page. */
  const page = () => `/business-directory/${now().listing.id}`;
  const reports = async (state = 'open') => {
    const { service, operator } = now();
    const path = `/business-directory/operator/reports?state=${state}`;
    return (await service.request('GET', path, { token: operator })).body;
  };
  return {
    page,
    reports,
    report: (path: string, body: unknown, from = machine(), token?: string) =>
      now().service.request('POST', `${path}/report`, {
        token,
        body,
        headers: { 'x-forwarded-for': from },
      }),
    reportsOf: async (id: string, state = 'open') =>
      (await reports(state)).find((one: { id: string }) => one.id === id),
    decide: (kind: string, id: string, decision: string, reason = 'Against the rules') =>
      now().service.request('PATCH', `/business-directory/operator/subjects/${kind}/${id}`, {
        token: now().operator,
        body: { decision, reason },
      }),
    /** Writes a review. @returns its id */
    review: async (name: string, rating: number) => {
      const body = {
        reviewer_name: name,
        reviewer_email: `${name.toLowerCase()}@example.org`,
        rating,
        comment: `${name} was here`,
      };
      const headers = { 'x-forwarded-for': machine() };
      const answer = await now().service.request('POST', `${page()}/reviews`, { body, headers });
      return answer.body.id as string;
    },
  };
}
