import type { TestService } from '@commons/service-kit/testing/create-test-service';

let people = 0;

/** A new employer without a listing, unique in the test file. */
export async function newEmployer(service: TestService): Promise<{ sub: string; token: string }> {
  const sub = (++people).toString(16).padStart(24, '0');
  return { sub, token: await service.tokenFor({ account_type: 'employer', sub }) };
}
