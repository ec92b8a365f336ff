import { gatewayTexts as texts } from './gateway-texts.js';

it('returns a text in a language, with its values filled in', () => {
  expect(texts()('pageNotFound')).toBe('Page not found');
  expect(texts('es')('pageNotFound')).toBe('Página no encontrada');
  expect(texts('es')('partMissing', { portal: 'Commons' })).toBe('Commons no tiene esta parte.');
});

it.each(['fr', '../en', ''])('falls back to English for a language without texts: %j', (one) => {
  expect(texts(one)('pageNotFound')).toBe('Page not found');
});

it('throws for a missing text', () => {
  expect(() => texts('es')('noSuchText')).toThrow('noSuchText');
});
