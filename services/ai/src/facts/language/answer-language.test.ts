import { answerLanguage } from './answer-language.js';

describe('the language of an entry with few words of grammar', () => {
  it.each([
    // "mi" and "la" are miles and a name.
    ['seasoned oak firewood 85 a face cord u pick up, 110 delivered w/in 15 mi', 'en'],
    ['gutter cleaning 120 most houses, free quote. call la casa gutters', 'en'],
    ['atender clientes, cobrar, limpiar mesas, ingles basico, buen trato, puntual', 'es'],
    ['tamales de puerco y rajas 22 la docena', 'es'],
    ['corte y tinte 45 con cita', 'es'],
    ['nails 35', 'en'],
  ])('[AIT-12] %s: %s', (entered, language) => {
    expect(answerLanguage(entered)).toBe(language);
  });
});
