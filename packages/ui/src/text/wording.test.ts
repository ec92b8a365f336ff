import { counted, dollarRange, factsOf, metaLine, ownPay } from './wording';

it('counts one, many, and more than was counted', () => {
  expect(counted(1, 'job')).toBe('1 job');
  expect(counted(0, 'job')).toBe('0 jobs');
  expect(counted({ total: 1234 }, 'job')).toBe('1,234 jobs');
  expect(counted({ total: 1, more: true }, 'job')).toBe('1+ jobs');
  expect(counted(1, 'business', 'businesses')).toBe('1 business');
});

it('says each fact once, and no blank ones', () => {
  expect(metaLine(['New York, NY', '', ' ', undefined, 'Mid Level'])).toBe(
    'New York, NY · Mid Level',
  );
  expect(metaLine(['Internship', 'Internship'])).toBe('Internship');
  expect(factsOf([null, false, ' A '])).toEqual(['A']);
});

it('writes a range of one amount as that amount', () => {
  expect(dollarRange(46_000, 46_000)).toBe('$46,000');
  expect(dollarRange(40_000, 50_000)).toBe('$40,000 - $50,000');
  for (const [words, shown] of [
    ['$46,000 - $46,000', '$46,000'],
    ['$20.50–$20.50 an hour', '$20.50 an hour'],
    ['$45k to $45k', '$45k'],
    ['$46,000 - $46,000.50', '$46,000 - $46,000.50'],
    ['$4 - $45', '$4 - $45'],
    ['$145 - $45', '$145 - $45'],
    ['DOE', 'DOE'],
  ])
    expect(ownPay(words ?? '')).toBe(shown);
});
