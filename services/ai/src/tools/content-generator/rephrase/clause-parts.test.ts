import { clausesOf } from './clause-parts.js';
import { predicatesInAnotherOrder } from './predicates-turned.js';

describe('clausesOf [AIT-07]', () => {
  it('parts a sentence into its subjects and what is said of each', () => {
    const clauses = clausesOf('Tickets cost $9 and children pay $6.');
    expect(
      clauses?.map(({ subject, predicates }) => [subject, predicates.map(({ text }) => text)]),
    ).toEqual([
      ['Tickets', ['cost $9']],
      ['Children', ['pay $6']],
    ]);
  });

  it('takes the second of two things for no verb', () => {
    expect(clausesOf('She sees dogs and cats at our clinic.')?.[0]?.predicates).toHaveLength(1);
  });
});

describe('predicatesInAnotherOrder', () => {
  it('takes no participle for a second verb', () => {
    expect(
      predicatesInAnotherOrder('The store sells jams, pies and frozen berries from eight growers.'),
    ).toBeUndefined();
  });

  it('says the last of two first', () => {
    expect(predicatesInAnotherOrder('Tickets are $5 and include a drink.')).toBe(
      'Tickets include a drink and are $5.',
    );
  });

  it.each([
    'The shop opens at 8 and closes at 5.',
    'We bought a van and painted it.',
    'We repair chairs.',
  ])('keeps what follows in time, and what is one: %s', (sentence) => {
    expect(predicatesInAnotherOrder(sentence)).toBeUndefined();
  });
});
