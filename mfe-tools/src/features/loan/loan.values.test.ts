import { emptyLoan, loanProblems, loanRequest } from './loan.values';

const filled = {
  ...emptyLoan,
  principal: '50,000',
  down_payment: '$10,000',
  interest_rate: '6.5%',
  term_value: '5',
};

describe('loan values', () => {
  it('[CAL-04] sends the amount after the down payment, and months as rounded years', () => {
    expect(loanRequest(filled)).toMatchObject({
      principal: 40_000,
      interest_rate: 6.5,
      years: 5,
      term_months: 60,
    });
    const years = (months: string) =>
      loanRequest({ ...filled, term_unit: 'months', term_value: months }).years;
    expect([years('6'), years('17'), years('18'), years('24')]).toEqual([1, 1, 2, 2]);
  });

  it('asks for what is missing or not above zero', () => {
    expect(Object.keys(loanProblems(emptyLoan))).toEqual([
      'principal',
      'interest_rate',
      'term_value',
    ]);
    expect(loanProblems({ ...filled, down_payment: '50000' })).toEqual({
      down_payment: 'Enter less than the loan amount',
    });
    expect(loanProblems({ ...filled, interest_rate: '0' })).toEqual({
      interest_rate: 'Enter a rate above 0',
    });
    expect(loanProblems({ ...filled, principal: 'abc' })).toEqual({
      principal: 'Enter an amount above 0',
    });
    expect(loanProblems(filled)).toEqual({});
  });
});
