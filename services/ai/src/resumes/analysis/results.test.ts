import { resultIn } from './results.js';

it.each([
  ['Passed every health inspection with 98 or better', '98 or better'],
  ['Kept a rating of 4.9 out of 5 for three years', '4.9 out of 5'],
  ['Fed 420 children each day', '420 children'],
  ['Cut waste by 12%', '%'],
])('finds the number of a result in %j', (text, number) => {
  expect(resultIn(text, true)).toContain(number);
});

it.each(['Basic knowledge of C, x86', 'Worked with ISO 9001', 'Responsible for 420 children'])(
  'finds none in %j',
  (text) => {
    expect(resultIn(text, true)).toBeUndefined();
  },
);
