import { loanSchedule } from '@commons/calculators/loan';
import { scheduleCsv } from './schedule-csv';

it('writes every payment with its day, in cents and without separators', () => {
  const request = {
    principal: 40_000,
    interest_rate: 6.5,
    years: 5,
    one_off_payment: 1_000,
    one_off_number: 2,
    first_payment_date: '2027-01-31',
  };
  const lines = scheduleCsv(loanSchedule(request), request).split('\r\n');
  expect(lines.slice(0, 3)).toEqual([
    'No.,Date,Payment,Interest,Principal,Extra,Balance',
    '1,2027-01-31,782.65,216.67,565.98,0.00,39434.02',
    '2,2027-02-28,782.65,213.60,569.04,1000.00,37864.98',
  ]);
  expect(lines.at(-1)).toBe('');
  expect(lines.at(-2)).toMatch(/,0\.00$/);
  expect(lines.length).toBeLessThan(62);
});
