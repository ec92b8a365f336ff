import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { createAiService } from '../testing/create-ai-service.js';
import { advice, forecast, market } from '../testing/tool-requests.js';

let service: TestService;
beforeAll(async () => {
  service = await createAiService({ env: { LANGUAGES: 'en,es' } });
});
afterAll(() => service?.close());

const write = async (tool: string, body: object, language: string) => {
  const token = await service.tokenFor();
  const headers = { 'accept-language': language };
  return (await service.request('POST', `/ai/${tool}`, { token, body, headers })).body.result;
};

it('writes in the page’s language where the entries have none, and else in that of the entries', async () => {
  expect(await write('financial-forecasting', forecast, 'es')).toContain('# Pronóstico: Bakery');
  expect(await write('financial-forecasting', forecast, 'en')).toContain('# Forecast: Bakery');
  const spanish = { ...market, productService: 'Pan de masa madre y pasteles para las familias' };
  expect(await write('market-analysis', spanish, 'en')).toContain('# Análisis de mercado');
  const english = { ...market, productService: 'Sourdough for the cafés of our town and you' };
  expect(await write('market-analysis', english, 'es')).toContain('# Market analysis');
});

it('advises in Spanish with the entered numbers', async () => {
  const situationDescription =
    'pago 15 la hora a mis cocineros y el hotel paga 19. se me fueron dos desde junio y necesito 3 más';
  const text = await write(
    'business-advisor',
    { ...advice, industry: 'Restaurante', situationDescription, desiredOutcome: 'que se queden' },
    'en',
  );
  expect(text).toContain('$19 − $15 = $4');
  expect(text).toContain('$4 × 40 × 52 = $8,320');
  expect(text.match(/\*\*Revisar:\*\* lunes/g)?.length).toBeGreaterThanOrEqual(3);
  expect(text).not.toMatch(/\b(?:the|your|look again|effort)\b/i);
});
