import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { preventsLostUpdates } from '@commons/service-kit/testing/version-contract';
import { createAuthService } from '../testing/auth-test-service.js';
import { register } from '../testing/people.js';

let service: TestService;
beforeAll(async () => {
  service = await createAuthService();
});
afterAll(() => service.close());

const forms: [string, string, (text: string) => object, string][] = [
  ['the profile of an account', '/profile', (text) => ({ full_name: 'Ada', bio: text }), 'bio'],
  [
    'the job preferences of an account',
    '/auth/job-preferences',
    (text) => ({ preferred_locations: text }),
    'preferred_locations',
  ],
];

describe.each(forms)('%s', (_name, path, bodyOf, field) => {
  preventsLostUpdates(async () => {
    const { token } = await register(service);
    return {
      read: () => service.request('GET', '/auth/profile', { token }),
      write: (text, headers) =>
        service.request('PUT', path, { token, body: bodyOf(text), ...(headers && { headers }) }),
      textOf: (record) => record[field],
    };
  });
});

it('a change of the settings changes the version of the account', async () => {
  const { token } = await register(service);
  const read = await service.request('GET', '/auth/profile', { token });
  const base = { 'if-match': read.headers.get('etag') ?? '' };
  const flags = { email_notifications: false, marketing_emails: false, job_alerts: false };
  const put = () => service.request('PUT', '/auth/settings', { token, body: flags, headers: base });
  expect((await put()).status).toBe(200);
  expect((await put()).status).toBe(412);
});
