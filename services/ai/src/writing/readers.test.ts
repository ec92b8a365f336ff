import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { createAiService } from '../testing/create-ai-service.js';
import { createGate, followText, textOf, until } from '../testing/follow-text.js';
import { type EndpointAnswer, startModelEndpoint } from '../testing/model-endpoint.js';
import { businessAdvisor } from '../tools/business-advisor/business-advisor.tool.js';

const path = '/ai/business-advisor';
const body = {
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

async function start(env: Record<string, string>, answer?: EndpointAnswer): Promise<TestService> {
  const endpoint = answer && (await startModelEndpoint(() => answer));
  if (endpoint) open.push(endpoint);
  const service = await createAiService({
    env: {
      ...(endpoint && { OPENAI_BASE_URL: endpoint.url, AI_MODEL_TIMEOUT_MS: '60000' }),
      ...env,
    },
  });
  open.push(service);
  return service;
}

it('continues for the others when one listener times out', async () => {
  const { held, release } = createGate();
  const pieces = ['Bake', held, ' more', ' bread', ' at', ' night.'];
  const service = await start({ AI_WAIT_MS: '200' }, { pieces });
  const first = await followText(service, path, body);
  await until(() => textOf(first.events));
  const { status } = await service.request('GET', `/ai/answers/${first.events[0]?.data.id}`, {
    token: await service.tokenFor(),
  });
  expect(status).toBe(504);
  release();
  await first.ended;
  expect(first.events.at(-1)).toMatchObject({
    event: 'done',
    data: { result: 'Bake more bread at night.' },
  });
});

it('returns an answer at once that was finished while no one listened', async () => {
  const { held, release } = createGate();
  const service = await start({ AI_LEAVE_MS: '60000' }, { pieces: ['Bake', held, '.'] });
  const first = await followText(service, path, body);
  await until(() => textOf(first.events));
  first.leave();
  await first.ended;
  release();
  const token = await service.tokenFor();
  const state = async () => (await service.request('GET', '/ai/answers', { token })).body[0].state;
  await until(async () => (await state()) === 'done');
  const again = await followText(service, `/ai/answers/${first.events[0]?.data.id}`);
  await again.ended;
  expect(again.events.map(({ event }) => event)).toEqual(['started', 'done']);
  expect(again.events.at(-1)).toMatchObject({ data: { result: 'Bake.' } });
});

it('reports a failure that is not retried', async () => {
  const broken = jest.spyOn(businessAdvisor, 'writeBuiltIn').mockImplementation(() => {
    throw new TypeError('a bug');
  });
  open.push({ close: () => broken.mockRestore() });
  const service = await start({ TASK_RETRY_MS: '10' });
  const { status, body: answer } = await service.request('POST', path, {
    token: await service.tokenFor(),
    body,
  });
  expect([status, answer]).toEqual([500, { detail: 'Server error. Please try again later.' }]);
  expect(broken).toHaveBeenCalledTimes(2);
});
