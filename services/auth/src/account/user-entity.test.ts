import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { createAuthService } from '../testing/auth-test-service.js';
import { password, register, signIn } from '../testing/people.js';

let service: TestService;
beforeAll(async () => {
  service = await createAuthService();
});
afterAll(() => service.close());

describe('a user', () => {
  it('[ENT-01] is returned with a token by registration and sign-in, and never with the password', async () => {
    const given = { full_name: 'Zoë 王', account_type: 'employer', company_name: 'Engines' };
    const started = Date.now();
    const { answer, token, email, id } = await register(service, given);
    const user = { id, ...given, email, email_verified: false, created_at: expect.any(String) };
    expect(answer.body).toEqual({ access_token: token, token_type: 'bearer', user });
    const created = Date.parse(answer.body.user.created_at);
    expect(created).toBeGreaterThanOrEqual(started);
    expect(created).toBeLessThanOrEqual(Date.now());
    const login = await signIn(service, { email, password });
    expect(login.body).toEqual({ access_token: expect.any(String), token_type: 'bearer', user });
    const seeker = (await register(service, { account_type: undefined })).answer.body.user;
    expect(seeker).toMatchObject({ account_type: 'job_seeker' });
    expect(seeker).not.toHaveProperty('company_name');
    const call = (method: string, path: string, body?: unknown) =>
      service.request(method, path, { token, body });
    const flags = { email_notifications: true, marketing_emails: true, job_alerts: true };
    const answers = [
      answer,
      login,
      await call('GET', '/auth/me'),
      await call('GET', '/auth/profile'),
      await call('GET', '/auth/sessions'),
      await call('PUT', '/profile', { full_name: 'Zoë' }),
      await call('PUT', '/auth/settings', flags),
      await call('PUT', '/auth/email', { email: 'b@c.example', current_password: password }),
      await call('PUT', '/auth/password', { current_password: password, new_password: '7 dwarfs' }),
    ];
    expect((await call('GET', '/auth/me')).body).toMatchObject({ full_name: 'Zoë', id });
    const users = (await service.database()).collection('users');
    const stored = await users.findOne({ email });
    expect(stored?.password_hash).toMatch(/^\$argon2id\$/);
    for (const { status, body } of answers) {
      expect([200, 201]).toContain(status);
      const text = JSON.stringify(body);
      for (const secret of ['argon2', 'password_hash', password, '7 dwarfs']) {
        expect(text).not.toContain(secret);
      }
    }
  });
});
