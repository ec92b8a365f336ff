import { packageTexts } from './package-texts.js';
import { askedLanguage, portalLanguages, setLanguagesOfPortal } from './portal-languages.js';

afterEach(() => setLanguagesOfPortal(['en']));

it.each([
  ['es-US,es;q=0.9,en;q=0.8', 'es'],
  ['fr, en;q=0.5', 'en'],
  ['es;q=0,en', 'en'],
  ['en;q=0.5, es;q=0.9', 'es'],
  ['fr', 'es'],
  [undefined, 'es'],
])('answers %j in %s', (accepted, language) => {
  setLanguagesOfPortal(portalLanguages.parse('es, en'));
  expect(askedLanguage(accepted)).toBe(language);
});

it('uses the default language for people whose language is unknown', () => {
  const texts = packageTexts('@commons/service-kit');
  expect(texts()('hello')).toBe('Hello,');
  setLanguagesOfPortal(['es', 'en']);
  expect(texts()('hello')).toBe('Hola:');
  expect(texts('en')('hello')).toBe('Hello,');
});
