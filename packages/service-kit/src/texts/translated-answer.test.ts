import { translatedAnswer } from './translated-answer.js';

it('[A61] translates an answer and the values in it; leaves the rest unchanged', () => {
  const say = translatedAnswer('es');
  expect(say('There is no name in this row. Enter one, or remove the row.')).toBe(
    'Esta fila no tiene nombre. Escriba uno o quite la fila.',
  );
  expect(say('Must be at most 200 characters')).toBe('Debe tener como máximo 200 caracteres');
  expect(say('Nobody knows this. {Really}')).toBe('Nobody knows this. {Really}');
  expect(translatedAnswer('en')('Must be at most 200 characters')).toBe(
    'Must be at most 200 characters',
  );
});
