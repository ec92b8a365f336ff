import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { createAiService } from '../testing/create-ai-service.js';
import { followText, until } from '../testing/follow-text.js';
import { type EndpointAnswer, startModelEndpoint } from '../testing/model-endpoint.js';

const body = { emailType: 'Sales', recipientType: 'Client', emailPurpose: 'To sell bread' };
const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const part of open.splice(0).reverse()) await part.close();
});

async function start(answer: (question: number, body: string) => EndpointAnswer) {
  const endpoint = await startModelEndpoint(answer);
  open.push(endpoint);
  const folder = await mkdtemp(join(tmpdir(), 'commons-refusals-'));
  open.push({ close: () => rm(folder, { recursive: true, force: true }) });
  const logFile = join(folder, 'ai.log');
  const service = await createAiService({
    env: {
      OPENAI_BASE_URL: endpoint.url,
      OPENAI_MODEL: 'small-model',
      LOG_LEVEL: 'info',
      LOG_FILE: logFile,
    },
  });
  open.push(service);
  return { service, asked: endpoint.asked, logFile };
}

const ask = async (service: TestService) =>
  service.request('POST', '/ai/email-assistant', { token: await service.tokenFor(), body });

const gauge = async (service: TestService) => {
  const metrics = await (await fetch(`${service.url}/metrics`)).text();
  return metrics.split('\n').filter((line) => line.startsWith('ai_model_refusing{'));
};

const note = async (service: TestService) =>
  (await service.request('GET', '/readyz')).body.notes?.model;

const rested = (service: TestService) => `${service.env.REDIS_PREFIX}:ai:model-rest`;

it('does not retry a permanent refusal, and reports it to operators', async () => {
  const statuses = [400, 401, 402, 403, 404, 422];
  const { service, asked } = await start((question) => ({ status: statuses[question - 1] ?? 500 }));
  for (const [at, status] of statuses.entries()) {
    expect((await ask(service)).body.provider).toBe('built-in');
    expect(asked).toHaveLength(at + 1);
    expect(await gauge(service)).toEqual([expect.stringContaining(`status="${status}"`)]);
    expect(await note(service)).toContain(`refuses with ${status}`);
    await service.redis().del(rested(service));
  }
  expect((await service.request('GET', '/readyz')).status).toBe(200);
});

it('retries a temporary failure', async () => {
  const statuses = [408, 409, 500, 503];
  const { service, asked } = await start((question) =>
    question % 2 === 1 ? { status: statuses[(question - 1) / 2] ?? 500 } : { pieces: ['Dear'] },
  );
  for (const _status of statuses) expect((await ask(service)).body.provider).toBe('small-model');
  expect(asked).toHaveLength(2 * statuses.length);
  expect(await gauge(service)).toEqual([]);
});

it('says next to the text and to operators that the model does not answer, until it does', async () => {
  let isDead = true;
  const { service } = await start(() => (isDead ? { status: 500 } : { pieces: ['Dear'] }));
  const { body: text } = await ask(service);
  expect([text.provider, text.checks]).toEqual([
    'built-in',
    [expect.stringContaining('The AI model gave no text just now')],
  ]);
  expect(await note(service)).toContain('does not answer, the built-in writer writes');
  isDead = false;
  expect((await ask(service)).body.provider).toBe('small-model');
  await until(async () => (await note(service)) === undefined);
});

it('pauses a model whose key is wrong, and logs the refusal and its end once', async () => {
  let isMended = false;
  const { service, asked, logFile } = await start(() =>
    isMended ? { pieces: ['Dear client'] } : { status: 401, message: 'Incorrect API key' },
  );
  await ask(service);
  await ask(service);
  expect(asked).toHaveLength(1);
  const restKey = rested(service);
  expect(await service.redis().pttl(restKey)).toBeLessThanOrEqual(60_000);
  // The minute is over.
  await service.redis().del(restKey);
  await ask(service);
  expect(asked).toHaveLength(2);
  isMended = true;
  await service.redis().del(restKey);
  expect((await ask(service)).body.provider).toBe('small-model');
  expect(await gauge(service)).toEqual([]);
  await until(async () => (await note(service)) === undefined);
  const said = async () =>
    (await readFile(logFile, 'utf8')).match(/"msg":"the model endpoint[^"]*"/g);
  await until(async () => (await said())?.length === 2);
  expect((await said())?.[0]).toContain('check OPENAI_API_KEY');
});

it('no longer reports a refusal after the worker was restarted with a valid key', async () => {
  let isMended = false;
  const { service } = await start(() => (isMended ? { pieces: ['Dear'] } : { status: 401 }));
  await ask(service);
  expect(await note(service)).toContain('check OPENAI_API_KEY');
  isMended = true;
  await service.restart();
  expect(await note(service)).toContain('check OPENAI_API_KEY');
  await service.redis().del(rested(service));
  expect((await ask(service)).body.provider).toBe('small-model');
  await until(async () => (await note(service)) === undefined);
});

it('gives up one bad request, and sends the model the next one', async () => {
  const { service, asked } = await start((question) =>
    question === 1 ? { status: 400 } : { pieces: ['Dear client'] },
  );
  expect((await ask(service)).body.provider).toBe('built-in');
  expect((await ask(service)).body.provider).toBe('small-model');
  expect(asked).toHaveLength(2);
});

it('reports a decline when the endpoint declines before the model', async () => {
  const { service } = await start(() => ({ status: 400, code: 'content_filter' }));
  expect((await ask(service)).status).toBe(422);
});

it('omits the token count once an endpoint does not support it', async () => {
  const { service, asked } = await start((_question, question) =>
    question.includes('stream_options')
      ? { status: 400, message: 'Unrecognized request argument supplied: stream_options' }
      : { pieces: ['Dear client'] },
  );
  for (let times = 0; times < 2; times++)
    expect((await ask(service)).body.provider).toBe('small-model');
  expect(asked.map((question) => question.includes('stream_options'))).toEqual([
    true,
    false,
    false,
  ]);
});

it('falls back to the built-in writer when the model refuses in plain words, and never shows the refusal', async () => {
  const { service, asked } = await start(() => ({
    pieces: ["I'm", ' sorry, but', " I can't", ' assist with that', ' request.'],
    pauseMs: 20,
  }));
  const { events, ended } = await followText(service, '/ai/email-assistant', body);
  await ended;
  expect(JSON.stringify(events)).not.toContain('sorry, but');
  expect(JSON.stringify(events)).not.toContain('restart');
  const answer = (await ask(service)).body;
  expect(answer.provider).toBe('built-in');
  expect(answer.result).toMatch(/the bread/i);
  expect(asked).toHaveLength(2);
  expect(await gauge(service)).toEqual([]);
});

it('passes on an apology in the text, piece by piece', async () => {
  const pieces = ["I'm", ' sorry', ' that your cake', ' arrived late. ', 'We bake another.'];
  const { service } = await start(() => ({ pieces }));
  const { body: answer } = await ask(service);
  expect(answer).toEqual({ result: pieces.join(''), provider: 'small-model' });
});

it('accepts a whole answer of an endpoint that does not stream', async () => {
  const { service } = await start((question) =>
    question === 1 ? { whole: ' Dear client ' } : { whole: 'no', finish: 'content_filter' },
  );
  expect((await ask(service)).body).toEqual({ result: 'Dear client', provider: 'small-model' });
  expect((await ask(service)).status).toBe(422);
});
