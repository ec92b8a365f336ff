import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { createAuthService } from '../testing/auth-test-service.js';
import { password, register, signIn } from '../testing/people.js';

let service: TestService;
let operator: string;
let earlier: string;

beforeAll(async () => {
  service = await createAuthService();
  const person = await register(service);
  const database = await service.database();
  await database
    .collection('users')
    .updateOne({ email: person.email }, { $set: { operator: true } });
  await database.close();
  earlier = person.token;
  operator = (await signIn(service, { email: person.email, password })).body.access_token;
});
afterAll(() => service.close());

it('an operator finds an account and changes its type, which is logged', async () => {
  const person = await register(service, { account_type: 'employer' });
  const query = `?email=${encodeURIComponent(person.email.toUpperCase())}`;
  const found = await service.request('GET', `/auth/operator/accounts${query}`, {
    token: operator,
  });
  expect(found.body).toMatchObject({ id: person.id, account_type: 'employer' });

  const path = `/auth/operator/accounts/${person.id}/account-type`;
  const body = { account_type: 'job_seeker', reason: 'Asked for it' };
  expect((await service.request('PUT', path, { token: person.token, body })).status).toBe(403);
  const changed = await service.request('PUT', path, { token: operator, body });
  expect(changed).toMatchObject({ status: 200, body: { account_type: 'job_seeker' } });
  expect((await service.request('GET', '/auth/me', { token: person.token })).status).toBe(401);
  const session = await signIn(service, { email: person.email, password });
  expect(session.body.user.account_type).toBe('job_seeker');

  await service.request('PUT', path, { token: operator, body });
  const actions = await service.request('GET', '/auth/operator/actions', { token: operator });
  expect(actions.body).toHaveLength(1);
  expect(actions.body[0]).toMatchObject({
    action: 'change-account-type',
    subject_id: person.id,
    reason: 'employer to job_seeker: Asked for it',
  });
});

it('/auth/me reports the operator flag of the token, not of the account', async () => {
  const me = async (token: string) =>
    (await service.request('GET', '/auth/me', { token })).body.operator;
  expect(await me(operator)).toBe(true);
  expect(await me(earlier)).toBeUndefined();
  expect((await service.request('GET', '/auth/operator/actions', { token: earlier })).status).toBe(
    403,
  );
});

it('other services can list the operators', async () => {
  const token = await service.serviceToken('directory');
  const { body } = await service.request('GET', '/internal/operators', { token });
  expect(body).toEqual([expect.objectContaining({ full_name: 'Ada Lovelace' })]);
});
