import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { createAuthService } from '../testing/auth-test-service.js';
import { password, register, signIn } from '../testing/people.js';

let service: TestService;
let operator: string;
let earlier: string;

/** What the services answer about a person's texts, one after the other. */
let answers: (object[] | undefined)[] = [];

beforeAll(async () => {
  service = await createAuthService({}, () => answers.shift());
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

describe('what was decided on a person before (decision B85)', () => {
  const at = (minute: number) => `2026-11-20T10:0${minute}:00.000Z`;
  const decision = (id: string, minute: number) => ({
    ...{ id, operator_id: 'o', operator_name: 'Opal', action: 'hide', subject_kind: 'job' },
    ...{ subject_id: id, subject_title: `Job ${id}`, reason: 'Fake', created_at: at(minute) },
  });
  const read = (id: string) =>
    service.request('GET', `/auth/operator/accounts/${id}`, { token: operator });

  it('is gathered from the services, the latest first, with what concerns the account', async () => {
    const person = await register(service);
    const body = { reason: 'Pyramid selling' };
    const path = `/auth/operator/accounts/${person.id}/suspension`;
    await service.request('PUT', path, { token: operator, body });
    answers = [[decision('a', 1)], [decision('b', 3), decision('c', 2)], []];
    const { earlier, earlier_incomplete } = (await read(person.id)).body;
    expect(earlier.map(({ subject_title }: { subject_title: string }) => subject_title)).toEqual([
      ...[person.email, 'Job b', 'Job c', 'Job a'],
    ]);
    expect(earlier_incomplete).toBeUndefined();
  });

  it('says so when a service does not answer', async () => {
    const person = await register(service);
    answers = [[decision('a', 1)], undefined, []];
    expect((await read(person.id)).body).toMatchObject({
      ...{ earlier: [{ subject_title: 'Job a' }], earlier_incomplete: true },
    });
  });
});
