import type { JobsUnderTest, Person } from './jobs-service.js';

let people = 0;

/** Creates a month-old account with a confirmed address: its reports count. */
export const neighbour = (service: JobsUnderTest, change = {}): Promise<Person> =>
  service.account('job_seeker', {
    email_verified: true,
    created_at: new Date(Date.now() - 30 * 24 * 3_600_000).toISOString(),
    ...change,
  });

/** An address in its own network. */
export function newNetwork(): string {
  people += 1;
  return `10.${20 + (people >> 8)}.${people & 255}.7`;
}

export const report = (
  service: JobsUnderTest,
  id: string,
  address = newNetwork(),
  token?: string,
) =>
  service.request('POST', `/jobs/${id}/report`, {
    body: { reason: 'fake', note: 'They want money.' },
    headers: { 'x-forwarded-for': address },
    ...(token && { token }),
  });

/** Reports a job from three trusted accounts and networks, which hides it. @returns the reporters */
export async function hideByReports(service: JobsUnderTest, id: string): Promise<Person[]> {
  const reporters = [await neighbour(service), await neighbour(service), await neighbour(service)];
  for (const { token } of reporters) await report(service, id, newNetwork(), token);
  return reporters;
}
