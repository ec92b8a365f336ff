import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { mailTo, register } from './people.js';

export const registerEmployer = (service: TestService, company_name?: string) =>
  register(service, { account_type: 'employer', full_name: 'Rosa Lopez', company_name });

/** The token in the last invitation to an address, after this many mails. */
export async function invitationFor(
  service: TestService,
  email: string,
  count = 2,
): Promise<string> {
  const { text } = await mailTo(service, email, count);
  return /\/invitation\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
}

/** Two employers; the second has joined the business of the first, and `token` acts for it. */
export async function joinedColleague(service: TestService, role = 'manager') {
  const owner = await registerEmployer(service, 'Ridge Bakery');
  const colleague = await registerEmployer(service);
  await service.request('POST', '/auth/business/invitations', {
    token: owner.token,
    body: { email: colleague.email, role },
  });
  const answer = await service.request('POST', '/auth/invitations/accept', {
    token: colleague.token,
    body: { token: await invitationFor(service, colleague.email) },
  });
  expect(answer.status).toBe(200);
  return { owner, colleague, token: answer.body.access_token as string };
}
