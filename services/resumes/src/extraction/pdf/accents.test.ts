import { withAccents } from './accents.js';

it('puts accents that are printed apart on their letters', () => {
  expect(withAccents('Aras G \u0308ung \u0308ore')).toBe('Aras Güngöre');
  expect(withAccents('Jos \u0301e  \u0301Alvarez, Garc \u0301\u0131a')).toBe(
    'José Álvarez, García',
  );
  expect(withAccents('José Álvarez')).toBe('José Álvarez');
  expect(withAccents('Clˆoture `a huit jours, aoˆut')).toBe('Clôture à huit jours, août');
  expect(withAccents('Forma \u0327 c \u0303 ao acadˆ emica, Formac \u0327ão')).toBe(
    'Formação acadêmica, Formação',
  );
});
