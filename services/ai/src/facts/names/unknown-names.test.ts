import { isWord } from '../grammar/vocabulary.js';
import { spanishNames } from './spanish-names.js';
import { unknownNames } from './unknown-names.js';

// AIT-04, AIT-07: names that were typed small, by what is no word (decision B121).
describe('words that no vocabulary has', () => {
  it.each([
    ['text to guthrie, the gutters are done', 'text to Guthrie, the gutters are done'],
    ['gary and Donna stubbs called', 'gary and Donna Stubbs called'],
    ['drop the trailer in ooltewah by noon', 'drop the trailer in Ooltewah by noon'],
    [
      "hensley's yard and the abernathys water heater",
      "Hensley's yard and the Abernathys water heater",
    ],
    ['anywhere in mcminn county', 'anywhere in McMinn county'],
    ['tacos with birria and horchata', 'tacos with birria and horchata'],
    ['New wetsuits are in. New helmets, too', 'New wetsuits are in. New helmets, too'],
    ['free with balayage', 'free with balayage'],
    ['mail it to kim@kowalski.example', 'mail it to kim@kowalski.example'],
  ])('%s', (typed, named) => {
    expect(unknownNames(typed)).toBe(named);
  });

  it('are told from words and their forms', () => {
    for (const word of ['gutters', 'pastries', 'fitted', 'mopping', 'caulking', 'weedeater'])
      expect([word, isWord(word)]).toEqual([word, true]);
    for (const word of ['hensley', 'ooltewah', 'kowalski'])
      expect([word, isWord(word)]).toEqual([word, false]);
  });
});

describe('names in Spanish', () => {
  it.each([
    ['sr ramiro ya llegaron', 'sr Ramiro ya llegaron'],
    ['uñas con maribel lopez', 'uñas con Maribel Lopez'],
    ['hablar con licha', 'hablar con Licha'],
    ['gente de dalton y cleveland', 'gente de Dalton y Cleveland'],
    ['pago con zelle, llantas michelin', 'pago con Zelle, llantas Michelin'],
    ['cerramos por thanksgiving', 'cerramos por Thanksgiving'],
    ['la señora de la tienda, rosa y blanca', 'la señora de la tienda, rosa y blanca'],
    ['abrimos los domingos de julio', 'abrimos los domingos de julio'],
  ])('%s', (typed, named) => {
    expect(spanishNames(typed)).toBe(named);
  });
});
