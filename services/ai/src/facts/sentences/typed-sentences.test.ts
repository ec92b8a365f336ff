import { readFacts } from '../facts.js';
import { isTypedNote, isTypedSentence } from './typed-sentences.js';

describe('sentences that stay as they were typed', () => {
  it.each([
    'The quote is valid until December 5.',
    'Soot from the last winter is the most common cause of chimney fires.',
    'If she would rather repair than replace, we can patch the north side for $1,150.',
    'A deposit of $300 reserves the date.',
    'It was our mistake, the order form was right.',
  ])('are whole from capital to full stop: %s', (sentence) => {
    expect(isTypedSentence(sentence)).toBe(true);
  });

  it.each([
    'Tell her that we are sorry.',
    'Please collect the panes at your own cost.',
    'We come again tues at 9.',
    'Price: $40.',
    'Free delivery every other Thursday.',
    'we pay by card.',
  ])('are no orders, labels or hasty notes: %s', (sentence) => {
    expect(isTypedSentence(sentence)).toBe(false);
  });

  it('leave a note without a verb in one piece', () => {
    expect(isTypedNote('Two lessons of 60 minutes a week, on Mondays and Thursdays at 4 pm.')).toBe(
      true,
    );
  });

  it('name others than the reader', () => {
    const { people, acts } = readFacts(
      [
        'Remind the tenants of Birch Court to clear the snow from their balconies',
        'Whoever cannot do it can ask Mr. Lindgren for help. Salt is in the shed.',
      ],
      { isLetter: true },
    );
    expect(people.reader).toBe('tenants of Birch Court');
    expect(acts.map(({ text }) => text)).toContain(
      'Whoever cannot do it can ask Mr. Lindgren for help.',
    );
  });

  it('keep things and speak to a firm', () => {
    const { acts } = readFacts(
      [
        'Complain to Tri-County Feed about mold.',
        'The bales were moldy and my brother took them away. We have bought from them for 11 years.',
      ],
      { isLetter: true, isToCustomer: false },
    );
    expect(acts.filter(({ isTyped }) => isTyped).map(({ text }) => text)).toEqual([
      'The bales were moldy and my brother took them away.',
      'We have bought from you for 11 years.',
    ]);
  });

  it('are said to their reader, by name and by pronoun', () => {
    const { acts } = readFacts([
      'Write to Denise Marlow about her frame.',
      'We should have called Denise earlier, and we did not. If she has paid, she should ignore this message. Each trainer should bring what they want to keep.',
    ]);
    expect(acts.filter(({ isTyped }) => isTyped).map(({ text }) => text)).toEqual([
      'We should have called you earlier, and we did not.',
      'If you have paid, please ignore this message.',
      'Each trainer should bring what they want to keep.',
    ]);
  });
});
