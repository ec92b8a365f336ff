import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { createAuthService } from '../testing/auth-test-service.js';
import { mailsTo, mailTo, register } from '../testing/people.js';

let service: TestService;
beforeAll(async () => {
  service = await createAuthService();
});
afterAll(() => service.close());

const speak = (token: string | undefined, language: unknown) =>
  service.request('PUT', '/auth/language', { ...(token && { token }), body: { language } });
const me = async (token: string) => (await service.request('GET', '/auth/me', { token })).body;

it('mails in the language of the registration, with localised dates', async () => {
  const { email, token } = await register(service, { language: 'es' });
  const mail = await mailTo(service, email, 1);
  expect(mail.subject).toBe('Confirme su correo electrónico');
  expect(mail.text).toContain('Hola, Ada Lovelace:');
  expect(mail.text).toMatch(/Commons en .+: http/);
  expect(mail.html).toContain('<html lang="es">');
  const body = { current_password: 'correct horse battery', new_password: 'another correct horse' };
  await service.request('PUT', '/auth/password', { token, body });
  const notice = await mailTo(service, email, 2);
  expect(notice.subject).toBe('Su contraseña se cambió');
  expect(notice.text).toMatch(/El \d+ de [a-z]+ de \d{4} .*se cambió la contraseña/);
});

it('mails in English without a language, and follows a choice', async () => {
  const { email, token } = await register(service);
  expect((await mailTo(service, email, 1)).subject).toBe('Verify your email address');
  expect(await me(token)).not.toHaveProperty('language');
  expect((await speak(token, 'es')).status).toBe(204);
  expect(await me(token)).toMatchObject({ language: 'es' });
  const before = mailsTo(service, email).length;
  await service.request('POST', '/auth/forgot-password', { body: { email } });
  expect((await mailTo(service, email, before + 1)).subject).toBe('Restablezca su contraseña');
});

it('mails in English where a language has no texts', async () => {
  const { email } = await register(service, { language: 'fr' });
  expect((await mailTo(service, email, 1)).subject).toBe('Verify your email address');
});

it('refuses guests and unknown languages', async () => {
  expect((await speak(undefined, 'es')).status).toBe(401);
  const { token } = await register(service);
  for (const language of ['español', '../es', '', 7, null]) {
    expect((await speak(token, language)).status).toBe(422);
  }
});
