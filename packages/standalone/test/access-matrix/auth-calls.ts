import { createHash, randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { act, type Calls, type Prepare } from './call.js';
import { portalSettingsCalls } from './portal-settings-calls.js';
import { mailedToken, mailsTo, type Person, password, personOf, type Stage } from './stage.js';

const seekerA = ({ people }: Stage) => people['job seeker A'].claims;

const newAddress = () => `someone-${randomUUID()}@example.org`;

/** Registers another account, whose links may be used up. */
async function stranger({ service }: Stage): Promise<string> {
  const email = newAddress();
  const body = { full_name: 'A Stranger', email, password };
  await service.request('POST', '/auth/register', { body });
  return email;
}

/** The id of another account. */
async function strangerId({ service }: Stage): Promise<string> {
  const body = { full_name: 'A Stranger', email: newAddress(), password };
  return (await service.request('POST', '/auth/register', { body })).body.user.id;
}

/** The id of an account for which another operator asked that it be deleted. */
async function askedRemoval(stage: Stage): Promise<string> {
  const id = await strangerId(stage);
  const database = await stage.service.database();
  const removal = { reason: 'Asked', by: 'another', by_name: 'Otto', at: new Date() };
  await database
    .collection('users')
    .updateOne({ _id: new Types.ObjectId(id) }, { $set: { removal } });
  await database.close();
  return id;
}

/** A second session of job seeker A. */
async function secondSession(stage: Stage): Promise<Person> {
  const body = { email: seekerA(stage).email, password };
  return personOf((await act(stage, 'job seeker A', 'POST', '/auth/login', body)).access_token);
}

/** Reads the sessions of job seeker A with a token that stays valid. */
const lookAtSessions = ({ service, people }: Stage, { token } = people['job seeker A']) => ({
  owner: 'job seeker A' as const,
  read: async () => {
    const { body } = await service.request('GET', '/auth/sessions', { token });
    return body.map(({ id }: { id: string }) => id).sort();
  },
});

/** An invitation by employer A. */
const invitation = (stage: Stage, email: string): Promise<{ id: string }> =>
  act(stage, 'employer A', 'POST', '/auth/business/invitations', { email, role: 'viewer' });

/** The token of an invitation by a third employer. */
async function invitedTo({ service }: Stage, email = newAddress()): Promise<{ token: string }> {
  const before = mailsTo(service, email).length;
  const body = { full_name: 'A Stranger', email: newAddress(), password, account_type: 'employer' };
  const { access_token: token } = (await service.request('POST', '/auth/register', { body })).body;
  const wanted = { email, role: 'viewer' };
  await service.request('POST', '/auth/business/invitations', { token, body: wanted });
  return { token: await mailedToken(service, email, 'invitation', before) };
}

/** Only job seeker A can see and change the account of job seeker A. */
const ofAccount =
  (body?: object): Prepare =>
  (stage) => ({
    body,
    mark: { owner: 'job seeker A', text: seekerA(stage).email },
    ...(body && {
      look: {
        owner: 'job seeker A',
        read: () => act(stage, 'job seeker A', 'GET', '/auth/profile'),
      },
    }),
  });

/** Requests of auth. Job seeker A owns the records; sessions are real. */
export const authCalls: Calls = {
  ...portalSettingsCalls,
  'POST /auth/register': () => ({
    body: { full_name: 'A Stranger', email: newAddress(), password },
  }),
  'POST /auth/first-operator': async ({ service }) => {
    const token = randomUUID();
    const database = await service.database();
    const hash = createHash('sha256').update(token).digest('hex');
    const link = { hash, expires_at: new Date(Date.now() + 60_000) };
    await database
      .collection<{ _id: string }>('first_operator_links')
      .updateOne({ _id: 'first operator' }, { $set: link }, { upsert: true });
    await database.close();
    return { body: { token, full_name: 'A First', email: newAddress(), password } };
  },
  'POST /auth/login': (stage) => ({ body: { email: seekerA(stage).email, password } }),
  'POST /auth/verify-email': async (stage) => ({
    body: { token: await mailedToken(stage.service, await stranger(stage), 'verify-email') },
  }),
  'POST /auth/resend-verification': () => ({ body: { email: newAddress() } }),
  'POST /auth/forgot-password': () => ({ body: { email: newAddress() } }),
  'POST /auth/reset-password': async (stage) => {
    const email = await stranger(stage);
    await stage.service.request('POST', '/auth/forgot-password', { body: { email } });
    const token = await mailedToken(stage.service, email, 'reset-password');
    return { body: { token, new_password: 'another correct horse' } };
  },
  'GET /auth/me': ofAccount(),
  'GET /auth/profile': ofAccount(),
  'PUT /profile': ofAccount({ full_name: 'Another Name' }),
  'PUT /auth/settings': ofAccount({
    email_notifications: false,
    marketing_emails: false,
    job_alerts: false,
  }),
  'PUT /auth/job-preferences': ofAccount({ remote_ok: true, preferred_locations: 'Chattanooga' }),
  'PUT /auth/language': (stage) => ({
    body: { language: 'es' },
    look: {
      owner: 'job seeker A',
      read: () => act(stage, 'job seeker A', 'GET', '/auth/me'),
    },
  }),
  'PUT /auth/email': (stage) =>
    ofAccount({ email: newAddress(), current_password: password })(stage),
  'PUT /auth/password': async (stage) => {
    await secondSession(stage);
    const body = { current_password: password, new_password: 'another correct horse' };
    return { body, look: lookAtSessions(stage) };
  },
  'GET /auth/business': (stage) => ({
    mark: { owner: 'employer A', text: stage.people['employer A'].claims.email },
  }),
  'POST /auth/business/invitations': () => ({ body: { email: newAddress(), role: 'viewer' } }),
  'DELETE /auth/business/invitations/{id}': async (stage) => ({
    id: (await invitation(stage, newAddress())).id,
  }),
  'PUT /auth/business/members/{id}': ({ people }) => ({
    id: people['viewer of A'].claims.sub,
    body: { role: 'viewer' },
  }),
  'DELETE /auth/business/members/{id}': ({ people }) => ({
    id: people['viewer of A'].claims.sub,
  }),
  'POST /auth/business/leave': () => ({}),
  'POST /auth/business/switch': ({ people }) => ({
    body: { business_id: people['employer A'].claims.sub },
  }),
  'POST /auth/invitations/read': async (stage) => ({ body: await invitedTo(stage) }),
  'POST /auth/invitations/accept': async (stage) => ({
    body: await invitedTo(stage, stage.people['employer A'].claims.email),
  }),
  'POST /auth/invitations/decline': async (stage) => ({ body: await invitedTo(stage) }),
  'GET /internal/businesses/{id}/mail-readers': ({ people }) => ({
    id: people['employer A'].claims.sub,
  }),
  'POST /auth/logout': async (stage) => ({
    look: lookAtSessions(stage, await secondSession(stage)),
  }),
  'GET /auth/sessions': (stage) => ({
    mark: { owner: 'job seeker A', text: seekerA(stage).sid },
  }),
  'DELETE /auth/sessions': async (stage) => {
    await secondSession(stage);
    return { look: lookAtSessions(stage) };
  },
  'DELETE /auth/sessions/{id}': async (stage) => {
    const { claims } = await secondSession(stage);
    return { id: claims.sid, look: lookAtSessions(stage) };
  },
  'GET /internal/seekers/{id}': (stage) => ({ id: seekerA(stage).sub }),
  'POST /internal/seekers/{id}/stop-job-alerts': (stage) => ({ id: seekerA(stage).sub, body: {} }),
  'DELETE /auth/email': () => ({}),
  'GET /auth/my-data': () => ({}),
  'POST /auth/account-deletion': (stage) => ofAccount({ current_password: password })(stage),
  'DELETE /auth/account-deletion': () => ({}),
  'GET /auth/operator/accounts': (stage) => ({
    query: `?email=${encodeURIComponent(seekerA(stage).email)}`,
  }),
  'PUT /auth/operator/accounts/{id}/account-type': (stage) => ({
    id: seekerA(stage).sub,
    body: { account_type: 'job_seeker', reason: 'Asked for it' },
  }),
  'GET /auth/operator/accounts/{id}': (stage) => ({ id: seekerA(stage).sub }),
  // Of another account: job seeker A has to stay signed in.
  'PUT /auth/operator/accounts/{id}/suspension': async (stage) => ({
    id: await strangerId(stage),
    body: { reason: 'Posted spam' },
  }),
  'DELETE /auth/operator/accounts/{id}/suspension': async (stage) => ({
    id: await strangerId(stage),
  }),
  'GET /auth/operator/removals': () => ({}),
  'POST /auth/operator/accounts/{id}/removal': async (stage) => ({
    id: await strangerId(stage),
    body: { reason: 'Asked for it by letter' },
  }),
  'POST /auth/operator/accounts/{id}/removal/confirm': async (stage) => ({
    id: await askedRemoval(stage),
  }),
  'DELETE /auth/operator/accounts/{id}/removal': async (stage) => ({
    id: await askedRemoval(stage),
  }),
  'GET /auth/operator/numbers': () => ({ query: '?month=2026-11' }),
  'GET /auth/operator/actions': () => ({}),
  'POST /internal/operator-actions': () => ({ body: {} }),
  'GET /auth/operator/queues': () => ({}),
  'GET /auth/operator/queues/{queue}/failed': () => ({ id: 'auth' }),
  'POST /auth/operator/queues/{queue}/retry': () => ({ id: 'auth', body: { ids: ['none'] } }),
  'POST /auth/operator/queues/{queue}/drop': () => ({
    id: 'auth',
    body: { ids: ['none'], reason: 'Nobody waits for it' },
  }),
  'GET /auth/operator/feature-switches': () => ({}),
  'PUT /auth/operator/feature-switches/{name}': () => ({
    id: 'ai_tools',
    body: { on: true, reason: 'As it is' },
  }),
  'GET /internal/revoked-sessions': () => ({}),
  'GET /internal/operators': () => ({}),
  'POST /internal/user-erasures/{user_id}': (stage) => ({ id: seekerA(stage).sub }),
  'GET /internal/seeker-profiles/{id}': (stage) => ({ id: seekerA(stage).sub }),
  'GET /internal/writers/{id}': (stage) => ({ id: seekerA(stage).sub }),
  'GET /internal/users/{id}': (stage) => ({ id: seekerA(stage).sub }),
};
