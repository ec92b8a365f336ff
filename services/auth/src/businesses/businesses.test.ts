import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { decodeJwt } from 'jose';
import { Types } from 'mongoose';
import { SessionService } from '../sessions/session.service.js';
import { createAuthService } from '../testing/auth-test-service.js';
import {
  invitationFor as invitationTo,
  joinedColleague,
  registerEmployer,
} from '../testing/colleagues.js';
import { mailTo, password, register, signIn } from '../testing/people.js';

let service: TestService;
beforeAll(async () => {
  service = await createAuthService({ RESEND_PER_EMAIL: '10' });
});
afterAll(() => service.close());

const employer = (company_name?: string) => registerEmployer(service, company_name);
type Account = Awaited<ReturnType<typeof employer>>;

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  token?: string,
  body?: unknown,
) => service.request(method, path, { token, body });
const invite = (owner: Account, email: string, role = 'manager') =>
  call('POST', '/auth/business/invitations', owner.token, { email, role });
const team = (token: string) => call('GET', '/auth/business', token);
const me = (token: string) => call('GET', '/auth/me', token);
const accept = (token: string, invitation: string) =>
  call('POST', '/auth/invitations/accept', token, { token: invitation });

const invitationFor = (email: string, count?: number) => invitationTo(service, email, count);
const joined = (role?: string) => joinedColleague(service, role);

describe('an invitation', () => {
  it('is mailed, names business and inviter, and makes the reader a colleague', async () => {
    const owner = await employer('Ridge Bakery');
    const colleague = await employer();
    const sent = await invite(owner, colleague.email.toUpperCase(), 'viewer');
    expect(sent).toMatchObject({ status: 201, body: { email: colleague.email, role: 'viewer' } });
    const mail = await mailTo(service, colleague.email, 2);
    expect(mail.subject).toBe('Rosa Lopez invites you to Ridge Bakery');
    const token = await invitationFor(colleague.email);
    expect((await call('POST', '/auth/invitations/read', undefined, { token })).body).toMatchObject(
      {
        business_name: 'Ridge Bakery',
        inviter_name: 'Rosa Lopez',
        email: colleague.email,
        role: 'viewer',
      },
    );
    const answer = await accept(colleague.token, token);
    const business = { id: owner.id, name: 'Ridge Bakery', role: 'viewer' };
    // The link was mailed to this address only.
    expect(answer.body.user).toMatchObject({ id: colleague.id, business, email_verified: true });
    expect(decodeJwt(answer.body.access_token)).toMatchObject({
      sub: colleague.id,
      business: owner.id,
      business_role: 'viewer',
      company_name: 'Ridge Bakery',
    });
    expect((await me(answer.body.access_token)).body).toMatchObject({ business });
    // The session without the business ended, and the link works once.
    expect((await me(colleague.token)).status).toBe(401);
    expect((await accept(answer.body.access_token, token)).status).toBe(400);
    expect((await team(owner.token)).body).toMatchObject({
      members: [
        { user_id: owner.id, role: 'owner' },
        { user_id: colleague.id, role: 'viewer', email: colleague.email },
      ],
      invitations: [],
    });
  });

  it('is for one address, for employers, and for one other business at a time', async () => {
    const owner = await employer();
    const colleague = await employer();
    await invite(owner, colleague.email);
    const token = await invitationFor(colleague.email);
    const other = await employer();
    expect((await accept(other.token, token)).body.detail).toContain(`is for ${colleague.email}`);
    const seeker = await register(service);
    expect((await accept(seeker.token, token)).body.detail).toBe(
      'Only employer accounts can join a business.',
    );
    const { colleague: member, token: acting } = await joined();
    await invite(owner, member.email);
    const second = await accept(acting, await invitationFor(member.email, 3));
    expect(second).toMatchObject({ status: 409 });
    expect(second.body.detail).toContain('Leave that one first');
  });

  it('can be declined, withdrawn and sent again, and expires', async () => {
    const owner = await employer();
    const { email, token: session } = await employer();
    await invite(owner, email);
    const first = await invitationFor(email);
    await invite(owner, email, 'viewer');
    const second = await invitationFor(email, 3);
    expect((await accept(session, first)).status).toBe(400);
    const open = (await team(owner.token)).body.invitations;
    expect(open).toMatchObject([{ email, role: 'viewer' }]);
    const declined = () => call('POST', '/auth/invitations/decline', undefined, { token: second });
    expect([(await declined()).status, (await declined()).status]).toEqual([204, 400]);

    const again = await invite(owner, email);
    const third = await invitationFor(email, 4);
    const stranger = await employer();
    const path = `/auth/business/invitations/${again.body.id}`;
    expect((await call('DELETE', path, stranger.token)).status).toBe(404);
    expect((await call('DELETE', path, owner.token)).status).toBe(204);
    expect((await accept(session, third)).status).toBe(400);

    await invite(owner, email);
    const fourth = await invitationFor(email, 5);
    const invitations = (await service.database()).collection('business_invitations');
    await invitations.updateOne({ email }, { $set: { expires_at: new Date(Date.now() - 1_000) } });
    expect((await accept(session, fourth)).status).toBe(400);
  });

  it('is refused for oneself, for colleagues, and beyond twenty', async () => {
    const { owner, colleague } = await joined();
    expect((await invite(owner, owner.email)).status).toBe(409);
    expect((await invite(owner, colleague.email)).status).toBe(409);
    for (let at = 1; at < 20; at++) {
      expect((await invite(owner, `one${at}-${owner.id}@example.org`)).status).toBe(201);
    }
    expect((await invite(owner, `too-many-${owner.id}@example.org`)).body.detail).toBe(
      'A business can have up to 20 colleagues.',
    );
  });
});

