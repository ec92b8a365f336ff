import { retold } from './retold.js';
import { inSpanishOrder } from './spanish-order.js';

describe('retold [AIT-07]', () => {
  it.each([
    ['We are looking for a weekend cashier.', "We're looking for a weekend cashier."],
    ['Delivery runs as usual on Wednesday.', 'Delivery runs as usual Wednesday.'],
    ['Wash and fold is $1.50 a pound.', 'Wash and fold costs $1.50 per pound.'],
    ['Call for a price at 423-555-0901.', 'For a price, call 423-555-0901.'],
    ['Call 423-555-0190 to book a table.', 'To book a table, call 423-555-0190.'],
    ['Please bring a folding chair.', 'Bring a folding chair, please.'],
    [
      'Martha retired after 22 years and we miss her already.',
      'Martha retired after 22 years. We miss her already.',
    ],
    [
      'The show is free, but seats are limited to 35.',
      'Although the show is free, seats are limited to 35.',
    ],
    ['There is room for dogs, cats and rabbits.', 'There is room for rabbits, cats and dogs.'],
    ['Contractors get 8% off job site sheds.', 'Contractors save 8% on job site sheds.'],
  ])('%s → %s', (sentence, said) => {
    expect(retold(sentence)).toBe(said);
  });

  it.each([
    'Pay is $18.',
    'No appointment is needed.',
    'Bikes rent for $12.',
    'It is now on Sunday.',
    'In May we start Saturday clinics at 9.',
    'Two rolls at $8 apiece on May 10.',
    'She said "we are looking for a cashier".',
  ])('stays as it was entered: %s', (sentence) => {
    expect(retold(sentence).replace("It's", 'It is')).toBe(sentence);
  });
});

describe('inSpanishOrder [AIT-07]', () => {
  it.each([
    ['Este viernes y sábado hay pan de muerto.', 'Hay pan de muerto este viernes y sábado.'],
    ['Damos clases de inglés todos los lunes.', 'Todos los lunes damos clases de inglés.'],
    [
      'Si le hace falta cambiar, tenemos llantas desde $35.',
      'Tenemos llantas desde $35 si le hace falta cambiar.',
    ],
  ])('%s → %s', (sentence, said) => {
    expect(inSpanishOrder(sentence)).toBe(said);
  });

  it.each(['Cerramos hasta el 4 de enero.', 'Rosca de reyes el 5 de enero.', '¿Abren mañana?'])(
    'stays as it was entered: %s',
    (sentence) => {
      expect(inSpanishOrder(sentence)).toBe(sentence);
    },
  );
});
