import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { createAiService } from '../testing/create-ai-service.js';
import { startModelEndpoint } from '../testing/model-endpoint.js';

const input = {
  businessStage: 'Startup',
  industry: 'Bakery',
  primaryChallenge: 'Cash Flow',
  situationDescription: 'Cafés pay late',
  desiredOutcome: 'Rent in the bank',
};
const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const part of open.splice(0).reverse()) await part.close();
});

async function start(env: Record<string, string>): Promise<TestService> {
  const service = await createAiService({ env });
  open.push(service);
  return service;
}

const ask = async (service: TestService) =>
  service.request('POST', '/ai/business-advisor', {
    token: await service.tokenFor(),
    body: input,
  });

async function model(answer: Parameters<typeof startModelEndpoint>[0]) {
  const endpoint = await startModelEndpoint(answer);
  open.push(endpoint);
  return endpoint;
}

describe('a text', () => {
  it('retries a failing model, and waits out a short pause it requests', async () => {
    const { url, asked } = await model((question) => {
      if (question === 1) return { status: 500 };
      if (question === 2) return { status: 429, headers: { 'retry-after': '0.2' } };
      return { pieces: ['Bake more.'] };
    });
    const service = await start({ OPENAI_BASE_URL: url, OPENAI_MODEL: 'small-model' });
    expect((await ask(service)).body).toEqual({ result: 'Bake more.', provider: 'small-model' });
    expect(asked).toHaveLength(3);
  });

  it('waits for a silent model once, whatever the number of retries', async () => {
    const { url, asked } = await model((question) =>
      question === 1 ? { status: 500 } : { pieces: [], end: 'hang' },
    );
    const service = await start({ OPENAI_BASE_URL: url, AI_MODEL_TIMEOUT_MS: '1000' });
    expect((await ask(service)).body.provider).toBe('built-in');
    expect(asked.length).toBeLessThanOrEqual(2);
  });

  it.each(['0', '0.01', new Date(0).toUTCString()])(
    'is written by the built-in writer when the model repeatedly requests a pause of %s',
    async (pause) => {
      const { url, asked } = await model(() => ({
        status: 429,
        headers: { 'retry-after': pause },
      }));
      const service = await start({ OPENAI_BASE_URL: url });
      expect((await ask(service)).body.provider).toBe('built-in');
      expect(asked).toHaveLength(4);
    },
  );

  it.each([
    ['in seconds', '60'],
    ['as a date', new Date(Date.now() + 600_000).toUTCString()],
    ['of more seconds than a number has', '9'.repeat(400)],
  ])('does not call a model that requested a long pause %s', async (_how, pause) => {
    const { url, asked } = await model(() => ({ status: 429, headers: { 'retry-after': pause } }));
    const service = await start({ OPENAI_BASE_URL: url });
    await ask(service);
    expect((await ask(service)).body.provider).toBe('built-in');
    expect(asked).toHaveLength(1);
    const rest = await service.redis().pttl(`${service.env.REDIS_PREFIX}:ai:model-rest`);
    expect(rest).toBeGreaterThan(0);
    expect(rest).toBeLessThanOrEqual(3_600_000);
  });
});
