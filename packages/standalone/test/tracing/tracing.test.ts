import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aiService } from '@commons/ai/app.module';
import { gatewayService } from '@commons/gateway/app.module';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { type CollectedSpan, startCollector, startModel } from './collector.js';

const logFile = join(tmpdir(), `commons-tracing-${process.pid}.log`);

let collector: Awaited<ReturnType<typeof startCollector>>;
let model: Awaited<ReturnType<typeof startModel>>;
let ai: TestService;
let gateway: TestService;

beforeAll(async () => {
  collector = await startCollector();
  model = await startModel();
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '1' };
  const logs = { LOG_LEVEL: 'info', LOG_FILE: logFile };
  const modelSettings = { OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'key' };
  ai = await createTestService(aiService, { env: { ...tracing, ...logs, ...modelSettings } });
  const { AUTH_URL, REDIS_PREFIX } = ai.env;
  gateway = await createTestService(gatewayService, {
    env: {
      ...tracing,
      ...logs,
      ...{ AUTH_URL, REDIS_PREFIX, AI_URL: ai.url, SHELL_URL: ai.url },
      REMOTES: `mfe-tools=${ai.url}`,
      SITE_URL: 'https://commons.example',
    },
  });
});
afterAll(async () => {
  await gateway?.close();
  await ai?.close();
  collector?.close();
  model?.close();
  await rm(logFile, { force: true });
});

async function write(headers: Record<string, string> = {}) {
  const token = await ai.tokenFor({ account_type: 'employer' });
  const answer = await fetch(`${gateway.url}/api/ai/planner?from=secret-page`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ prompt: 'A plan for Ada Lovelace, ada@example.org' }),
  });
  expect(answer.status).toBe(200);
  await answer.text();
  return answer.headers.get('x-request-id') ?? '';
}

/** Waits until the trace has a span of each of these names; spans are sent every few seconds. */
async function traceOf(id: string, names: readonly RegExp[]): Promise<CollectedSpan[]> {
  for (const end = Date.now() + 30_000; ; ) {
    const spans = collector.spans.filter(({ traceId }) => traceId === id);
    const missing = names.filter((name) => !spans.some((span) => name.test(spanName(span))));
    if (missing.length === 0) return spans;
    if (Date.now() > end)
      throw new Error(`no ${missing.join(', ')} in ${spans.map(spanName).sort().join('\n')}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const spanName = ({ service, name }: CollectedSpan) => `${service}: ${name}`;

describe('the trace of one AI text', () => {
  it('goes through gateway, service, queue, worker, stores and model, under the request id', async () => {
    const id = await write();
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    const spans = await traceOf(id, [
      /^gateway: POST \/api\/\*$/,
      /^gateway: POST$/,
      /^ai: POST \/ai\/:tool$/,
      /^ai: mongodb /,
      /^ai: redis /,
      /^ai: queue /,
      /^ai: task /,
    ]);
    const ids = new Set(spans.map(({ spanId }) => spanId));
    const roots = spans.filter(({ parentSpanId }) => !parentSpanId || !ids.has(parentSpanId));
    expect(roots.map(spanName)).toEqual(['gateway: POST /api/*']);
    const parentOf = (name: RegExp) => {
      const { parentSpanId } = spans.find((span) => name.test(spanName(span))) as CollectedSpan;
      return spanName(spans.find(({ spanId }) => spanId === parentSpanId) as CollectedSpan);
    };
    expect(parentOf(/^ai: POST \/ai/)).toBe('gateway: POST');
    expect(parentOf(/^ai: task /)).toMatch(/^ai: queue /);
    expect(model.received.some((traceparent) => traceparent?.includes(id))).toBe(true);

    const lines = (await readFile(logFile, 'utf8')).split('\n').filter((line) => line.includes(id));
    const who = new Set(
      lines
        .map((line) => JSON.parse(line) as { service: string; task?: string })
        .map(({ service, task }) => (task ? `${service} task` : service)),
    );
    expect([...who].sort()).toEqual(['ai', 'ai task', 'gateway']);
  });

  it('has nothing of what was typed, of the account, or of the query', () => {
    const all = JSON.stringify(collector.spans);
    // Not the first name: its letters may be in an id.
    expect(all).not.toMatch(/Lovelace|example\.org|secret-page|Bearer|sell bread/i);
  });

  it('has an id of ours, whatever a browser calls it', async () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const id = await write({ traceparent, 'x-request-id': 'f'.repeat(32) });
    expect(id).not.toBe('4bf92f3577b34da6a3ce929d0e0e4736');
    expect(id).not.toBe('f'.repeat(32));
  });
});

it('a collector that is down costs nothing but the traces', async () => {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_TRACES_SAMPLER_ARG: '1' };
  const alone = await createTestService(aiService, { env });
  const token = await alone.tokenFor({ account_type: 'employer' });
  expect((await alone.request('GET', '/ai/drafts', { token })).status).toBe(200);
  const began = performance.now();
  await alone.close();
  expect(performance.now() - began).toBeLessThan(12_000);
});
