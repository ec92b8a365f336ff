import { Portal } from '@commons/service-kit/portal/portal';
import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { createAuthService } from '../testing/auth-test-service.js';
import { mailTo, operatorToken, register } from '../testing/people.js';

let service: TestService;
let operator: string;

beforeAll(async () => {
  service = await createAuthService({
    RECONCILE_INTERVAL_MS: '100',
    SITE_PLACE: 'Alder Falls, OR',
  });
  operator = await operatorToken(service, 'Opal Operator');
});
afterAll(() => service.close());

const path = '/auth/operator/portal-settings';
const ask = (method: 'GET' | 'PUT' | 'POST', at: string, body?: object) =>
  service.request(method, `${path}${at}`, { token: operator, ...(body && { body }) });
const version = async () => (await ask('GET', '')).body.version as number;
const save = async (saved: object, note?: string) =>
  ask('PUT', '', { version: await version(), saved, note });
const copy = async () => {
  const text = await service.redis().get(`${service.env.REDIS_PREFIX}:portal-settings`);
  return text && JSON.parse(text);
};

it('starts with the values of the environment', async () => {
  expect((await ask('GET', '')).body).toEqual({
    version: 0,
    saved: {},
    defaults: {
      ...{ name: 'Commons', town: 'Alder Falls', state: 'OR', time_zone: 'America/Los_Angeles' },
      ...{ mail_sender: 'Commons', accent: '#14594a' },
    },
  });
});

it('stores versions with author, changes and reason, and restores one', async () => {
  const first = await save({ name: 'Tide & Timber', accent: '#7A2E1D' }, 'The council chose it');
  expect([first.status, first.body.saved]).toEqual([
    200,
    { name: 'Tide & Timber', accent: '#7a2e1d' },
  ]);
  const at = first.body.version as number;
  await save({ name: 'Tide & Timber', texts: { mission: 'We fish.' } });
  // Saving the same again creates no version.
  expect((await save({ name: 'Tide & Timber', texts: { mission: 'We fish.' } })).body.version).toBe(
    at + 1,
  );
  const restored = await ask('POST', '/restore', { version: at + 1, of: at });
  expect(restored.body).toMatchObject({ version: at + 2, saved: { accent: '#7a2e1d' } });
  const { body: rows } = await ask('GET', '/versions?limit=3');
  expect(rows).toMatchObject([
    {
      ...{ version: at + 2, saved_by: 'Opal Operator', note: `As in version ${at}` },
      changed: ['accent', 'texts.mission'],
    },
    { version: at + 1, changed: ['accent', 'texts.mission'] },
    { version: at, note: 'The council chose it', changed: ['name', 'accent'] },
  ]);
  const log = (await service.request('GET', '/auth/operator/actions', { token: operator })).body;
  expect(log[0]).toMatchObject({ action: 'portal-restore', subject_title: `version ${at + 2}` });
});