describe('a colleague', () => {
  it('loses access at once when removed, and then acts for their own business', async () => {
    const { owner, colleague, token } = await joined();
    const another = await signIn(service, { email: colleague.email, password });
    expect(another.body.user.business).toMatchObject({ id: owner.id });
    const path = `/auth/business/members/${colleague.id}`;
    expect((await call('DELETE', path, token)).status).toBe(403);
    expect((await call('DELETE', path, owner.token)).status).toBe(204);
    expect([(await me(token)).status, (await me(another.body.access_token)).status]).toEqual([
      401, 401,
    ]);
    const later = await signIn(service, { email: colleague.email, password });
    expect(later.body.user.business).toBeUndefined();
    expect((await team(owner.token)).body.members).toHaveLength(1);
  });

  it('loses sessions that could not be ended by the reconciliation', async () => {
    const { owner, colleague, token } = await joined();
    const members = (await service.database()).collection('business_members');
    // State after a crash between the two writes.
    const over = { over: true, sessions_end_at: new Date() };
    const { matchedCount } = await members.updateOne(
      { user_id: new Types.ObjectId(colleague.id) },
      { $set: over },
    );
    expect(matchedCount).toBe(1);
    expect((await team(owner.token)).body.members).toHaveLength(1);
    await until(
      async () => (await me(token)).status,
      (status) => status === 401,
    );
  });

  it('has to sign in again after losing permissions', async () => {
    const { owner, colleague, token } = await joined('manager');
    const path = `/auth/business/members/${colleague.id}`;
    const changed = await call('PUT', path, owner.token, { role: 'viewer' });
    expect(changed.body.members[1]).toMatchObject({ role: 'viewer' });
    expect((await me(token)).status).toBe(401);
    const again = await signIn(service, { email: colleague.email, password });
    expect(again.body.user.business.role).toBe('viewer');
  });

  it('switches between two businesses, and leaves', async () => {
    const { owner, colleague, token } = await joined();
    const change = (by: string, business_id: string) =>
      call('POST', '/auth/business/switch', by, { business_id });
    expect((await change(token, '65f000000000000000000009')).status).toBe(404);
    const own = await change(token, colleague.id);
    expect(own.body.user.business).toBeUndefined();
    expect((await me(token)).status).toBe(401);
    expect((await team(own.body.access_token)).body.businesses).toEqual([
      expect.objectContaining({ id: colleague.id, current: true, role: 'owner' }),
      expect.objectContaining({ id: owner.id, current: false, role: 'manager' }),
    ]);
    const back = await change(own.body.access_token, owner.id);
    expect(back.body.user.business).toMatchObject({ id: owner.id });
    const left = await call('POST', '/auth/business/leave', back.body.access_token);
    expect(left.body.user.business).toBeUndefined();
    expect((await team(owner.token)).body.members).toHaveLength(1);
    expect((await call('POST', '/auth/business/leave', left.body.access_token)).status).toBe(409);
  });

  it.each([
    ['the password was reset', 'users', { $set: { password_hash: 'another' } }],
    ['the session was ended', 'sessions', undefined],
  ])('gets no new session by switching while %s', async (_, name, change) => {
    const { colleague, token } = await joined();
    const database = await service.database();
    const user = new Types.ObjectId(colleague.id);
    const begin = SessionService.prototype.begin;
    const meanwhile = jest
      .spyOn(SessionService.prototype, 'begin')
      .mockImplementationOnce(async function (this: SessionService, ...args) {
        if (change) await database.collection(name).updateOne({ _id: user }, change);
        else await database.collection(name).deleteMany({ user });
        return begin.apply(this, args);
      });
    const answer = await call('POST', '/auth/business/switch', token, {
      business_id: colleague.id,
    });
    meanwhile.mockRestore();
    expect(answer.status).toBe(401);
    expect(await database.collection('sessions').countDocuments({ user })).toBe(0);
  });

  it('cannot invite anyone or change roles', async () => {
    const { colleague, token } = await joined('manager');
    const answer = await call('POST', '/auth/business/invitations', token, {
      email: 'x@example.org',
      role: 'viewer',
    });
    expect(answer).toMatchObject({
      status: 403,
      body: { detail: 'Only the owner of the business can do this.' },
    });
    const path = `/auth/business/members/${colleague.id}`;
    expect((await call('PUT', path, token, { role: 'manager' })).status).toBe(403);
  });
});

