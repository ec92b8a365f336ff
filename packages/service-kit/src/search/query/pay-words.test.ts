import { readPayRange } from './pay-words.js';

it.each([
  ['jobs that pay $25 an hour', 52_000, 'jobs', 'that pay $25 an hour'],
  [
    'jobs paying 25 an hour or more no weekends',
    52_000,
    'jobs no weekends',
    'paying 25 an hour or more',
  ],
  ['25 dollars an hour', 52_000, '', '25 dollars an hour'],
  ['cook, 20 bucks an hour', 41_600, 'cook,', '20 bucks an hour'],
  ['paying at least 50k', 50_000, '', 'paying at least 50k'],
  ['driver making 1000 a week', 52_000, 'driver', 'making 1000 a week'],
])('takes the words that only say so out with the pay of %j', (search, least, others, typed) => {
  const { range, rest } = readPayRange(search);
  const isHourly = /hour/.test(typed);
  expect(range).toEqual({ least, typed, ...(isHourly && { isHourly }) });
  expect(rest.trim().replace(/\s+/g, ' ')).toBe(others);
});

it.each(['accounts payable', 'dollar general', '401k', 'making sandwiches'])(
  'finds no pay in %j',
  (search) => {
    expect(readPayRange(search)).toEqual({ rest: search });
  },
);
