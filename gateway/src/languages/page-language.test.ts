import { languageCookie, pageLanguage, withoutLanguage } from './page-language.js';

const both = ['en', 'es'];
const languageOf = (query: string, headers: Record<string, string>, languages = both) =>
  pageLanguage(languages, query, headers).language;

describe('the language of a page', () => {
  it('is the one named by the address', () => {
    const headers = { cookie: 'language=en', 'accept-language': 'en' };
    expect(pageLanguage(both, '?q=cook&lang=es', headers)).toEqual({
      language: 'es',
      chosen: true,
    });
    expect(languageOf('?lang=tlh', headers)).toBe('en');
  });

  it('is otherwise the one chosen before, else the preferred one of the browser, else the default', () => {
    expect(languageOf('', { cookie: 'a=b; language=es', 'accept-language': 'en' })).toBe('es');
    expect(languageOf('', { cookie: 'language=xx', 'accept-language': 'es-MX,es;q=0.9' })).toBe(
      'es',
    );
    expect(languageOf('', { 'accept-language': 'fr, en;q=0.4, es;q=0.7' })).toBe('es');
    expect(languageOf('', { 'accept-language': 'es;q=0, *' })).toBe('en');
    expect(languageOf('', {}, ['es', 'en'])).toBe('es');
  });

  it('is always the same in a portal with one language', () => {
    const headers = { cookie: 'language=es', 'accept-language': 'es' };
    expect(pageLanguage(['en'], '?lang=es', headers)).toEqual({ language: 'en', chosen: false });
  });
});

it('is removed from the address, and nothing else is', () => {
  expect(withoutLanguage('?lang=es')).toBe('');
  expect(withoutLanguage('?q=a%20b&lang=es&page=2')).toBe('?q=a%20b&page=2');
  expect(withoutLanguage('?slang=es')).toBe('?slang=es');
});

it('is remembered for a year, in a secure cookie on https', () => {
  expect(languageCookie('es', 'http://127.0.0.1:8080')).toBe(
    'language=es; Path=/; Max-Age=31536000; SameSite=Lax',
  );
  expect(languageCookie('es', 'https://commons.example')).toMatch(/; Secure$/);
});
