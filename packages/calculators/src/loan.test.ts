import fc from 'fast-check';
import {
  type LoanFrequency,
  type LoanInput,
  loan,
  numberOfPayments,
  roundedYears,
} from './loan.js';

const example: LoanInput = {
  // 50,000 less a down payment of 10,000
  principal: 50_000 - 10_000,
  interestRate: 6.5,
  termMonths: 60,
  frequency: 'monthly',
};

describe('loan', () => {
  it.each<[LoanFrequency, number]>([
    ['monthly', 782.65],
    ['bi-weekly', 360.78],
    ['weekly', 180.29],
  ])(
    '[CAL-06] 40,000 after the down payment at 6.5 %% over 5 years, %s: %d',
    (frequency, payment) => {
      expect(loan({ ...example, frequency })?.payment).toBeCloseTo(payment, 2);
    },
  );

  it('gives total interest, total cost and the loan amount', () => {
    const result = loan(example);
    expect(result?.totalInterest).toBeCloseTo(6_958.76, 2);
    expect(result?.totalCost).toBeCloseTo(46_958.76, 2);
    expect(result?.loanAmount).toBe(40_000);
    expect(result?.numberOfPayments).toBe(60);
  });

  it('works out the first 12 payments', () => {
    const schedule = loan(example)?.schedule ?? [];
    expect(schedule).toHaveLength(12);
    expect(schedule[0]?.interest).toBeCloseTo(216.67, 2);
    expect(schedule[0]?.principal).toBeCloseTo(565.98, 2);
    expect(schedule[0]?.balance).toBeCloseTo(39_434.02, 2);
  });

  it('uses the exact term: 20,000 at 7 % over 18 months is 1,173.70 (decision A07)', () => {
    const result = loan({ ...example, principal: 20_000, interestRate: 7, termMonths: 18 });
    expect(result?.payment).toBeCloseTo(1_173.7, 2);
    expect(numberOfPayments(18, 'bi-weekly')).toBe(39);
    expect([1, 6, 17, 18, 24].map(roundedYears)).toEqual([1, 1, 1, 2, 2]);
  });

  it.each<Partial<LoanInput>>([
    { principal: 0 },
    { principal: -1 },
    { interestRate: 0 },
    { interestRate: -2 },
    { termMonths: 0 },
    { principal: Number.NaN },
    { interestRate: Number.POSITIVE_INFINITY },
  ])('gives no result for %j (specification D2 §5)', (change) => {
    expect(loan({ ...example, ...change })).toBeUndefined();
  });

  it('pays back exactly, whatever the numbers', () => {
    const inputs = fc.record({
      principal: fc.double({ min: 1, max: 1e9, noNaN: true }),
      interestRate: fc.double({ min: 0.01, max: 200, noNaN: true }),
      termMonths: fc.integer({ min: 1, max: 12 }),
      frequency: fc.constant<LoanFrequency>('monthly'),
    });
    fc.assert(
      fc.property(inputs, (input) => {
        const result = loan(input);
        expect(result?.schedule).toHaveLength(input.termMonths);
        expect(result?.schedule.at(-1)?.balance).toBe(0);
        const paid = result?.schedule.reduce((sum, row) => sum + row.principal, 0) ?? 0;
        expect(paid / input.principal).toBeCloseTo(1, 9);
        expect(result?.schedule.at(-1)?.payment).toBeCloseTo(result?.payment ?? 0, 2);
      }),
    );
  });
});
