import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { verify } from '@node-rs/argon2';
import { decodeJwt } from 'jose';
import { createAuthService } from '../testing/auth-test-service.js';
import { password, register, registration, signIn } from '../testing/people.js';

let service: TestService;
beforeAll(async () => {
  service = await createAuthService();
});
afterAll(() => service.close());

const send = (body: unknown) => service.request('POST', '/auth/register', { body });
const stored = async (email: string) =>
  (await service.database()).collection('users').findOne({ email });

describe('POST /auth/register', () => {
  it('stores the account and answers like a sign-in', async () => {
    const body = registration({ account_type: 'employer', company_name: ' Engines Ltd. ' });
    const answer = await send({ ...body, email: ` ${body.email.toUpperCase()} ` });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      access_token: expect.stringMatching(/^ey/),
      token_type: 'bearer',
      user: {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        full_name: 'Ada Lovelace',
        email: body.email,
        account_type: 'employer',
        company_name: 'Engines Ltd.',
        email_verified: false,
        created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    });
    const token = answer.body.access_token;
    const me = await service.request('GET', '/auth/me', { token });
    expect(me.body).toEqual(answer.body.user);
  });

  it('creates a job seeker without an account type', async () => {
    const { answer } = await register(service, { account_type: undefined });
    expect(answer.body.user.account_type).toBe('job_seeker');
  });

  it('stores the password as argon2id only', async () => {
    const { email } = await register(service);
    const user = await stored(email);
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verify(user?.password_hash, password)).toBe(true);
    expect(JSON.stringify(user)).not.toContain(password);
  });

  it('refuses a taken address in any case, also with concurrent requests', async () => {
    const body = registration();
    const all = Array.from({ length: 10 }, (_, at) =>
      send({ ...body, email: at % 2 ? body.email.toUpperCase() : body.email }),
    );
    const answers = await Promise.all(all);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toEqual({ detail: 'An account with this email already exists.' });
  });

  it('recognises a taken address with other dots in its domain', async () => {
    const body = registration();
    expect((await send(body)).status).toBe(201);
    for (const email of [
      `${body.email}.`,
      body.email.replace('.org', '。ORG'),
      ` ${body.email}. `,
    ]) {
      expect((await send({ ...body, email })).status).toBe(409);
      expect((await signIn(service, { email, password })).status).toBe(200);
    }
    for (const email of [`${body.email}..`, body.email.replace('.org', '..org')]) {
      expect((await send({ ...body, email })).status).toBe(422);
    }
  });

  it('ignores privileges in the body', async () => {
    const { answer, email } = await register(service, {
      operator: true,
      is_operator: true,
      email_verified: true,
      _id: '65f000000000000000000001',
      password_hash: 'x',
    });
    expect(answer.status).toBe(201);
    expect(answer.body.user).toMatchObject({ email_verified: false });
    expect(await stored(email)).not.toHaveProperty('operator');
    expect(decodeJwt(answer.body.access_token)).not.toHaveProperty('operator');
  });

  it.each([
    ['account_type', 'admin', 'Must be one of: job_seeker, employer'],
    ['account_type', null, 'Must be one of: job_seeker, employer'],
    ['email', 'nobody', 'Please enter a valid email address'],
    ['email', 'a@b.example\r\nBcc: c@d.example', 'Please enter a valid email address'],
    ['email', `${'a'.repeat(250)}@b.example`, 'Must be at most 254 characters'],
    ['email', { $ne: '' }, 'Must be text'],
    ['full_name', '   ', 'Must not be empty'],
    ['full_name', 'A\u0000da', 'Line breaks and control characters are not allowed'],
    ['full_name', 'Ada\nBcc: x', 'Line breaks and control characters are not allowed'],
    ['full_name', 'x'.repeat(101), 'Must be at most 100 characters'],
    ['full_name', ['Ada'], 'Must be text'],
    ['password', 'short', 'Password must be at least 6 characters long'],
    ['password', 'x'.repeat(129), 'Must be at most 128 characters'],
    ['password', 'PassWord123', 'This password is too common. Please choose another one.'],
    ['password', 123456, 'Must be text'],
  ])('refuses %s %j', async (field, value, msg) => {
    const body = registration({ [field]: value });
    const answer = await send(body);
    expect(answer.status).toBe(422);
    expect(answer.body.detail).toContainEqual(
      expect.objectContaining({ loc: ['body', field], msg }),
    );
    expect(await stored(String(body.email))).toBeNull();
  });

  it('reports every missing field', async () => {
    const { body } = await send({});
    expect(body.detail.map((error: { loc: string[] }) => error.loc[1])).toEqual([
      'full_name',
      'email',
      'password',
    ]);
  });

  it.each(['Zoë Müller-Łukaszewicz', '山田 太郎', 'محمد علي', 'Ólafur 🎣', "O'Brien <b>"])(
    'stores the name %s unchanged',
    async (full_name) => {
      const { answer, token } = await register(service, { full_name });
      expect(answer.body.user.full_name).toBe(full_name);
      expect(decodeJwt(token).full_name).toBe(full_name);
    },
  );

  it('applies a longer password minimum from the settings', async () => {
    const strict = await createAuthService({ PASSWORD_MINIMUM: '12' });
    const body = registration({ password: 'elevenchars' });
    const answer = await strict.request('POST', '/auth/register', { body });
    expect(answer).toMatchObject({
      status: 422,
      body: { detail: [{ msg: 'Password must be at least 12 characters long' }] },
    });
    await strict.close();
    await expect(createAuthService({ PASSWORD_MINIMUM: '5' })).rejects.toThrow(/PASSWORD_MINIMUM/);
  });

  it('stores nothing while Redis is unavailable', async () => {
    const alone = await createAuthService({ REDIS_URL: 'redis://127.0.0.1:9' });
    const body = registration();
    const answer = await alone.request('POST', '/auth/register', { body });
    expect(answer).toMatchObject({ status: 503 });
    const users = (await alone.database()).collection('users');
    expect(await users.countDocuments()).toBe(0);
    await alone.close();
  });
});
