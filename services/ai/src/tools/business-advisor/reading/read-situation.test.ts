import { compute } from '../worksheet/compute.js';
import { readSituation } from './read-situation.js';

const labelOf = (situation: string, text: string, outcome = '') =>
  readSituation(situation, outcome).numbers.find((number) => number.text === text)?.label;

it.each([
  ['They asked for a bid on a medical office, 9,000 sq ft, 5 nights a week.', '9,000'],
  ['We have 3.4 stars because of old reviews.', '3.4'],
  ['My best cook is 26 years old and wants to buy in.', '26'],
])('[AIT-09] reads no money in a size, a mark or an age: %s', (situation, text) => {
  expect(labelOf(situation, text)).toBeUndefined();
});

it('[AIT-09] does not add what the owner owes to what others owe', () => {
  const situation =
    'Clients pay 60 days late. Right now $7,400 is outstanding and I owe $2,900 on the card.';
  expect(labelOf(situation, '$7,400', 'get paid faster')).toBe('owed');
  expect(labelOf(situation, '$2,900', 'get paid faster')).not.toBe('owed');
});

const loan = (situation: string) => compute(situation, 'can I carry the loan', 'Funding');
const terms = 'The bank wants 9.5% over 5 years, and a month leaves me $3,100.';

it('[AIT-09] borrows what savings do not pay', () => {
  const { filled } = loan(
    `The truck costs $41,000 to buy. I have $18,000 in savings and borrow the rest. ${terms}`,
  );
  expect(filled?.sheet.id).toBe('loan');
  const borrowed = filled?.values.get('loan');
  // The difference, or a sum to check: never the whole price as if it were sure.
  expect(borrowed?.value === 23_000 || (borrowed?.probability ?? 1) < 0.6).toBe(true);
});

it('[AIT-09] takes what a month brings in season as a number to check', () => {
  const situation = (when: string) =>
    `I borrow $23,000 at 9.5% over 5 years. A month leaves me $3,100 a month${when}.`;
  expect(loan(situation('')).isSure).toBe(true);
  expect(loan(situation(' in season')).isSure).toBe(false);
});
