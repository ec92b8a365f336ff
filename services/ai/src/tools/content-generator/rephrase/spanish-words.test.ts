import { inSpanishWords } from './spanish-words.js';

describe('inSpanishWords [AIT-07]', () => {
  it.each([
    ['Abrimos de 7 de la mañana a 8 de la noche.', 'Abrimos de 7am a 8pm.'],
    ['Pagamos $20 la hora.', 'Pagamos $20 por hora.'],
    ['Aparten su pedido antes del 20, por favor.', 'Por favor, aparten su pedido antes del 20.'],
    ['También hay chocolate caliente.', 'Hay chocolate caliente también.'],
    ['Tenemos llantas desde $35.', 'Tenemos llantas a partir de $35.'],
    ['Mándanos mensaje.', 'Envíanos mensaje.'],
    ['Se hacen por encargo.', 'Se hacen bajo pedido.'],
    ['Abrimos todo diciembre.', 'Abrimos durante todo diciembre.'],
  ])('%s → %s', (sentence, said) => {
    expect(inSpanishWords(sentence)).toBe(said);
  });

  it.each([
    'Cerramos a las 12 de la noche.',
    'Abrimos durante todo diciembre.',
    'El maestro dijo «también hay café».',
    'También hay café, té y pan.',
    'Traigan su uniforme.',
  ])('stays as it was entered: %s', (sentence) => {
    expect(inSpanishWords(sentence)).toBe(sentence);
  });
});
