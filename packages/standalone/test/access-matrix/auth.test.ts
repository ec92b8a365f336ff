import { authService } from '@commons/auth/app.module';
import { createTestService } from '@commons/service-kit/testing/create-test-service';
import { authCalls } from './auth-calls.js';
import { addOlderKey, setStage } from './stage.js';
import { testAccess } from './test-access.js';

/** Auth trusts only its own keys; all calls of this test come from one address, and some mail the same person. */
const env = { AUTH_URL: undefined, RESEND_PER_ADDRESS: '1000', RESEND_PER_EMAIL: '1000' };

/** The answers of the other services to auth: no stored user data, nothing that uses a word of the town. */
const internal = ({ path }: { path: string }) => {
  if (path.startsWith('/internal/word-')) return { total: 0 };
  return path === '/internal/user-data' ? [] : undefined;
};

const start = () => createTestService(authService, { env, internal });

describe('[ERR-08] the access matrix of auth', () => {
  testAccess('auth', start, authCalls);
});

it('signs tokens with exactly one defect each', async () => {
  const auth = await start();
  try {
    await addOlderKey(auth);
    const { people } = await setStage('auth', auth);
    const token = await auth.tokenFor(people['employer A'].claims);
    expect((await auth.request('GET', '/auth/me', { token })).status).toBe(200);
  } finally {
    await auth.close();
  }
});
