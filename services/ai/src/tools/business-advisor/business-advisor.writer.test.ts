import { writeAdvice } from './business-advisor.writer.js';
import { generalPlan } from './plans/known-plans.js';
import type { Case } from './plans/plan.js';
import { tradeWordsOf } from './plans/trade-words.js';
import { compute } from './worksheet/compute.js';

const today = new Date(Date.UTC(2026, 10, 22));
const input = {
  businessStage: 'Startup',
  industry: 'Bakery',
  primaryChallenge: 'Cash Flow',
  situationDescription: 'We sell bread to 14 cafés. They pay after 45 days! Rent is $2,100.',
  desiredOutcome: 'Always have two months of rent in the bank.',
};
const caseOf = (situation: string): Case => ({
  text: situation,
  computed: compute(situation),
  business: 'your bakery',
  trade: tradeWordsOf('Bakery'),
});
const write = (change: Partial<typeof input> = {}) => writeAdvice({ ...input, ...change }, today);

describe('built-in writer', () => {
  it('begins with the problem and the goal, and names its writer', () => {
    const text = write({
      situationDescription:
        'We sell bread to 14 cafés. They pay late, after 45 days! Rent is $2,100.',
    });
    expect(text).toContain('**The problem:** They pay late, after 45 days!');
    expect(text).toContain('You sell bread to 14 cafés. Rent is $2,100.');
    expect(text).toContain('**What you want:** Always have two months of rent in the bank.');
    expect(text).toContain('built-in writer');
    expect(text).not.toContain('[fill in');
  });

  it('[AIT-09] parts no sentence behind a title or a short month', () => {
    const text = write({
      situationDescription:
        'Sales are down since Nov. 3. We pay Mr. Lee $900 in rent and $300 for power.\n- Trash is $80.',
    });
    expect(text).toContain('**The problem:** Sales are down since Nov. 3.');
    expect(text).toContain(
      'You also said: You pay Mr. Lee $900 in rent and $300 for power. Trash is $80.',
    );
  });

  it('takes no fee that others charge for the price, and no paid hours for the work of one (decision B117)', () => {
    const text = write({
      industry: 'Septic service',
      situationDescription:
        'A pump-out is $425, the dump charges us $95 and the driver needs 2 hours at $27.',
      desiredOutcome: 'See what one leaves.',
    });
    expect(text).not.toMatch(/\$95 ÷|\$47\.50/);
  });

  it('reads the kind of problem from the words, whatever challenge was chosen (decision A11)', () => {
    const situationDescription = 'Two of our cooks quit and nobody applied.';
    for (const primaryChallenge of ['Hiring', 'Technology', 'Parking'])
      expect(write({ primaryChallenge, situationDescription })).toContain('# Hiring and pay');
  });

  it.each([
    [
      'Loan',
      'Inputs: Loan amount: $50,000.00, Down payment: $10,000.00, Interest rate: 6.5% a year, Term: 5 years, Payments: monthly. Results: Payment, monthly: $782.65, Total interest: $6,958.76, Total cost: $46,958.76, Actual loan amount: $40,000.00, Paid off on: November 22, 2031.',
      '$782.65 × 12 = $9,391.80 al año',
    ],
    [
      'Break-even',
      'Inputs: Fixed costs: $10,000.00, Price per unit: $50.00, Variable cost per unit: $30.00. Results: Break-even units: 500, Break-even revenue: $25,000.00, Contribution margin: $20.00, Margin: 40.00%.',
      '$10,000 ÷ $20 = 500 unidades',
    ],
    [
      'ROI',
      'Inputs: Initial investment: $10,000.00, Projected return: $15,000.00, Timeframe: 24 months, Recurring costs: $100.00 a month, One-time expenses: $500.00. Results: ROI: 16.28%, Annual ROI: 8.14%, Net return: $2,100.00, Total costs: $12,900.00.',
      '$15,000 ÷ 24 meses = $625 al mes',
    ],
    [
      'Tax',
      'Inputs: Annual revenue: $120,000.00, Business expenses: $40,000.00, Business type: LLC, State: California. Results: Estimated total tax: $35,161.00, Effective rate: 43.95%.',
      '$35,161 ÷ 4 = $8,790.25 cada uno',
    ],
  ])(
    'advises on the numbers of the %s calculator in Spanish on a Spanish page',
    (industry, situationDescription, line) => {
      const text = writeAdvice({ ...input, industry, situationDescription }, today, {
        language: 'es',
      });
      expect(text).toContain(line);
      expect(text).toContain('## Qué hacer');
      expect(text).not.toMatch(/\b(?:the|your|Effort|months|years|undefined|NaN)\b/);
    },
  );

  it('repeats a short situation whole where none of its sentences tells trouble', () => {
    expect(write()).toContain(
      '**The problem:** You sell bread to 14 cafés. They pay after 45 days! Rent is $2,100.\n\n**What',
    );
  });

  it('asks what is meant when one word in passing is all that speaks for a kind', () => {
    const text = write({
      primaryChallenge: 'Marketing',
      situationDescription: 'We hired a photographer for the menu.',
    });
    expect(text).toContain('# Being known');
    expect(text).toContain(
      'is it more about “Being known, with a small budget” or “Hiring and pay”?',
    );
    expect(
      write({ situationDescription: 'Two of our cooks quit and nobody applied.' }),
    ).not.toContain('One question first');
  });

  it('gives steps by whom a problem is about where no kind describes it', () => {
    const steps = (situation: string) => generalPlan.steps(caseOf(situation)).join(' ');
    expect(steps('My counter girl sings all day and the neighbors say it is loud.')).toContain(
      'Talk alone within two days',
    );
    expect(steps('A guest brings her own pillow and moves all of our chairs.')).toContain(
      'with two choices',
    );
    expect(steps('The county wants our sign to be green and not blue anymore.')).toContain(
      'Find out who decides',
    );
  });

  it('uses the chosen challenge when the words say nothing', () => {
    const vague = {
      situationDescription: 'It is not going as it should.',
      desiredOutcome: 'Better.',
    };
    expect(write(vague)).toContain('# Cash: Bakery');
    expect(write({ ...vague, primaryChallenge: 'Parking' })).toContain('# A first plan');
  });

  it('[AIT-09] computes with the numbers of the goal, too', () => {
    const text = write({
      situationDescription:
        'DoorDash takes 30%. A burrito plate is $13.50, and the food and the box are $4.85.',
      desiredOutcome: 'Is anything left of it? I do around 220 of them a month there.',
    });
    expect(text).toContain('A month leaves: 220 × $4.60 = $1,012');
    expect(text).toContain('**The short answer:** $4.60 is left of each');
  });

  it('names the next Monday after a step, also over the end of the year', () => {
    expect(write()).toMatch(/Look again:\*\* Monday, November 30\./);
    const text = writeAdvice(input, new Date(Date.UTC(2026, 11, 28)));
    expect(text).toMatch(/Look again:\*\* Monday, January 4, 2027\./);
  });

  it('[AIT-09] has other steps where the insurance had ended when somebody got hurt', () => {
    const of = (situationDescription: string) =>
      write({ industry: 'Tree service', situationDescription, desiredOutcome: 'what do I do' });
    const hurt = 'My climber got hurt last week and broke his wrist';
    expect(of(`${hurt}.`)).toContain('Report it to your insurance on the same day');
    const lapsed = of(`${hurt}, and my workers comp lapsed in March.`);
    expect(lapsed).toContain('ask for the exact day on which the cover ended');
    expect(lapsed).not.toContain('Report it to your insurance');
    expect(lapsed).toContain('**What you want:** Know what to do.');
  });

  it('[AIT-09] asks what ads bring of somebody who pays for them', () => {
    const of = (situationDescription: string) =>
      write({ industry: 'Bookstore', primaryChallenge: 'Marketing', situationDescription });
    const asked = 'Find out what the money brings';
    expect(of('We spend $400 a month on Facebook ads and cannot tell what they do.')).toContain(
      asked,
    );
    expect(of('Nobody knows that our shop is here, and flyers are all we do.')).not.toContain(
      asked,
    );
  });

  it.each([
    ['recuperar mis clientes', 'Recuperar sus clientes.'],
    ['Quiero saber si puedo pagar a mi gente', 'Saber si puedo pagar a mi gente.'],
  ])('[AIT-09] tells the goal in Spanish: %s', (desiredOutcome, goal) => {
    const text = write({
      industry: 'Panadería',
      situationDescription: 'Abrieron otra panadería cerca y perdimos muchos clientes este año.',
      desiredOutcome,
    });
    expect(text).toContain(`**Lo que quiere:** ${goal}`);
  });

  it('truncates long entries at a word', () => {
    const text = write({ situationDescription: 'word '.repeat(4000), desiredOutcome: 'More.' });
    expect(text.length).toBeLessThan(5_000);
  });

  it.each([
    '',
    '$',
    '1e999',
    '-',
    '?!',
    '....',
    '$9,99,9',
    'a'.repeat(300),
    '🙂 5',
    '$1 − $1 a month burn, $5 in the bank',
  ])('answers odd entries: %s', (situationDescription) => {
    const text = write({ situationDescription, desiredOutcome: situationDescription || 'x' });
    expect(text).not.toMatch(/undefined|NaN|Infinity/);
  });
});
