import type { LoanAnswer } from '@commons/contracts/tools/calculators';
import { textHash } from '@commons/ui/text/text-hash';

const page = globalThis as { commonsSite?: object; commonsTexts?: object };

/** The modules as they load in a page in Spanish, with a few of its translations. */
async function spanishPage() {
  page.commonsSite = { language: 'es' };
  page.commonsTexts = {
    test: {
      [textHash('"Interest rate"')]: 'Tasa de interés',
      [textHash('[["rate"],"% a year"]')]: [['rate'], '% al año'],
      [textHash('translate monthly')]: 'mensual',
    },
  };
  const { inEnglish } = await import('@commons/ui/text/texts');
  const { situationText } = await import('./display-text');
  const { loanInputs } = await import('./loan/loan.facts');
  const { emptyLoan, loanRequest } = await import('./loan/loan.values');
  const values = { ...emptyLoan, principal: '5,000', interest_rate: '6.5', term_value: '2' };
  const request = loanRequest(values);
  const answer = {} as LoanAnswer;
  return { inEnglish, situationText, inputs: () => loanInputs({ values, request, answer }) };
}

afterEach(() => {
  delete page.commonsSite;
  delete page.commonsTexts;
});

it('shows the numbers in the language of the page, and asks the advisor in English', async () => {
  const { inEnglish, situationText, inputs } = await spanishPage();
  const shown = inputs().map(({ label, value }) => `${label}: ${value}`);
  expect(shown).toContain('Tasa de interés: 6.5% al año');
  expect(shown).toContain('Payments: mensual');
  expect(inEnglish(() => situationText(inputs(), []))).toBe(
    'Inputs: Loan amount: $5,000.00, Interest rate: 6.5% a year, Term: 2 years, Payments: monthly. Results: .',
  );
  expect(situationText(inputs(), [])).toContain('Tasa de interés');
});
