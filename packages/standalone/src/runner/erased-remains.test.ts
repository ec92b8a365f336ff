import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { filesWith } from '@commons/document-store/testing/small-disk';
import { PortalApi } from '../portal/portal-api.js';
import { readRecord } from '../portal/portal-record.js';

// Erased data must not be readable in any file of the data folder, whatever the stores keep there.
jest.setTimeout(300_000);

const script = resolve(__dirname, '../../../../scripts/start.mjs');
const folder = mkdtempSync(join(tmpdir(), 'commons-remains-'));
const { MONGODB_URI: _mongo, REDIS_URL: _redis, NODE_ENV: _mode, ...env } = process.env;
const password = 'correct horse 9';
/** Written into every field that a person fills in. */
const marker = 'zqxmarkword';
const email = `${marker}@${marker}.example`;

let portal: ChildProcess;
let api: PortalApi;
let inbox: string;

beforeAll(async () => {
  portal = spawn(process.execPath, [script, '--no-demo', '--json', '--data', folder], {
    env: { ...env, PORT: '0', ACCOUNT_DELETION_DAYS: '0', RECONCILE_INTERVAL_MS: '500' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: portal.stdout as NodeJS.ReadableStream })) {
    if (!line.startsWith('{"ready":true')) continue;
    const ready = JSON.parse(line) as { url: string; inbox: string };
    api = new PortalApi(ready.url);
    inbox = ready.inbox;
    return;
  }
  throw new Error('The portal did not start.');
});

afterAll(async () => {
  if (portal?.exitCode === null && portal.kill('SIGTERM')) await once(portal, 'exit');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function until(what: string, holds: () => Promise<boolean> | boolean) {
  for (const end = Date.now() + 120_000; Date.now() < end; await pause(200)) {
    if (await holds()) return;
  }
  throw new Error(`it did not happen: ${what}`);
}

async function register(account_type: string, address: string, full_name: string) {
  const body = { full_name, email: address, password, account_type };
  return (await api.call<{ access_token: string }>('/auth/register', { body })).access_token;
}

const mailsTo = async (address: string) => {
  const answer = await fetch(`${inbox}/messages?to=${encodeURIComponent(address)}`);
  return (await answer.json()) as { subject: string; text: string }[];
};
async function redis(command: string): Promise<void> {
  const { port } = new URL(readRecord(folder)?.settings.REDIS_URL ?? '');
  const socket = connect(Number(port), '127.0.0.1', () => socket.write(`${command}\r\n`));
  await once(socket, 'data');
  socket.destroy();
}

const found = () => filesWith(folder, marker).map((path) => relative(folder, path));

const text = `Ada ${marker}\n${email}\n\nExperience\nBaker at ${marker} Bakery, 2019 - 2024\n`;
const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj
3 0 obj<</Title(${marker})>>endobj
trailer<</Root 1 0 R/Info 3 0 R>>
%%EOF
`;

function form(part: string, type: 'txt' | 'pdf', fields: Record<string, string> = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  data.append(part, new Blob([type === 'pdf' ? pdf : text]), `${marker}.${type}`);
  return data;
}

it('leaves nothing of an erased person in any file, except mails to others and the confirmation', async () => {
  const employer = await register('employer', 'erin.employer@example.test', 'Erin Employer');
  const { id: jobId } = await api.call<{ id: string }>('/jobs', {
    token: employer,
    body: { ...job, title: 'Baker' },
  });
  const token = await register('job_seeker', email, `Ada ${marker}`);
  await api.call('/profile', {
    token,
    method: 'PUT',
    body: { full_name: `Ada B. ${marker}`, phone: '(423) 555-0142', location: marker, bio: marker },
  });
  await api.call('/auth/job-preferences', {
    token,
    method: 'PUT',
    body: { preferred_locations: marker, desired_title: marker },
  });
  await api.call('/job-seeker/professional-profile', {
    token,
    method: 'PUT',
    body: { full_name: `Ada ${marker}`, summary: `I am ${marker}`, email, location: marker },
  });
  await api.call('/resume/upload', { token, body: form('file', 'txt') });
  await api.call(`/jobs/${jobId}/apply`, {
    token,
    body: form('resume', 'pdf', { cover_letter: `Yours, ${marker}` }),
  });
  await until(
    'the employer has mail of the application',
    async () => (await mailsTo('erin.employer@example.test')).length > 1,
  );
  await api.call('/auth/forgot-password', { body: { email } });
  await api.call('/auth/login', { body: { email, password: 'a wrong one' } }).catch(() => {});
  // No service stores personal text there now; one that did would delete it like this.
  await redis(`SET text ${marker}`);
  await redis('DEL text');
  expect(found()).toEqual(
    expect.arrayContaining([
      'documents/documents.mdb',
      expect.stringMatching(/^redis\//),
      expect.stringMatching(/^objects\//),
      expect.stringMatching(/^mail\//),
    ]),
  );

  await api.call('/auth/account-deletion', { token, body: { current_password: password } });
  const farewell = async () =>
    (await mailsTo(email)).some(({ subject }) => subject.includes('has been deleted'));
  await until('the account is erased', farewell);
  // Mails to others belong to them; here mailboxes are a folder (ADR 0006).
  const left = () => found().filter((path) => !path.startsWith('mail/'));
  await until('the stores have rewritten their files', () => left().length === 0);
  await until('mails under way have come', async () => (await mailsTo(email)).length === 1);
  expect(await mailsTo(email)).toMatchObject([{ subject: 'Your account has been deleted' }]);
  expect(await api.call(`/jobs/${jobId}`)).toMatchObject({ title: 'Baker' });
});

const job = {
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
