import { gatewayTexts as texts } from './gateway-texts.js';

it('gives the text of a name in a language, with values', () => {
  expect(texts()('pageNotFound')).toBe('Page not found');
  expect(texts('es')('pageNotFound')).toBe('Página no encontrada');
  expect(texts('es')('partMissing', { portal: 'Commons' })).toBe('Commons no tiene esta parte.');
});

it.each(['fr', '../en', ''])(
  'is English in a language that the package does not have: %j',
  (one) => {
    expect(texts(one)('pageNotFound')).toBe('Page not found');
  },
);

it('fails where a text is missing', () => {
  expect(() => texts('es')('noSuchText')).toThrow('noSuchText');
});
