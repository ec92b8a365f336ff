import { adverbialsSwapped, gainFirst } from './two-steps.js';

describe('gainFirst [AIT-07]', () => {
  it.each([
    [
      'Bring in a bike your kid outgrew and get up to $60 toward the next size.',
      'Get up to $60 toward the next size when you bring in a bike your kid outgrew.',
    ],
    ['Buy 3 tires, get the 4th free.', 'If you buy 3 tires, you get the 4th free.'],
    [
      'Send us your logo and we will send you a free mockup.',
      'If you send us your logo, we will send you a free mockup.',
    ],
  ])('%s → %s', (sentence, said) => {
    expect(gainFirst(sentence)).toBe(said);
  });

  it.each(['Bring a chair and a hat.', 'Please come and get it.', 'We buy bikes and get parts.'])(
    'knows no other way: %s',
    (sentence) => {
      expect(gainFirst(sentence)).toBeUndefined();
    },
  );
});

describe('adverbialsSwapped [AIT-07]', () => {
  it.each([
    ['Rock chip repair in 20 minutes for $60.', 'Rock chip repair for $60 in 20 minutes.'],
    ['It keeps for six weeks in the fridge.', 'It keeps in the fridge for six weeks.'],
  ])('%s → %s', (sentence, said) => {
    expect(adverbialsSwapped(sentence)).toBe(said);
  });

  it('keeps what is said of one thing', () => {
    expect(adverbialsSwapped('Free inspection in June for houses built in 1990.')).toBeUndefined();
  });
});
