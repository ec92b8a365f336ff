import { writeAdvice } from './business-advisor.writer.js';

describe('advice on a calculator (specification D2 §7)', () => {
  const ask = (industry: string, situationDescription: string) =>
    writeAdvice(
      {
        businessStage: 'General',
        industry,
        primaryChallenge: 'Funding',
        situationDescription,
        desiredOutcome: 'Decide whether this loan fits the business.',
      },
      new Date(Date.UTC(2026, 10, 22)),
    );

  it('[CAL-23] of a loan computes a shorter term, a lower rate and extra payments', () => {
    const text = ask(
      'Business loan planning',
      'Inputs: Loan amount: $50,000.00, Down payment: $10,000.00, Interest rate: 6.5% a year, Term: 5 years, Payments: monthly. Results: Payment, monthly: $782.65, Total interest: $6,958.76, Total cost: $46,958.76, Actual loan amount: $40,000.00, Paid off on: November 22, 2031.',
    );
    expect(text).toContain('$782.65 × 12 = $9,391.80 a year');
    expect(text).toContain('$6,958.76 ÷ $40,000 = 17.4% on top');
    expect(text).toMatch(/Over 48 months instead of 60: \$948\.60 a payment/);
    expect(text).toMatch(/At 5\.5% instead of 6\.5%: \$764\.05 a payment and \$1,115\.97 less/);
    expect(text).not.toMatch(/supplier|undefined|NaN/);
  });

  it('[CAL-23] of an investment says how far the return may fall', () => {
    const text = ask(
      'Return on investment planning',
      'Inputs: Initial investment: $10,000.00, Projected return: $15,000.00, Timeframe: 24 months, Recurring costs: $100.00 a month, One-time expenses: $500.00. Results: ROI: 16.28%, Annual ROI: 8.14%, Net return: $2,100.00, Total costs: $12,900.00.',
    );
    expect(text).toContain('$15,000 − $12,900 = $2,100');
    expect(text).toContain('14% lower than you hope');
    expect(text).toContain('With a fifth less return, $12,000, the result is -$900');
  });

  it('[CAL-23] of a break-even point says units a day and what moves the point most', () => {
    const text = ask(
      'Break-even and pricing',
      'Inputs: Fixed costs: $10,000.00, Price per unit: $50.00, Variable cost per unit: $30.00, Sales goal: 600 units. Results: Break-even units: 500, Break-even revenue: $25,000.00, Contribution margin: $20.00, Margin: 40.00%, Profit at the sales goal: $2,000.00.',
    );
    expect(text).toContain('500 ÷ 26 open days = 20 units a day');
    expect(text).toContain('$52.50, needs 445 units: 55 fewer');
    expect(text).toContain('600 × $20 − $10,000 = $2,000');
  });

  it('[CAL-23] of taxes says what to set aside, and nothing of suppliers', () => {
    const text = ask(
      'Business tax planning',
      'Inputs: Annual revenue: $120,000.00, Business expenses: $40,000.00, Business type: LLC, State: California. Results: Estimated total tax: $35,161.00, Effective rate: 43.95%, Federal tax: $13,217.00, Self-employment tax: $11,304.00, State tax: $10,640.00, Income after tax: $44,839.00.',
    );
    expect(text).toContain('$35,161 ÷ 12 = $2,930.08 a month');
    expect(text).toContain('29.3% of every dollar');
    expect(text).toContain('January 15, 2027');
    expect(text).not.toMatch(/supplier|landlord|customer/i);
  });

  it('[CAL-23] of a year with a loss says what is missing, and nothing to set aside', () => {
    const text = ask(
      'Business tax planning',
      'Inputs: Annual revenue: $60,000.00, Business expenses: $72,000.00, Business type: Sole Proprietor, State: Texas. Results: Estimated total tax: $0.00, Effective rate: 0.00%, Federal tax: $0.00, Self-employment tax: $0.00, State tax: $0.00, Income after tax: $0.00.',
    );
    expect(text).toContain('$60,000 − $72,000 = -$12,000');
    expect(text).toContain('$12,000 ÷ 12 = $1,000 a month');
    expect(text).not.toMatch(/set aside|undefined|NaN|Inputs:/);
  });

  it('[CAL-23] shows a rate as it was entered, and what less than a year costs', () => {
    const long = ask(
      'Business loan planning',
      'Inputs: Loan amount: $200,000.00, Interest rate: 8.25% a year, Term: 15 years, Payments: monthly. Results: Payment, monthly: $1,940.28, Total interest: $149,250.53, Total cost: $349,250.53, Actual loan amount: $200,000.00, Paid off on: November 22, 2041.',
    );
    expect(long).toContain('At 7.25% instead of 8.25%');
    const short = ask(
      'Business loan planning',
      'Inputs: Loan amount: $1,500.00, Interest rate: 0% a year, Term: 6 months, Payments: monthly. Results: Payment, monthly: $250.00, Total interest: $0.00, Total cost: $1,500.00, Actual loan amount: $1,500.00, Paid off on: May 22, 2027.',
    );
    expect(short).toContain('You pay $1,500 in all, within 6 months.');
    expect(short).not.toMatch(/\$3,000|Ask three lenders/);
  });

  it('[CAL-23] of a few large sales speaks of weeks, and of no unit that nothing saves', () => {
    const text = ask(
      'Break-even and pricing',
      'Inputs: Fixed costs: $15,000.00, Price per unit: $1,900.00, Variable cost per unit: $0.00. Results: Break-even units: 8, Break-even revenue: $15,200.00, Contribution margin: $1,900.00, Margin: 100.00%.',
    );
    expect(text).toContain('8 ÷ 4.33 weeks = 1.8 units a week');
    expect(text).toContain('a price 5% higher leaves $95 more on each');
    expect(text).not.toMatch(/\b0 (?:fewer|units)/);
  });

  it('[CAL-23] of an investment that returns itself says so, and asks for no $0', () => {
    const text = ask(
      'Return on investment planning',
      'Inputs: Initial investment: $5,000.00, Projected return: $5,000.00, Timeframe: 6 months. Results: ROI: 0.00%, Annual ROI: 0.00%, Net return: $0.00, Total costs: $5,000.00.',
    );
    expect(text).toContain('By your numbers it comes out even.');
    expect(text).not.toMatch(/Look for \$0|loses \$0/);
  });

  it('is the usual advice when a person writes about a loan', () => {
    expect(ask('Business loan planning', 'The bank wants 9% for a loan of $20,000.')).toContain(
      '**The problem:**',
    );
  });
});
