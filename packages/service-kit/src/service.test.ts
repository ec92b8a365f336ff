import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { startService } from './service.js';
import { createTestService, type TestService } from './testing/create-test-service.js';
import { events, sampleService } from './testing/sample-service.js';
import { until } from './testing/until.js';

let service: TestService;
beforeAll(async () => {
  service = await createTestService(sampleService());
});
afterAll(() => service.close());

describe('settings', () => {
  it('that are missing or invalid are all reported at the start', async () => {
    const starting = startService(sampleService(), { PORT: 'abc', REDIS_URL: ' ', ROLES: 'boss' });
    await expect(starting).rejects.toThrow(/PORT: .*; ROLES/);
    const bare = startService(sampleService(), { NODE_ENV: 'test' });
    await expect(bare).rejects.toMatchObject({
      problems: [
        'MONGODB_URI is missing',
        'REDIS_URL is missing',
        'OBJECTS_DIR (or S3_ENDPOINT) is missing',
        'SMTP_URL is missing',
        'MAIL_FROM is missing',
        'SITE_URL is missing',
        'AUTH_URL is missing',
        'SERVICE_PRIVATE_KEY is missing',
      ],
    });
  });
});

describe('the operational routes', () => {
  it('report that the process lives and the stores can be reached', async () => {
    expect(await service.request('GET', '/healthz')).toMatchObject({
      status: 200,
      body: { status: 'ok', service: 'sample' },
    });
    expect(await service.request('GET', '/readyz')).toMatchObject({
      status: 200,
      body: { status: 'ready', checks: { mongo: 'ok', redis: 'ok', objects: 'ok' } },
    });
  });

  it('serve metrics by route and status, without unknown paths', async () => {
    await service.request('GET', '/notes/1');
    await service.request('GET', '/made-up/7');
    const { body, headers } = await service.request('GET', '/metrics');
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    const labels = 'service="sample",method="GET",route';
    const lines = String(body).split('\n');
    const has = (start: string) => lines.some((line) => line.startsWith(start));
    const count = 'http_request_duration_seconds_count';
    expect(has(`${count}{${labels}="/notes/:id",status="404"}`)).toBe(true);
    expect(has(`${count}{${labels}="unknown",status="404"}`)).toBe(true);
    expect(has('process_resident_memory_bytes{service="sample"} ')).toBe(true);
    expect(has('queue_tasks{state="failed",service="sample"} ')).toBe(true);
    expect(has('queue_oldest_task_seconds{service="sample"} 0')).toBe(true);
    expect(has('store_up{store="mongo",service="sample"} 1')).toBe(true);
    expect(has('store_answer_seconds{store="redis",service="sample"} ')).toBe(true);
    expect(lines.some((line) => line.includes('made-up'))).toBe(false);
  });

  it('describe the API with the schemas of the contracts', async () => {
    const { body } = await service.request('GET', '/openapi.json');
    expect(body.openapi).toMatch(/^3\./);
    expect(body.components.schemas.NoteInput.properties.text).toMatchObject({ type: 'string' });
    const operation = body.paths['/notes'].post;
    const note = '#/components/schemas/NoteInput';
    expect(JSON.stringify(operation.requestBody)).toMatch(note);
    const { 200: list, default: error } = body.paths['/notes'].get.responses;
    expect(list.content['application/json'].schema).toEqual({
      type: 'array',
      items: { $ref: note },
    });
    expect(JSON.stringify(error)).toMatch('#/components/schemas/ErrorAnswer');
  });

  it('describe the security, errors and upload of each route', async () => {
    const { body } = await service.request('GET', '/openapi.json');
    const { '/notes': notes, '/notes/{id}': note, '/files': files } = body.paths;
    expect(notes.post.security).toEqual([{ bearer: [] }]);
    expect(note.get.security).toEqual([{}, { bearer: [] }]);
    const codes = (operation: { responses: object }) => Object.keys(operation.responses);
    expect(codes(notes.post)).toEqual(expect.arrayContaining(['400', '401', '403', '422', '503']));
    expect(codes(note.get)).toEqual(expect.arrayContaining(['404', '429', '503', 'default']));
    expect(codes(note.get)).not.toEqual(expect.arrayContaining(['401']));
    expect(files.post.requestBody.content['multipart/form-data'].schema).toEqual({
      type: 'object',
      properties: {
        title: expect.objectContaining({ type: 'string' }),
        file: { type: 'string', format: 'binary' },
      },
      required: ['title'],
    });
  });
});

describe('several services in one process', () => {
  it('keep their metrics, databases and queues separate', async () => {
    const other = await createTestService({ ...sampleService(), name: 'sample' });
    const token = await other.tokenFor({ account_type: 'employer' });
    const made = await other.request('POST', '/notes', { token, body: { text: 'other' } });
    expect(made.status).toBe(201);
    expect((await service.request('GET', `/notes/${made.body.id}`)).status).toBe(404);
    const metrics = String((await other.request('GET', '/metrics')).body);
    expect(metrics.includes('route="unknown"')).toBe(false);
    expect((await service.request('POST', '/notes', { token, body: {} })).status).toBe(401);
    await other.close();
    expect((await service.request('GET', '/readyz')).status).toBe(200);
  });

  it('refuses a port that is taken', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as { port: number };
    const starting = startService(sampleService(), { ...service.env, PORT: String(port) });
    await expect(starting).rejects.toThrow(/EADDRINUSE/);
    taken.close();
  });
});

const waitFor = (event: string) =>
  until(
    () => events,
    (seen) => seen.includes(event),
  );

describe('a stop', () => {
  it('finishes the running request and task, and accepts no new ones', async () => {
    // Longer than a test may take: waiting for all of it would time out.
    const env = { SHUTDOWN_GRACE_MS: '600000' };
    const stopping = await createTestService(sampleService(), { env });
    const token = await stopping.tokenFor();
    const task = { what: 'slow', key: 'running' };
    await stopping.request('POST', '/tasks', { token, body: { task } });
    await waitFor('running begins 1');
    const slow = stopping.request('GET', '/slow');
    await waitFor('slow request begins');
    const closing = stopping.close();
    const refusal = () =>
      stopping.request('GET', '/healthz').then(
        () => '',
        (error: Error) => error.message,
      );
    await until(refusal, (text) => text === 'fetch failed');
    expect(await slow).toMatchObject({ status: 200, body: { slow: true } });
    await closing;
    expect(events).toContain('running ends 1');
  });

  it('cuts off what takes longer than the grace time, and returns the task to the queue', async () => {
    const env = { SHUTDOWN_GRACE_MS: '50' };
    const stopping = await createTestService(sampleService(), { env });
    const token = await stopping.tokenFor();
    const task = { what: 'endless', key: 'cut' };
    await stopping.request('POST', '/tasks', { token, body: { task } });
    await waitFor('cut begins 1');
    const slow = stopping.request('GET', '/endless').catch((error: Error) => error.message);
    await waitFor('endless request begins');
    const closing = stopping.restart();
    expect(await slow).toBe('fetch failed');
    await closing;
    const begun = () => events.filter((event) => event.startsWith('cut begins')).length;
    await until(begun, (count) => count === 2);
    await stopping.close();
  });
});

it('keeps the settings of services out of the environment of the process', () => {
  for (const file of ['service.ts', 'service-host.ts', 'service-kit.module.ts']) {
    expect(readFileSync(`${__dirname}/${file}`, 'utf8')).not.toMatch('process.env');
  }
});
