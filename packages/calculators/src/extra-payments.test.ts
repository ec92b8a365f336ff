import fc from 'fast-check';
import { type LoanInput, loan, loanSchedule } from './loan.js';

const example: LoanInput = { principal: 40_000, interest_rate: 6.5, years: 5 };
const cents = (amount: number | undefined) => Number(amount?.toFixed(2));

/** The same by hand: period for period, as on paper. */
function byHand({ principal, interest_rate, extra_payment = 0, ...rest }: LoanInput) {
  const payment = loan({ ...rest, principal, interest_rate })?.payment ?? 0;
  const rate = interest_rate / 1200;
  let [balance, interest, number] = [principal, 0, 0];
  while (balance > 1e-6) {
    number += 1;
    interest += balance * rate;
    const oneOff = number === (rest.one_off_number ?? 1) ? (rest.one_off_payment ?? 0) : 0;
    balance = Math.max(0, balance * (1 + rate) - payment - extra_payment - oneOff);
  }
  return { number, interest };
}

describe('extra payments', () => {
  it.each<Partial<LoanInput>>([
    { extra_payment: 100 },
    { one_off_payment: 5_000, one_off_number: 12 },
    { extra_payment: 250, one_off_payment: 1_000, one_off_number: 3 },
  ])('%j shorten the loan and save interest, as by hand', (change) => {
    const input = { ...example, ...change };
    const extra = loan(input)?.with_extra_payments;
    const expected = byHand(input);
    expect(extra?.number_of_payments).toBe(expected.number);
    expect(cents(extra?.total_interest)).toBe(cents(expected.interest));
    expect(cents(extra?.interest_saved)).toBe(cents(6_958.7558 - expected.interest));
    expect(extra?.payments_saved).toBe(60 - expected.number);
    expect(loan(input)?.total_interest).toBe(loan(example)?.total_interest);
  });

  it('never takes more than is owed', () => {
    const all = loanSchedule({ ...example, one_off_payment: 1e6 });
    expect(all).toHaveLength(1);
    expect(cents((all[0]?.principal ?? 0) + (all[0]?.extra ?? 0))).toBe(40_000);
    expect(loanSchedule({ ...example, one_off_payment: 1e6, one_off_number: 900 })).toHaveLength(
      60,
    );
  });

  it('pays back exactly, saves never less than nothing, whatever the numbers', () => {
    const inputs = fc.record({
      principal: fc.double({ min: 1, max: 1e7, noNaN: true }),
      interest_rate: fc.double({ min: 0.01, max: 200, noNaN: true }),
      years: fc.integer({ min: 1, max: 40 }),
      extra_payment: fc.double({ min: 0.01, max: 1e5, noNaN: true }),
      one_off_payment: fc.double({ min: 0, max: 1e6, noNaN: true }),
      one_off_number: fc.integer({ min: 1, max: 480 }),
    });
    fc.assert(
      fc.property(inputs, (input) => {
        const rows = loanSchedule(input);
        const back = rows.reduce((sum, row) => sum + row.principal + row.extra, 0);
        expect(back / input.principal).toBeCloseTo(1, 9);
        expect(rows.at(-1)?.balance).toBe(0);
        const extra = loan(input)?.with_extra_payments;
        expect(extra?.interest_saved).toBeGreaterThanOrEqual(0);
        expect(extra?.payments_saved).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['2026-12-31', 'monthly', '2031-11-30'],
    ['2028-02-29', 'monthly', '2033-01-29'],
    ['2026-12-01', 'weekly', '2031-11-18'],
    ['2026-12-01', 'bi-weekly', '2031-11-11'],
    ['someday', 'monthly', undefined],
  ] as const)('first payment on %s, %s: paid off on %s', (first_payment_date, frequency, date) => {
    const input = { ...example, first_payment_date, payment_frequency: frequency };
    expect(loan(input)?.payoff_date).toBe(date);
  });

  it('is paid off sooner with extra payments', () => {
    const input = { ...example, first_payment_date: '2027-01-15', extra_payment: 100 };
    const count = loan(input)?.with_extra_payments?.number_of_payments ?? 0;
    expect(count).toBe(53);
    expect(loan(input)?.payoff_date).toBe('2031-05-15');
  });
});
