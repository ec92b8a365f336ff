import { randomUUID } from 'node:crypto';
import type { TestAnswer, TestService } from '@commons/service-kit/testing/create-test-service';

export const password = 'correct horse battery';

/** A registration of somebody new; `changes` override its fields. */
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

/** Registers somebody. */
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

/** The token of the verification link in a mail. */
export const tokenOf = (mail: { text?: string | undefined }): string =>
  /verify-email\?token=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? '';
