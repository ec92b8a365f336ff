import { gatewayTexts } from '../languages/gateway-texts.js';
import { siteDescription } from './site-description.js';

const description = (language: string, off: readonly string[] = []) =>
  siteDescription(
    { place: 'Alder Falls, OR', has: (area) => !off.includes(area) },
    gatewayTexts(language),
  );

it.each([
  [
    'en',
    'A free community platform that connects the businesses, job seekers and customers of Alder Falls, OR. Business directory, job board, calculators and AI tools, 100% free.',
  ],
  [
    'es',
    'Una plataforma comunitaria gratuita que conecta a los negocios, a quienes buscan empleo y a los clientes de Alder Falls, OR. Directorio de negocios, bolsa de trabajo, calculadoras y herramientas de IA, 100% gratis.',
  ],
])('describes the whole portal in %s', (language, text) => {
  expect(description(language)).toBe(text);
});

it('omits areas that are switched off', () => {
  expect(description('en', ['jobs', 'tools'])).toBe(
    'A free community platform that connects the businesses and customers of Alder Falls, OR. Business directory, 100% free.',
  );
  expect(description('es', ['jobs', 'directory', 'tools'])).toMatch(
    /y a los clientes .*\. 100% gratis\.$/,
  );
});
