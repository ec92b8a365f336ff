import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { identityOf } from '@commons/document-store/locks/process-identity';
import { PortalApi } from '../portal/portal-api.js';
import { readRecord } from '../portal/portal-record.js';

// The real portal, one process per deployable: an erasure must complete whatever is down in the meantime.
jest.setTimeout(600_000);

const script = resolve(__dirname, '../../../../scripts/start.mjs');
const folder = mkdtempSync(join(tmpdir(), 'commons-erasure-'));
const { MONGODB_URI: _mongo, REDIS_URL: _redis, NODE_ENV: _mode, ...env } = process.env;
const password = 'correct horse 9';

interface Ready {
  url: string;
  inbox: string;
  pids: Record<string, number>;
}

interface Account {
  email: string;
  token: string;
}

let portal: ChildProcess;
let ready: Ready;
let api: PortalApi;

beforeAll(async () => {
  portal = spawn(
    process.execPath,
    [script, '--no-demo', '--json', '--processes', '--data', folder],
    {
      // Accounts are due at once, and reconciliation runs often.
      env: { ...env, PORT: '0', ACCOUNT_DELETION_DAYS: '0', RECONCILE_INTERVAL_MS: '500' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  for await (const line of createInterface({ input: portal.stdout as NodeJS.ReadableStream })) {
    if (!line.startsWith('{"ready":true')) continue;
    ready = JSON.parse(line) as Ready;
    api = new PortalApi(ready.url);
    return;
  }
  throw new Error('The portal did not start.');
});

afterAll(async () => {
  if (portal?.exitCode === null && portal.kill('SIGTERM')) await once(portal, 'exit');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Current process ids: a restarted process has a new one. */
const pidOf = (name: string) =>
  readRecord(folder)?.children.find((child) => child.name === name)?.pid ?? 0;

async function until<T>(what: string, read: () => Promise<T>, wanted: (value: T) => boolean) {
  const deadline = Date.now() + 240_000;
  while (Date.now() < deadline) {
    const value = await read().catch(() => undefined);
    if (value !== undefined && wanted(value)) return value;
    await pause(200);
  }
  throw new Error(`it did not happen: ${what}`);
}

async function register(account_type: string, email: string): Promise<Account> {
  const body = { full_name: 'Vera Vanish', email, password, account_type };
  const { access_token } = await api.call<{ access_token: string }>('/auth/register', { body });
  return { email, token: access_token };
}

const leave = ({ token }: Account) =>
  api.call('/auth/account-deletion', { token, body: { current_password: password } });
const farewells = async ({ email }: Account) => {
  const answer = await fetch(`${ready.inbox}/messages?to=${encodeURIComponent(email)}`);
  const mails = (await answer.json()) as { subject: string }[];
  return mails.filter(({ subject }) => subject.includes('has been deleted')).length;
};
const statusOf = (error: { status?: number }) => error.status ?? 0;
const signInStatus = ({ email }: Account) =>
  api.call('/auth/login', { body: { email, password } }).then(() => 200, statusOf);
/** Does not count as a sign-in, which is limited to twenty a minute. */
const sessionStatus = ({ token }: Account) =>
  api.call('/auth/me', { token }).then(() => 200, statusOf);
const closed = async (account: Account) => {
  await until(
    'the account is closed',
    () => sessionStatus(account),
    (status) => status === 401,
  );
  expect(await signInStatus(account)).toBe(401);
};

/** Simulates a data loss: empty, and restarted by the portal. */
async function loseRedis(): Promise<void> {
  const pid = pidOf('redis');
  const { port } = new URL(readRecord(folder)?.settings.REDIS_URL ?? '');
  const socket = connect(Number(port), '127.0.0.1', () => socket.write('FLUSHALL\r\n'));
  await once(socket, 'data');
  socket.destroy();
  process.kill(pid, 'SIGKILL');
  await until(
    'Redis is back',
    async () => pidOf('redis'),
    (now) => now !== pid && now !== 0,
  );
}

it('a deletion completes although a service hangs and dies, and Redis loses its tasks', async () => {
  const employer = await register('employer', 'vera.employer@example.test');
  const seeker = await register('job_seeker', 'sam.seeker@example.test');
  const listing = { token: employer.token, body: listingFields };
  const { id: listingId } = await api.call<{ id: string }>('/business-directory', listing);
  const { id: jobId } = await api.call<{ id: string }>('/jobs', {
    token: employer.token,
    body: jobFields,
  });
  const form = new FormData();
  form.append('cover_letter', 'I bake.');
  await api.call(`/jobs/${jobId}/apply`, { token: seeker.token, body: form });

  // Alive for the system but unresponsive: the worst kind of outage.
  const hanging = pidOf('jobs');
  process.kill(hanging, 'SIGSTOP');
  await leave(employer);
  await closed(employer);
  await until(
    'the others have erased their part',
    () => api.call(`/business-directory/${listingId}`).then(() => 200, statusOf),
    (status) => status === 404,
  );
  await loseRedis();
  await pause(2_000);
  expect(await farewells(employer)).toBe(0);

  process.kill(hanging, 'SIGKILL');
  await until(
    'the last mail',
    () => farewells(employer),
    (count) => count > 0,
  );
  const job = await api.call<{ status: string; company_name: string }>(`/jobs/${jobId}`);
  expect(job).toMatchObject({ status: 'closed', company_name: 'Stone Bakery' });
  const [application] = await api.call<object[]>('/my-applications', { token: seeker.token });
  expect(application).toMatchObject({ job_title: 'Baker', company_name: 'Stone Bakery' });
  await pause(1_500);
  expect(await farewells(employer)).toBe(1);
});

it('it completes although auth itself is killed midway', async () => {
  const leaver = await register('job_seeker', 'vera.seeker@example.test');
  const resumes = pidOf('resumes');
  process.kill(resumes, 'SIGSTOP');
  await leave(leaver);
  await closed(leaver);
  process.kill(pidOf('auth'), 'SIGKILL');
  process.kill(resumes, 'SIGKILL');
  await until(
    'the last mail',
    () => farewells(leaver),
    (count) => count > 0,
  );
  expect(identityOf(resumes)).toBeUndefined();
  expect(await signInStatus(leaver)).toBe(401);
});

const listingFields = {
  business_name: 'Stone Bakery',
  business_category: 'Food & Restaurants',
  short_description: 'Bread from the stone oven.',
  contact_info: {
    phone: '(423) 555-0142',
    email: 'bread@stone.example',
    website: 'https://stone.example',
  },
  location_info: {
    street_address: '12 Walnut Street',
    city: 'Chattanooga',
    state: 'TN',
    zip_code: '37403',
    service_area: 'Local',
  },
  year_established: 1994,
  business_type: 'LLC',
};

const jobFields = {
  title: 'Baker',
  category: 'Food Service',
  employment_type: 'Full-time',
  location_type: 'On-site',
  location_city: 'Chattanooga',
  location_state: 'TN',
  overview: 'Bake bread in a small kitchen.',
  key_responsibilities: 'Opening the bakery at five.',
  required_qualifications: 'Two years in a kitchen.',
  experience_required: 'Mid Level',
  compensation_type: 'Annual Salary',
  salary_range: '$45,000 - $55,000',
};
