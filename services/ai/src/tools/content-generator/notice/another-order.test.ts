import { inAnotherOrder } from './another-order.js';

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
});
