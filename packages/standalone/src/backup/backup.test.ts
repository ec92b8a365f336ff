import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { demoEmployers, demoPassword, demoSeeker } from '../demo/demo-people.js';
import { PortalApi } from '../portal/portal-api.js';

// The real portal with its demo content: backed up while people apply, lost, restored, and asked the same again.
jest.setTimeout(600_000);

const scripts = resolve(__dirname, '../../../../scripts');
const folder = mkdtempSync(join(tmpdir(), 'commons-backup-'));
const data = join(folder, 'data');
const archive = join(folder, 'portal.backup');
const keyFile = join(folder, 'key');
const { MONGODB_URI: _mongo, REDIS_URL: _redis, NODE_ENV: _mode, ...env } = process.env;
const limits = { RATE_LIMIT_SIGN_IN: '1000', RATE_LIMIT_WRITE: '5000', RATE_LIMIT_ALL: '50000' };
const password = 'correct horse 9';

let portal: ChildProcess;
let url: string;
let api: PortalApi;

async function start(): Promise<void> {
  portal = spawn(process.execPath, [join(scripts, 'start.mjs'), '--json', '--data', data], {
    env: { ...env, ...limits, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: portal.stdout as NodeJS.ReadableStream })) {
    if (!line.startsWith('{"ready":true')) continue;
    ({ url } = JSON.parse(line) as { url: string });
    api = new PortalApi(url);
    return;
  }
  throw new Error('The portal did not start.');
}

async function stop(): Promise<void> {
  if (portal?.exitCode === null && portal.kill('SIGTERM')) await once(portal, 'exit');
}

beforeAll(async () => {
  writeFileSync(keyFile, 'a key of more than thirty-two characters');
  await start();
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Runs `npm run backup` or `npm run restore`. @returns what it says */
async function command(name: 'backup' | 'restore', ...args: string[]): Promise<string> {
  const all = [join(scripts, `${name}.mjs`), archive, '--data', data, '--key-file', keyFile];
  const run = promisify(execFile)(process.execPath, [...all, ...args], { env });
  return run.then(
    ({ stderr }) => stderr,
    ({ stderr }) => {
      throw new Error(stderr);
    },
  );
}

interface Application {
  id: string;
  cover_letter?: string;
}

const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

const signIn = async (email: string) => {
  const body = { email, password: demoPassword };
  return (await api.call<{ access_token: string }>('/auth/login', { body })).access_token;
};

async function register(account_type: string, email: string): Promise<string> {
  const body = { full_name: 'Kit Busy', email, password, account_type };
  return (await api.call<{ access_token: string }>('/auth/register', { body })).access_token;
}

async function digest(path: string, token?: string): Promise<string> {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const answer = await fetch(`${url}${path}`, { headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return `${answer.status} ${answer.headers.get('content-type')} ${createHash('sha256').update(bytes).digest('hex')}`;
}

/** What people of the demo town see. */
async function answers(employer: string, seeker: string): Promise<unknown> {
  const listings = await api.call<{ id: string; logo_url?: string }[]>(
    '/business-directory/search',
    {
      body: { query: 'bakery', limit: 20 },
    },
  );
  const applications = await api.call<Application[]>('/applications/all', { token: employer });
  return {
    listings,
    pictures: await Promise.all(
      [...JSON.stringify(listings).matchAll(/\/uploads\/[^"\\]+/g)].map(([path]) => digest(path)),
    ),
    jobs: await api.call('/jobs/search', { body: { query: 'baker', limit: 20 } }),
    applications,
    resumes: await Promise.all(
      applications.map(({ id }) => digest(`/api/applications/${id}/resume`, employer)),
    ),
    ownJobs: await api.call('/my-jobs', { token: employer }),
    mine: await api.call('/my-applications', { token: seeker }),
    saved: await api.call('/jobs/saved', { token: seeker }),
    account: await api.call('/auth/profile', { token: seeker }),
  };
}

/** Two people apply with résumés, and withdraw some of them, until they are stopped. */
function keepApplying(jobId: string) {
  let stopped = false;
  let stayed = 0;
  const apply = async (name: string) => {
    const token = await register('job_seeker', `${name}@busy.test`);
    const body = new FormData();
    body.append('cover_letter', `I am ${name}.`);
    body.append('resume', new Blob([pdf], { type: 'application/pdf' }), 'resume.pdf');
    const sent = { token, body };
    const { application_id: id } = await api.call<{ application_id: string }>(
      `/jobs/${jobId}/apply`,
      sent,
    );
    if (/[03]$/.test(name)) {
      await api.call(`/my-applications/${id}/withdraw`, { token, method: 'POST' });
    } else stayed++;
  };
  const person = async (letter: string) => {
    for (let number = 1; !stopped; number++) await apply(`${letter}${number}`);
  };
  const people = Promise.all(['a', 'b'].map(person));
  return {
    stayed: () => stayed,
    async stop() {
      stopped = true;
      await people;
      return stayed;
    },
  };
}

it('a portal that was backed up under load and lost gives the same answers after a restore', async () => {
  const [first] = demoEmployers;
  const employer = await signIn(first?.email ?? '');
  const seeker = await signIn(demoSeeker.email);
  const hiring = await register('employer', 'hiring@busy.test');
  const { id: jobId } = await api.call<{ id: string }>('/jobs', { token: hiring, body: job });
  // Reading a résumé for the first time is noted, so the second answers count.
  await answers(employer, seeker);
  const before = await answers(employer, seeker);

  const load = keepApplying(jobId);
  while (load.stayed() < 5) await new Promise((resolve) => setTimeout(resolve, 50));
  const atLeast = load.stayed();
  expect(await command('backup', '--with-secrets')).toMatch(/Written and read again/);
  const atMost = await load.stop();
  expect(atMost).toBeGreaterThan(atLeast);
  await expect(command('restore', '--replace')).rejects.toThrow(
    /already runs.*Nothing was changed/s,
  );

  await stop();
  rmSync(data, { recursive: true });
  expect(await command('restore')).toMatch(/Restored/);
  await start();

  // Sessions of before go on: the keys that signed them are part of the backup.
  expect(await answers(employer, seeker)).toEqual(before);
  const received = await api.call<Application[]>('/applications/all?limit=100', { token: hiring });
  expect(received.length).toBeGreaterThanOrEqual(Math.min(atLeast, 100));
  expect(received.length).toBeLessThanOrEqual(atMost + 1);
  // Withdrawing deletes the file, also of applications that came and went during the backup.
  const kept = received.filter(({ cover_letter }) => /[^03]\.$/.test(cover_letter ?? ''));
  expect(kept.length).toBeGreaterThan(0);
  for (const { id } of kept) {
    expect(await digest(`/api/applications/${id}/resume`, hiring)).toMatch(/^200 application\/pdf/);
  }
  expect(readdirSync(data)).toEqual(expect.arrayContaining(['keys.json', 'operator.json']));
});

const job = {
  title: 'Night porter',
  category: 'Food Service',
  employment_type: 'Full-time',
  location_type: 'On-site',
  location_city: 'Chattanooga',
  location_state: 'TN',
  overview: 'Keep the door of a small hotel.',
  key_responsibilities: 'Opening the door at five.',
  required_qualifications: 'Two years at a door.',
  experience_required: 'Mid Level',
  compensation_type: 'Annual Salary',
  salary_range: '$45,000 - $55,000',
};
