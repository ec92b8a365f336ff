import fc from 'fast-check';
import {
  type LoanFrequency,
  type LoanInput,
  loan,
  loanSchedule,
  numberOfPayments,
  paymentsPerYear,
  roundedYears,
} from './loan.js';

const example: LoanInput = {
  // 50,000 less a down payment of 10,000
  principal: 50_000 - 10_000,
  interest_rate: 6.5,
  years: 5,
};
const cents = (amount: number | undefined) => Number(amount?.toFixed(2));
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
const frequencies = Object.keys(paymentsPerYear) as LoanFrequency[];

const anyLoan = fc.record({
  principal: fc.double({ min: 1, max: 1e7, noNaN: true }),
  interest_rate: fc.double({ min: 0.01, max: 200, noNaN: true }),
  years: fc.constant(0),
  term_months: fc.integer({ min: 1, max: 480 }),
  payment_frequency: fc.constantFrom(...frequencies),
});

describe('loan', () => {
  it.each<[LoanFrequency, number]>([
    ['monthly', 782.65],
    ['bi-weekly', 360.78],
    ['weekly', 180.29],
  ])(
    '[CAL-06] 40,000 after the down payment at 6.5 %% over 5 years, %s: %d',
    (payment_frequency, payment) => {
      expect(cents(loan({ ...example, payment_frequency })?.payment)).toBe(payment);
    },
  );

  it('[CAL-07] gives payment, total interest, total cost and the loan amount', () => {
    const result = loan(example);
    expect(cents(result?.payment)).toBe(782.65);
    expect(cents(result?.total_interest)).toBe(6_958.76);
    expect(cents(result?.total_cost)).toBe(46_958.76);
    expect(result?.loan_amount).toBe(40_000);
    expect(result?.number_of_payments).toBe(60);
    expect(result).not.toHaveProperty('payoff_date');
    expect(result).not.toHaveProperty('with_extra_payments');
  });

  it('works out the first 12 payments, and the whole table', () => {
    const schedule = loan(example)?.schedule ?? [];
    expect(schedule).toHaveLength(12);
    const { interest, principal, balance } = schedule[0] ?? {};
    expect([interest, principal, balance].map(cents)).toEqual([216.67, 565.98, 39_434.02]);
    const rows = loanSchedule(example);
    expect(rows).toHaveLength(60);
    expect(rows.slice(0, 12)).toEqual(schedule);
    expect(cents(rows[11]?.balance)).toBe(33_002.21);
    expect(rows.at(-1)?.balance).toBe(0);
    expect(loan({ ...example, term_months: 6 })?.schedule).toHaveLength(6);
  });

  it('uses the exact term: 20,000 at 7 % over 18 months is 1,173.70 (decision A07)', () => {
    const result = loan({ principal: 20_000, interest_rate: 7, years: 2, term_months: 18 });
    expect(cents(result?.payment)).toBe(1_173.7);
    expect(numberOfPayments(18, 'bi-weekly')).toBe(39);
    expect([1, 6, 17, 18, 24].map(roundedYears)).toEqual([1, 1, 1, 2, 2]);
  });

  it.each<Partial<LoanInput>>([
    { principal: 0 },
    { principal: -1 },
    { principal: Number.NaN },
    { principal: Number.MAX_VALUE },
    { interest_rate: 0 },
    { interest_rate: -2 },
    { interest_rate: Number.POSITIVE_INFINITY },
    { years: 0 },
    { term_months: -6 },
    { term_months: 1201 },
    { extra_payment: -1 },
    { one_off_payment: Number.NaN },
    { one_off_payment: 5, one_off_number: 0 },
  ])('gives no result for %j (specification D2 §5)', (change) => {
    expect(loan({ ...example, ...change })).toBeUndefined();
    expect(loanSchedule({ ...example, ...change })).toEqual([]);
  });

  it('pays back exactly: payments sum to principal and interest, whatever the numbers', () => {
    fc.assert(
      fc.property(anyLoan, (input) => {
        const result = loan(input);
        const rows = loanSchedule(input);
        expect(rows).toHaveLength(result?.number_of_payments ?? -1);
        expect(rows.at(-1)?.balance).toBe(0);
        expect(sum(rows.map((row) => row.principal)) / input.principal).toBeCloseTo(1, 9);
        const paid = sum(rows.map((row) => row.payment));
        expect(paid / (result?.total_cost ?? 0)).toBeCloseTo(1, 9);
        const owed = [input.principal, ...rows.map((row) => row.balance)];
        expect(owed.every((balance, at) => at === 0 || balance <= (owed[at - 1] ?? 0))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('never costs more with more down payment, within 1e-6', () => {
    const downPayments = fc.tuple(
      fc.double({ min: 0, max: 0.49, noNaN: true }),
      fc.double({ min: 0.5, max: 0.99, noNaN: true }),
    );
    fc.assert(
      fc.property(anyLoan, downPayments, (input, [less, more]) => {
        const cost = (down: number) => {
          const principal = input.principal * (1 - down);
          return input.principal * down + (loan({ ...input, principal })?.total_cost ?? Number.NaN);
        };
        expect(cost(more)).toBeLessThanOrEqual(cost(less) + 1e-6);
      }),
    );
  });
});
