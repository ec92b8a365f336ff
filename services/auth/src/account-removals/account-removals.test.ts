import { userDataServices } from '@commons/contracts/account/user-data';
import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { createAuthService } from '../testing/auth-test-service.js';
import { mailsTo, operatorToken, password, register, signIn } from '../testing/people.js';

let service: TestService;
let one: string;

beforeAll(async () => {
  service = await createAuthService({ RECONCILE_INTERVAL_MS: '100' });
  one = await operatorToken(service, 'Opal Operator');
});
afterAll(() => service.close());

const pathOf = (id: string) => `/auth/operator/accounts/${id}/removal`;
const ask = (id: string, token = one) =>
  service.request('POST', pathOf(id), { token, body: { reason: 'Asked for it by letter' } });
const confirm = (id: string, token = one) =>
  service.request('POST', `${pathOf(id)}/confirm`, { token });
const rows = async (token = one) =>
  (await service.request('GET', '/auth/operator/removals', { token })).body;
const signInStatus = async (email: string) => (await signIn(service, { email, password })).status;

/** Backdates the request. */
async function age(email: string, hours: number): Promise<void> {
  const database = await service.database();
  const at = new Date(Date.now() - hours * 3_600_000);
  await database.collection('users').updateOne({ email }, { $set: { 'removal.at': at } });
  await database.close();
}

it('an only operator confirms alone, a day later', async () => {
  const { id, email } = await register(service);
  expect((await ask(id)).body).toMatchObject({
    ...{ id, email, asked_by: 'Opal Operator', may_confirm: false },
    alone_from: expect.any(String),
  });
  expect(await confirm(id)).toMatchObject({
    status: 409,
    body: { detail: 'You are the only operator: you can confirm a day after you asked.' },
  });
  await age(email, 23);
  expect((await confirm(id)).status).toBe(409);
  await age(email, 25);
  expect((await confirm(id)).status).toBe(204);
  expect(await signInStatus(email)).toBe(401);
});

it('needs another operator, who sees requester and reason; then the account is closed at once', async () => {
  const person = await register(service);
  const other = await operatorToken(service, 'Otto Operator');
  await ask(person.id);
  await age(person.email, 48);
  // There is another operator, so waiting does not help.
  expect(await confirm(person.id)).toMatchObject({
    status: 409,
    body: { detail: 'Another operator has to confirm what you asked for.' },
  });
  expect(await rows(other)).toMatchObject([
    { id: person.id, reason: 'Asked for it by letter', may_confirm: true },
  ]);
  expect((await confirm(person.id, other)).status).toBe(204);
  expect((await service.request('GET', '/auth/me', { token: person.token })).status).toBe(401);
  expect(await signInStatus(person.email)).toBe(401);
  expect(await rows()).toEqual([]);
  for (const caller of userDataServices) {
    const token = await service.serviceToken(caller);
    await service.request('POST', `/internal/user-erasures/${person.id}`, { token });
  }
  const last = await until(
    () => mailsTo(service, person.email).find(({ subject }) => subject?.includes('been deleted')),
    Boolean,
  );
  expect(last?.text).toContain('Asked for it by letter');
  expect(last?.text).not.toContain('As you asked');
  const log = await service.request('GET', '/auth/operator/actions', { token: one });
  expect(log.body.slice(0, 2).map(({ action }: { action: string }) => action)).toEqual([
    'removal-confirmed',
    'removal-asked',
  ]);
});

it('is refused when the person has become an operator since, to other operators and to themselves', async () => {
  const { id, email } = await register(service);
  await ask(id);
  const other = await operatorToken(service, 'Oda Operator');
  const database = await service.database();
  await database.collection('users').updateOne({ email }, { $set: { operator: true } });
  await database.close();
  expect(await confirm(id, other)).toMatchObject({
    status: 409,
    body: { detail: 'This is the account of an operator. Take back its rights first.' },
  });
  const session = await signIn(service, { email, password });
  expect(await confirm(id, session.body.access_token)).toMatchObject({
    status: 409,
    body: { detail: 'Delete your own account in its settings.' },
  });
});

it('can be withdrawn without trace, and is refused for operators and everybody else', async () => {
  const person = await register(service);
  await ask(person.id);
  expect((await ask(person.id)).status).toBe(200);
  const withdraw = () => service.request('DELETE', pathOf(person.id), { token: one });
  expect((await withdraw()).status).toBe(204);
  expect((await withdraw()).status).toBe(404);
  expect((await confirm(person.id)).status).toBe(404);
  expect(await signInStatus(person.email)).toBe(200);
  const me = await service.request('GET', '/auth/me', { token: one });
  expect((await ask(me.body.id)).status).toBe(409);
  const other = await operatorToken(service, 'Ona Operator');
  expect((await ask(me.body.id, other)).status).toBe(409);
  expect((await ask(me.body.id, person.token)).status).toBe(403);
});
