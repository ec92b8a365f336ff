import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { Types } from 'mongoose';
import { runOperatorCommand } from '../operator-command/operator-command.js';
import { createAuthService } from '../testing/auth-test-service.js';
import { joinedColleague } from '../testing/colleagues.js';
import { operatorToken, password, signIn } from '../testing/people.js';
import { BusinessMembersService } from './business-members.service.js';

let service: TestService;
beforeAll(async () => {
  service = await createAuthService({ ACCOUNT_DELETION_DAYS: '0', RECONCILE_INTERVAL_MS: '100' });
});
afterAll(() => service.close());

const statusOf = async (token: string) =>
  (await service.request('GET', '/auth/me', { token })).status;
const signedOut = (token: string) =>
  until(
    () => statusOf(token),
    (status) => status === 401,
  );
const command = (...args: string[]) => runOperatorCommand(args, service.env, () => undefined);

async function stored(name: string, filter: object) {
  const database = await service.database();
  const found = await database.collection(name).find(filter).toArray();
  await database.close();
  return found;
}
const membershipsIn = ({ id }: { id: string }) =>
  stored('business_members', { business_id: new Types.ObjectId(id) });

it('colleagues are signed out of a business whose owner’s account is closed, before it is erased', async () => {
  const { owner, colleague, token } = await joinedColleague(service);
  await service.request('POST', '/auth/account-deletion', {
    token: owner.token,
    body: { current_password: password },
  });
  await signedOut(token);
  // No service has confirmed the erasure.
  expect(await stored('users', { email: owner.email })).toMatchObject([
    { closed_at: expect.any(Date), erasures_left: ['directory', 'jobs', 'resumes', 'ai'] },
  ]);
  const own = await signIn(service, { email: colleague.email, password });
  expect([own.status, own.body.user.business]).toEqual([200, undefined]);
});

it('a change of type on the command line ends the memberships in the business', async () => {
  const { owner, colleague, token } = await joinedColleague(service);
  expect(await command('account-type', owner.email, 'job_seeker')).toBe(0);
  expect(await statusOf(token)).toBe(401);
  await until(
    () => membershipsIn(owner),
    ({ length }) => length === 0,
  );
  expect(await command('account-type', owner.email, 'employer')).toBe(0);
  const own = await signIn(service, { email: colleague.email, password });
  expect([own.status, own.body.user.business]).toEqual([200, undefined]);
});

it('a change of type on the command line ends the person’s own membership', async () => {
  const { owner, colleague, token } = await joinedColleague(service);
  expect(await command('account-type', colleague.email, 'job_seeker')).toBe(0);
  expect(await statusOf(token)).toBe(401);
  await until(
    () => membershipsIn(owner),
    ({ length }) => length === 0,
  );
  expect(await statusOf(owner.token)).toBe(200);
});

it('memberships that a change of type in the console left are ended by the reconciliation', async () => {
  const operator = await operatorToken(service, 'Opal Operator');
  const { owner, token } = await joinedColleague(service);
  const interrupted = jest
    .spyOn(BusinessMembersService.prototype, 'forget')
    .mockRejectedValueOnce(new Error('interrupted'));
  const answer = await service.request('PUT', `/auth/operator/accounts/${owner.id}/account-type`, {
    token: operator,
    body: { account_type: 'job_seeker', reason: 'Asked for it' },
  });
  expect(answer.status).toBe(200);
  expect(await statusOf(token)).toBe(401);
  await until(
    () => membershipsIn(owner),
    ({ length }) => length === 0,
  );
  const [user] = await until(
    () => stored('users', { email: owner.email }),
    ([found]) => found?.memberships_end_at === undefined,
  );
  expect(user).toMatchObject({ account_type: 'job_seeker' });
  interrupted.mockRestore();
});
