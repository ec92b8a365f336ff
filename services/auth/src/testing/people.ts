import { randomUUID } from 'node:crypto';
import type { TestAnswer, TestService } from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';

export const password = 'correct horse battery';

/** The body of a new person's registration; `changes` override its fields. */
export const registration = (changes: Record<string, unknown> = {}) => ({
  full_name: 'Ada Lovelace',
  email: `ada-${randomUUID()}@example.org`,
  password,
  account_type: 'job_seeker',
  ...changes,
});

export interface Registered {
  readonly answer: TestAnswer;
  readonly token: string;
  readonly id: string;
  readonly email: string;
}

/** Registers a new person. */
export async function register(
  service: TestService,
  changes: Record<string, unknown> = {},
): Promise<Registered> {
  const body = registration(changes);
  const answer = await service.request('POST', '/auth/register', { body });
  const { access_token: token, user } = answer.body;
  return { answer, token, id: user?.id, email: user?.email };
}

export const signIn = (service: TestService, body: unknown, headers: Record<string, string> = {}) =>
  service.request('POST', '/auth/login', { body, headers });

/** The token of a new operator. */
export async function operatorToken(service: TestService, full_name: string): Promise<string> {
  const { email } = await register(service, { full_name });
  const database = await service.database();
  await database.collection('users').updateOne({ email }, { $set: { operator: true } });
  await database.close();
  return (await signIn(service, { email, password })).body.access_token;
}

/** The token of the verification or reset link in a mail. */
export const tokenOf = (
  mail: { text?: string | undefined },
  page: 'verify-email' | 'reset-password' = 'verify-email',
): string => new RegExp(`${page}\\?token=([\\w-]+)`).exec(mail.text ?? '')?.[1] ?? '';

/** The mails that arrived at an address, oldest first. */
export const mailsTo = (service: TestService, email: string) =>
  service.inbox.mails.filter((mail) => mail.to?.some(({ address }) => address === email));

/** Waits for this many mails to an address. @returns the last of them */
export async function mailTo(service: TestService, email: string, count: number) {
  const mails = await until(
    () => mailsTo(service, email),
    ({ length }) => length >= count,
  );
  return mails[count - 1] as (typeof mails)[number];
}
