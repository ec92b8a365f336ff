import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { runOperatorCommand } from '../operator-command/operator-command.js';
import { createAuthService } from '../testing/auth-test-service.js';
import { password, register, registration, signIn } from '../testing/people.js';

let service: TestService;
beforeEach(async () => {
  service = await createAuthService();
});
afterEach(() => service.close());

const command = async (...args: string[]) => {
  let written = '';
  await runOperatorCommand(args, service.env, (text) => {
    written += text;
  });
  return written;
};
const printed = async () => (await command('first-link')).trim();
const tokenOf = (link: string) => link.split('#')[1] ?? '';
const person = (token: string, email = registration().email) => ({
  ...{ token, email, password, full_name: 'Opal Stone' },
});
const use = (body: unknown) => service.request('POST', '/auth/first-operator', { body });
const inDatabase = async (collection: string) => {
  const database = await service.database();
  const rows = await database.collection(collection).find().toArray();
  await database.close();
  return rows;
};

it('creates one operator, signed in and logged', async () => {
  const link = await printed();
  expect(link).toMatch(/^\/first-operator#[\w-]{43}$/);
  const answer = await use(person(tokenOf(link)));
  expect([answer.status, answer.body.user]).toMatchObject([
    201,
    { full_name: 'Opal Stone', operator: true, account_type: 'employer' },
  ]);
  const token = answer.body.access_token;
  const log = await service.request('GET', '/auth/operator/actions', { token });
  expect(log.body[0]).toMatchObject({
    ...{ action: 'grant', operator_name: 'Opal Stone', subject_title: answer.body.user.email },
    reason: 'By the link that the start of the portal printed',
  });
  const again = await signIn(service, { email: answer.body.user.email, password });
  expect(again.body.user.operator).toBe(true);
  expect((await use(person(tokenOf(link)))).status).toBe(404);
});

it('stores nothing that reveals the link', async () => {
  const token = tokenOf(await printed());
  const [stored, ...others] = await inDatabase('first_operator_links');
  expect(others).toEqual([]);
  expect(JSON.stringify(stored)).not.toContain(token);
});

it('accepts the last printed link for a day', async () => {
  const first = tokenOf(await printed());
  const second = tokenOf(await printed());
  expect((await use(person(first))).status).toBe(404);
  const database = await service.database();
  const links = database.collection('first_operator_links');
  const [row] = await links.find().toArray();
  expect((row?.expires_at.getTime() - Date.now()) / 3_600_000).toBeCloseTo(24, 1);
  await links.updateOne({}, { $set: { expires_at: new Date(Date.now() - 1) } });
  await database.close();
  const over = await use(person(second));
  expect([over.status, over.body.detail]).toEqual([
    404,
    expect.stringMatching(/^This link is over/),
  ]);
  expect(await inDatabase('users')).toEqual([]);
});

it('stays valid after a taken address or a short password', async () => {
  const { email } = await register(service);
  const token = tokenOf(await printed());
  expect((await use(person(token, email))).status).toBe(409);
  expect((await use({ ...person(token), password: 'abc' })).status).toBe(422);
  expect((await use(person(token))).status).toBe(201);
});

it('creates one operator for two concurrent uses', async () => {
  const token = tokenOf(await printed());
  const answers = await Promise.all([use(person(token)), use(person(token))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 404]);
  const users = await inDatabase('users');
  expect(users.filter(({ operator }) => operator)).toHaveLength(1);
});

it('expires, and is no longer printed, once there is an operator', async () => {
  const token = tokenOf(await printed());
  const { email } = await register(service);
  await command('grant', email);
  expect((await use(person(token))).status).toBe(404);
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await printed()).toBe('');
  expect(said).toHaveBeenCalledWith(expect.stringContaining('There is an operator already'));
  said.mockRestore();
});
