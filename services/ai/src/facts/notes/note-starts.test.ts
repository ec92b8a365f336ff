import { readFacts } from '../facts.js';

const spoken = (...entries: string[]) =>
  readFacts(entries, { isLetter: true }).acts.map(({ text }) => text);

describe('notes that commas part', () => {
  it.each([
    [
      "12 years of bookkeeping for restaurants, don't do taxes, happy to buy lunch",
      [
        'we have 12 years of bookkeeping for restaurants',
        "we don't do taxes",
        'we are happy to buy lunch',
      ],
    ],
    [
      'reported it on October 12, getting worse, two lockers are ruined',
      ['we reported it on October 12', 'it is getting worse', 'two lockers are ruined'],
    ],
    [
      'applied September 3, told two weeks, crew is booked for October 6',
      ['we applied on September 3', 'we were told two weeks', 'the crew is booked for October 6'],
    ],
    ['sent Monday, pictures attached', ['we sent it on Monday', 'pictures attached']],
    [
      'no lunch on Wednesday so please pick up by 12',
      ['no lunch on Wednesday', 'please pick up by 12'],
    ],
    [
      'she can text me which works, 10% off for the trouble',
      ['you can text me which works', '10% off for the trouble'],
    ],
  ])('[AIT-04] says "%s"', (entry, said) => {
    expect(spoken(entry).map((text) => text.toLowerCase())).toEqual(
      said.map((text) => expect.stringContaining(text.replace(/^the |^please /, '').toLowerCase())),
    );
  });

  it.each([
    'We have leotards, shoes and hair ties for the team.',
    'Because the oven broke, we bake at my house.',
  ])('[AIT-04] keeps "%s" whole', (entry) => {
    expect(spoken(entry)).toHaveLength(1);
  });

  it('[AIT-04] wants what a purpose orders in a verb that no list has', () => {
    expect(readFacts('resign from my position as treasurer', { isLetter: true }).acts).toEqual([
      expect.objectContaining({ kind: 'intent', text: 'resign from my position as treasurer' }),
    ]);
  });

  it('[AIT-04] knows that an order has a number', () => {
    expect(readFacts('order 20931 arrived May 6', { isLetter: true }).acts).toEqual([
      expect.objectContaining({ kind: 'statement' }),
    ]);
  });
});
