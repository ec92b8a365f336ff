import { inAnotherOrder, saidOfOneTurned } from './another-order.js';

const order = (all: string[], at?: number) => inAnotherOrder(all, (one) => one, at);

describe('inAnotherOrder', () => {
  it('lets no thing follow the one that it followed', () => {
    expect(order(['One.', 'Two.', 'Three.', 'Four.'])).toEqual(['One.', 'Three.', 'Two.', 'Four.']);
  });

  it('begins with the given one', () => {
    expect(order(['We moved.', 'Oil changes are $39.', 'Coffee is free.'], 1)[0]).toBe(
      'Oil changes are $39.',
    );
  });

  it('keeps a greeting first, a good-bye last and what leans back behind its thing', () => {
    expect(
      order([
        'Hello neighbors!',
        'We have chicks.',
        'The red ones also lay.',
        'Feed is $18.',
        'Goats arrive in May.',
        'See you soon!',
      ]),
    ).toEqual([
      'Hello neighbors!',
      'We have chicks.',
      'The red ones also lay.',
      'Goats arrive in May.',
      'Feed is $18.',
      'See you soon!',
    ]);
  });

  it('tells what is said of somebody in the other order, and what was before first', () => {
    expect(
      saidOfOneTurned(
        ['Dr. Ortiz joins us.', 'She sees dogs.', 'She speaks Spanish.', 'She worked in Mexico.'],
        (one) => one,
      ),
    ).toEqual([
      'Dr. Ortiz joins us.',
      'She worked in Mexico.',
      'She speaks Spanish.',
      'She sees dogs.',
    ]);
  });

  it.each([
    [['He was shy.', 'He came in May.', 'He left in June.']],
    [['Ann has a dog.', 'She loves it.', 'She also paints.']],
    [['Ann paints.', 'The studio is small.', 'She also sings.']],
  ])('keeps what came one after the other: %j', (all) => {
    expect(saidOfOneTurned(all, (one) => one)).toEqual(all);
  });

  it('lets a condition follow another thing, but begin nothing', () => {
    expect(
      order(['Taxes are due.', 'Rates stay low.', 'If you need time, ask us.', 'We open at 9.']),
    ).toEqual(['Taxes are due.', 'If you need time, ask us.', 'Rates stay low.', 'We open at 9.']);
  });
});
