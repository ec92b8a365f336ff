import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { createAuthService } from '../testing/auth-test-service.js';
import {
  mailsTo,
  mailTo,
  password,
  register,
  registration,
  signIn,
  tokenOf,
} from '../testing/people.js';

let service: TestService;
beforeAll(async () => {
  service = await createAuthService({
    SIGN_IN_FREE_TRIES: '3',
    SIGN_IN_PAUSE_MS: '60000',
    SIGN_IN_LONGEST_PAUSE_MS: '240000',
    SIGN_IN_ADDRESS_TRIES: '30',
  });
});
afterAll(() => service.close());

let machines = 0;
/** A new IP address each time, so that only the account's limit applies. */
const tryOnce = (
  email: string,
  secret = 'wrong password',
  address = `192.0.2.${machines++}`,
  at = service,
) => signIn(at, { email, password: secret }, { 'x-forwarded-for': address });
const statuses = async (tries: Promise<{ status: number }>[]) =>
  (await Promise.all(tries)).map(({ status }) => status);

describe('failed sign-ins', () => {
  /** Lets counters and pauses expire earlier, so that no test waits or depends on a quiet machine. */
  const pass = async (seconds: number, at = service) => {
    const redis = at.redis();
    for (const key of await redis.keys(`${at.env.REDIS_PREFIX}:auth:sign-in:*`)) {
      const left = (await redis.pttl(key)) - seconds * 1_000;
      await (left > 0 ? redis.pexpire(key, left) : redis.del(key));
    }
  };

  it('of one account cause a growing pause, which ends', async () => {
    const { email } = await register(service);
    for (let time = 0; time < 3; time++) expect((await tryOnce(email)).status).toBe(401);
    const refused = await tryOnce(email, password);
    expect(refused.status).toBe(429);
    expect(refused.body.detail).toMatch(
      /^Too many sign-in attempts\. Please wait (60|[1-5]\d) seconds and try again\.$/,
    );
    await pass(60);
    expect((await tryOnce(email)).status).toBe(401);
    await pass(60);
    expect((await tryOnce(email, password)).status).toBe(429);
    await pass(60);
    expect((await tryOnce(email, password)).status).toBe(200);
    expect((await tryOnce(email)).status).toBe(401);
    expect((await tryOnce(email, password)).status).toBe(200);
  });

  it('never cause more than the longest pause', async () => {
    const short = await createAuthService({
      SIGN_IN_FREE_TRIES: '1',
      SIGN_IN_PAUSE_MS: '60000',
      SIGN_IN_LONGEST_PAUSE_MS: '120000',
    });
    const { email } = await register(short);
    for (let time = 0; time < 12; time++) {
      expect((await signIn(short, { email, password: 'wrong password' })).status).toBe(401);
      await pass(120, short);
    }
    expect((await signIn(short, { email, password })).status).toBe(200);
    await short.close();
  });

  it('are also limited when concurrent', async () => {
    const { email } = await register(service);
    const answers = await statuses(Array.from({ length: 20 }, () => tryOnce(email)));
    expect(answers.filter((status) => status === 401)).toHaveLength(3);
    expect(answers.filter((status) => status === 429)).toHaveLength(17);
    // The refused ones have not made the pause longer.
    await pass(60);
    expect((await tryOnce(email)).status).toBe(401);
    await pass(120);
    expect((await tryOnce(email)).status).toBe(401);
  });

  it('are counted equally for an unknown address', async () => {
    const email = 'nobody-at-all@example.org';
    for (let time = 0; time < 3; time++) expect((await tryOnce(email)).status).toBe(401);
    expect((await tryOnce(email)).status).toBe(429);
  });

  it('from one IP address are limited across accounts', async () => {
    const { email } = await register(service);
    const address = '198.51.100.7';
    const guess = (at: number) => tryOnce(`guess-${at}@example.org`, 'wrong password', address);
    const answers = await statuses(Array.from({ length: 40 }, (_, at) => guess(at)));
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
    expect((await tryOnce(email, password, address)).status).toBe(429);
    expect((await tryOnce(email, password, '198.51.100.8')).status).toBe(200);
  });
});

describe('failed sign-ins of strangers', () => {
  let patient: TestService;
  beforeAll(async () => {
    // No pause ends during the test.
    const minutes = { SIGN_IN_PAUSE_MS: '600000', SIGN_IN_LONGEST_PAUSE_MS: '600000' };
    patient = await createAuthService({ SIGN_IN_FREE_TRIES: '3', ...minutes });
  });
  afterAll(() => patient.close());
  const tryHere = (email: string, secret?: string, address?: string) =>
    tryOnce(email, secret, address, patient);

  it('do not lock the owner out at an IP address that signed in before', async () => {
    const { email } = await register(patient);
    const own = '203.0.113.5';
    expect((await tryHere(email, password, own)).status).toBe(200);
    for (let time = 0; time < 3; time++) await tryHere(email);
    expect((await tryHere(email, password)).status).toBe(429);
    expect((await tryHere(email, password, own)).status).toBe(200);
    // The stranger's pause continues, and guesses from the known IP address are throttled too.
    expect((await tryHere(email, password)).status).toBe(429);
    for (let time = 0; time < 3; time++) await tryHere(email, 'wrong password', own);
    expect((await tryHere(email, password, own)).status).toBe(429);
  });

  it('do not lock a new member out at the IP address of the registration', async () => {
    const body = registration();
    const own = '203.0.113.6';
    await patient.request('POST', '/auth/register', { body, headers: { 'x-forwarded-for': own } });
    for (let time = 0; time < 3; time++) await tryHere(body.email);
    expect((await tryHere(body.email, password)).status).toBe(429);
    expect((await tryHere(body.email, password, own)).status).toBe(200);
  });

  it('lock out other IP addresses after a new password, as a thief may have used one', async () => {
    const { email, token } = await register(patient);
    const [thief, own] = ['203.0.113.7', '203.0.113.8'];
    expect((await tryHere(email, password, thief)).status).toBe(200);
    const next = 'another horse battery';
    const body = { current_password: password, new_password: next };
    const headers = { 'x-forwarded-for': own };
    await patient.request('PUT', '/auth/password', { token, body, headers });
    for (let time = 0; time < 3; time++) await tryHere(email);
    expect((await tryHere(email, next, thief)).status).toBe(429);
    expect((await tryHere(email, next, own)).status).toBe(200);
  });

  it('neither block a change of password while signed in, nor a sign-in after a reset by the mailed link', async () => {
    const { email, token } = await register(patient);
    await mailTo(patient, email, 1);
    for (let time = 0; time < 6; time++) await tryHere(email);
    expect((await tryHere(email, password)).status).toBe(429);
    const next = 'another horse battery';
    const body = { current_password: password, new_password: next };
    const changed = await patient.request('PUT', '/auth/password', { token, body });
    expect(changed.status).toBe(200);

    await patient.request('POST', '/auth/forgot-password', { body: { email } });
    // The notice of the changed password arrives too.
    const mails = await until(
      () => mailsTo(patient, email).map((mail) => tokenOf(mail, 'reset-password')),
      (tokens) => tokens.some(Boolean),
    );
    const link = mails.find(Boolean);
    for (let time = 0; time < 6; time++) await tryHere(email);
    const reset = { token: link, new_password: 'a third horse battery' };
    await patient.request('POST', '/auth/reset-password', { body: reset });
    expect((await tryHere(email, reset.new_password)).status).toBe(200);
  });
});