describe('GET /internal/businesses/{id}/mail-readers', () => {
  it('lists the owner and the managers to services only', async () => {
    const { owner, colleague } = await joined('manager');
    const viewer = await employer();
    await invite(owner, viewer.email, 'viewer');
    await accept(viewer.token, await invitationFor(viewer.email));
    const path = `/internal/businesses/${owner.id}/mail-readers`;
    expect((await call('GET', path, owner.token)).status).toBe(401);
    for (const caller of ['jobs', 'directory'] as const) {
      const answer = await call('GET', path, await service.serviceToken(caller));
      expect(answer.body.map(({ id }: { id: string }) => id)).toEqual([owner.id, colleague.id]);
    }
  });

  it.each([
    ['closed', { closed_at: new Date() }],
    ['suspended', { suspension: { reason: 'Spam', at: new Date(), by: 'Opal' } }],
    ['a job seeker’s', { account_type: 'job_seeker' }],
  ])(
    'leaves out who cannot act for it, because their account or the owner’s is %s',
    async (_, change) => {
      const { owner, colleague } = await joined('manager');
      const token = await service.serviceToken('jobs');
      const path = `/internal/businesses/${owner.id}/mail-readers`;
      const readers = async () =>
        (await call('GET', path, token)).body.map(({ id }: { id: string }) => id);
      const users = (await service.database()).collection('users');
      await users.updateOne({ email: colleague.email }, { $set: change });
      expect(await readers()).toEqual([owner.id]);
      await users.updateOne({ email: owner.email }, { $set: change });
      expect(await readers()).toEqual([]);
    },
  );
});
