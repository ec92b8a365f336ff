import { EntryWords } from './entry-words.js';

const entry = new EntryWords(
  'tell hannah her apt is on the 2nd at 630 not tues, 12 pies, bring ur reciept. no constructor. we dont do wendsday',
);

it.each([
  'Hannah',
  'appointment',
  'pie',
  'Tuesday',
  'receipt',
  "don't",
  'Wednesday',
  'please',
  '30',
  '6',
  '12',
  'twelve',
  'constructors',
])('allows %s', (word) => {
  expect(entry.allows(word.toLowerCase())).toBe(true);
});

it.each(['Greta', 'Friday', 'discount', '13', '45', 'cakes', 'delivery'])(
  'does not allow %s',
  (word) => {
    expect(entry.allows(word.toLowerCase())).toBe(false);
  },
);
