import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { decodeJwt } from 'jose';
import { runOperatorCommand } from '../operator-command/operator-command.js';
import { createAuthService } from '../testing/auth-test-service.js';
import { password, register, signIn } from '../testing/people.js';

let service: TestService;
beforeAll(async () => {
  service = await createAuthService();
});
afterAll(() => service.close());

describe('GET /internal/users/{id}', () => {
  it('returns what other services may know about a person', async () => {
    const { id, email } = await register(service, { account_type: 'employer', company_name: 'X' });
    const token = await service.serviceToken('jobs');
    const { status, body } = await service.request('GET', `/internal/users/${id}`, { token });
    expect(status).toBe(200);
    expect(body).toEqual({
      id,
      full_name: 'Ada Lovelace',
      email,
      email_verified: false,
      created_at: expect.stringMatching(/Z$/),
      account_type: 'employer',
      company_name: 'X',
      email_notifications: true,
    });
  });

  it('answers 404 for unknown and malformed ids', async () => {
    const token = await service.serviceToken('jobs');
    for (const id of ['65f000000000000000000009', 'x', '%00']) {
      const answer = await service.request('GET', `/internal/users/${id}`, { token });
      expect(answer).toMatchObject({ status: 404, body: { detail: 'User not found' } });
    }
  });

  it('refuses people, including operators', async () => {
    const { id, token } = await register(service);
    expect((await service.request('GET', `/internal/users/${id}`)).status).toBe(401);
    expect((await service.request('GET', `/internal/users/${id}`, { token })).status).toBe(401);
  });
});

describe('the operator command', () => {
  const run = async (...args: string[]) => {
    let text = '';
    const code = await runOperatorCommand(args, service.env, (more) => {
      text += more;
    });
    return { code, text };
  };

  it('appoints an operator, lists the operators, and revokes the right immediately', async () => {
    const { email } = await register(service);
    expect(await run('grant', email.toUpperCase())).toMatchObject({ code: 0 });
    expect((await run('list')).text).toContain(email);
    const { access_token: token } = (await signIn(service, { email, password })).body;
    expect(decodeJwt(token).operator).toBe(true);
    expect(await run('revoke', email)).toMatchObject({ code: 0 });
    expect((await service.request('GET', '/auth/me', { token })).status).toBe(401);
    const again = (await signIn(service, { email, password })).body.access_token;
    expect(decodeJwt(again)).not.toHaveProperty('operator');
    expect((await run('list')).text).not.toContain(email);
  });

  it('lists newsletter recipients with verified addresses only', async () => {
    const [reader, other, unconfirmed] = [
      await register(service),
      await register(service),
      await register(service),
    ];
    const users = (await service.database()).collection('users');
    const confirmed = { $in: [reader.email, other.email] };
    await users.updateMany({ email: confirmed }, { $set: { email_verified: true } });
    const flags = { email_notifications: true, marketing_emails: true, job_alerts: true };
    for (const { token } of [reader, unconfirmed])
      await service.request('PUT', '/auth/settings', { token, body: flags });
    expect(await run('news-readers')).toEqual({ code: 0, text: `${reader.email}\n` });
    await service.request('PUT', '/auth/settings', {
      token: reader.token,
      body: { ...flags, marketing_emails: false },
    });
    expect((await run('news-readers')).text).toBe('none\n');
  });

  it('changes the type of an account, ends its sessions, and logs the change', async () => {
    const { email, token, id } = await register(service, { account_type: 'job_seeker' });
    const answer = await run('account-type', ` ${email.toUpperCase()}`, 'employer');
    expect(answer).toEqual({
      code: 0,
      text: `${email} is of the type employer now and is signed out.\n`,
    });
    expect((await service.request('GET', '/auth/me', { token })).status).toBe(401);
    const again = (await signIn(service, { email, password })).body;
    expect(again.user.account_type).toBe('employer');
    expect(decodeJwt(again.access_token).account_type).toBe('employer');
    const same = await run('account-type', email, 'employer');
    expect(same).toEqual({ code: 0, text: `${email} is of the type employer already.\n` });
    const me = await service.request('GET', '/auth/me', { token: again.access_token });
    expect(me.status).toBe(200);
    const actions = (await service.database()).collection('operator_actions');
    const kept = await actions.find({ subject_id: id }).toArray();
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({
      operator_name: 'Command line',
      action: 'change-account-type',
      subject_title: email,
      reason: 'job_seeker to employer',
    });
    expect(
      await (await service.database()).collection('users').findOne({ email }),
    ).not.toHaveProperty('sessions_end_at');
  });

  it('reports errors', async () => {
    expect(await run('grant', 'nobody@example.org')).toEqual({
      code: 1,
      text: 'There is no account with the address nobody@example.org.\n',
    });
    expect(await run('revoke', 'nobody@example.org')).toMatchObject({ code: 1 });
    const unknown = ['account-type', 'nobody@example.org'];
    expect(await run(...unknown, 'employer')).toMatchObject({ code: 1 });
    const wrong = [[], ['grant'], ['promote', 'a@b.example'], unknown, [...unknown, 'admin']];
    for (const args of wrong) expect(await run(...args)).toMatchObject({ code: 2 });
    await expect(runOperatorCommand(['list'], {}, () => undefined)).rejects.toThrow(
      /MONGODB_URI is missing/,
    );
  });
});