it('accepts one of two concurrent saves, and refuses the other', async () => {
  const base = await version();
  const names = ['Ash', 'Birch', 'Cedar', 'Date'];
  const answers = await Promise.all(
    names.map((name) => ask('PUT', '', { version: base, saved: { name } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await version()).toBe(base + 1);
  expect((await ask('PUT', '', { version: base, saved: {} })).status).toBe(409);
});

it('reaches every process within seconds, also after data loss in Redis', async () => {
  const portal = new Portal(service.redis(), {
    REDIS_PREFIX: service.env.REDIS_PREFIX ?? '',
    ...{ SITE_PLACE: 'Alder Falls, OR', SITE_TIME_ZONE: 'America/New_York' },
    MAIL_FROM: 'Commons <noreply@example.org>',
  });
  await portal.onModuleInit();
  try {
    await save({ name: 'Quillhaven', town: 'Quill', state: 'hi', mail_sender: 'Town Hall' });
    await until(
      async () => portal.now.name,
      (name) => name === 'Quillhaven',
    );
    expect(portal.place).toBe('Quill, HI');
    expect(portal.now).toMatchObject({ time_zone: 'Pacific/Honolulu', mail_sender: 'Town Hall' });
    await service.redis().del(`${service.env.REDIS_PREFIX}:portal-settings`);
    await until(copy, (found) => found?.saved.name === 'Quillhaven');
    expect(portal.now.name).toBe('Quillhaven');
  } finally {
    portal.onApplicationShutdown();
  }
});

it("sends mails with the town's name, colours and time zone", async () => {
  await save({
    ...{ name: 'Tide & Timber', town: 'Quill', state: 'HI', mail_sender: 'Town Hall' },
    ...{ accent: '#7a2e1d', contact_email: 'hall@quill.example' },
  });
  const { email } = await register(service);
  const mail = await mailTo(service, email, 1);
  expect(mail?.from).toMatchObject({ name: 'Town Hall', address: 'noreply@example.org' });
  expect(mail?.replyTo?.[0]?.address).toBe('hall@quill.example');
  expect(mail?.text).toContain('Welcome to Tide & Timber. Please confirm');
  expect(mail?.text).toContain('Town Hall in Quill, HI: http://localhost:8080');
  expect(mail?.html).toContain('background: #7a2e1d');
  // A token may hold any letters.
  const said = `${mail?.text} ${mail?.html}`.replace(/token=[\w-]+/g, '');
  expect(said).not.toMatch(/Commons|Chattanooga|TN|14594a/);
});

it.each([
  [{ name: '' }, 'name'],
  [{ name: 'A\nBcc: x@example.org' }, 'name'],
  [{ name: 'x'.repeat(61) }, 'name'],
  [{ town: 'Alder Falls, OR' }, 'town'],
  [{ state: 'Oregon' }, 'state'],
  [{ time_zone: '+02:00' }, 'time_zone'],
  [{ contact_email: 'town hall' }, 'contact_email'],
  [{ mail_sender: 'Town <hall>' }, 'mail_sender'],
  [{ accent: '#ffee88' }, 'accent'],
  [{ accent: 'red;} body{display:none' }, 'accent'],
  [{ areas_off: ['moon'] }, 'areas_off'],
  [{ logo: { filename: '../../x.webp', width: 1, height: 1 } }, 'logo'],
  [{ texts: { footer: 'x'.repeat(401) } }, 'footer'],
  [{ texts: { hymn: 'x' } }, 'texts'],
])('refuses %j', async (saved, field) => {
  const { status, body } = await save(saved);
  expect(status).toBe(422);
  expect(JSON.stringify(body.detail)).toContain(field);
});

it('is for operators only', async () => {
  const token = (await register(service)).token;
  const body = { version: 0, saved: {} };
  expect((await service.request('GET', path, { token })).status).toBe(403);
  expect((await service.request('PUT', path, { token, body })).status).toBe(403);
  expect((await service.request('GET', path)).status).toBe(401);
});

it("stores the town's own pages, each with a unique address", async () => {
  const page = { address: 'market', title: 'Market', text: 'On Saturdays.', in_footer: true };
  const kept = await save({ pages: [page] });
  expect([kept.status, kept.body.saved.pages]).toEqual([200, [page]]);
  const fault = async (...pages: object[]) => (await save({ pages })).body.detail[0];
  expect(await fault(page, { ...page, title: 'Another' })).toMatchObject({
    ...{
      loc: ['body', 'saved', 'pages', 1, 'address'],
      msg: 'Another page already has this address',
    },
  });
  for (const address of ['../jobs', 'Market', 'a b', '-a', 'a--b', '', 'x'.repeat(61)]) {
    expect([address, (await save({ pages: [{ ...page, address }] })).status]).toEqual([
      address,
      422,
    ]);
  }
  expect((await save({ pages: [{ ...page, text: ' ' }] })).status).toBe(422);
  expect((await save({ pages: Array(31).fill(page) })).status).toBe(422);
});
