import { loan } from '@commons/calculators/loan';
import { paymentFrequencies, timeUnits } from '@commons/contracts/tools/calculator-lists';
import type { LoanAnswer, LoanRequest } from '@commons/contracts/tools/calculators';
import { t } from '@commons/ui/text/texts';
import type { Calculator } from '../calculator';
import { LoanDetails } from './loan.details';
import { loanAnswer, loanInputs, loanParts, loanResults } from './loan.facts';
import { LoanFields } from './loan.fields';
import { emptyLoan, type LoanField, loanProblems, loanRequest } from './loan.values';

export const loanCalculator: Calculator<LoanField, LoanRequest, LoanAnswer> = {
  name: t('loanCalculator'),
  calculate: (api, body) => api.json('POST /calculators/loan', { body }),
  compute: loan,
  page: '/tools/loan',
  empty: emptyLoan,
  choices: { term_unit: timeUnits, payment_frequency: paymentFrequencies },
  Fields: LoanFields,
  problems: loanProblems,
  request: loanRequest,
  inputs: loanInputs,
  results: loanResults,
  answer: loanAnswer,
  parts: loanParts,
  Details: LoanDetails,
  advice: {
    industry: 'Business loan planning',
    challenge: 'Funding',
    outcome: 'Decide whether this loan fits the business, and how to get better terms.',
  },
};
