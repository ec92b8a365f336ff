import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { createAiService } from '../testing/create-ai-service.js';
import { type EndpointAnswer, startModelEndpoint } from '../testing/model-endpoint.js';

const body = { emailType: 'Sales', recipientType: 'Client', emailPurpose: 'To sell bread' };
const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const part of open.splice(0).reverse()) await part.close();
});

async function start(answer: (question: number) => EndpointAnswer, env = {}) {
  const endpoint = await startModelEndpoint(answer);
  open.push(endpoint);
  const service = await createAiService({
    env: { OPENAI_BASE_URL: endpoint.url, OPENAI_MODEL: 'small-model', ...env },
  });
  open.push(service);
  return { service, ...endpoint };
}
const ask = async (service: TestService) =>
  service.request('POST', '/ai/email-assistant', { token: await service.tokenFor(), body });

function* forEver(piece: string) {
  for (;;) yield piece;
}

describe('an answer of a model that never ends', () => {
  it.each<[string, EndpointAnswer, object]>([
    [
      'in length is cut by characters',
      { pieces: forEver('and more bread '), pauseMs: 0 },
      { AI_MODEL_TEXT_LIMIT: '2000' },
    ],
    [
      'in time is cut after a time limit',
      { pieces: forEver('bread '), pauseMs: 20 },
      { AI_MODEL_WRITING_MS: '700' },
    ],
    [
      'and has no text is cut after a time limit',
      { pieces: forEver(': still here\n\n'), pauseMs: 20, raw: true },
      { AI_MODEL_WRITING_MS: '700' },
    ],
    [
      'and is one line is cut by bytes',
      { pieces: forEver('x'.repeat(10_000)), raw: true },
      { AI_MODEL_TEXT_LIMIT: '500' },
    ],
  ])(
    '%s, and the built-in writer writes',
    async (_name, endless, env) => {
      const { service, left } = await start(
        (question) => (question > 3 ? { pieces: ['Dear client'] } : endless),
        env,
      );
      const began = performance.now();
      const answer = await ask(service);
      expect([answer.status, answer.body.provider]).toEqual([200, 'built-in']);
      expect(answer.body.result.length).toBeLessThan(5_000);
      expect(performance.now() - began).toBeLessThan(15_000);
      // The model's connection is closed, so it stops writing.
      await until(
        () => left.length,
        (count) => count > 0,
      );
    },
    40_000,
  );

  it('does not affect the next text', async () => {
    const { service } = await start(
      (question) => (question === 1 ? { pieces: forEver('bread ') } : { pieces: ['Dear client'] }),
      { AI_MODEL_TEXT_LIMIT: '2000' },
    );
    expect((await ask(service)).body.provider).toBe('built-in');
    expect((await ask(service)).body).toMatchObject({
      provider: 'small-model',
      result: 'Dear client',
    });
  });
});
