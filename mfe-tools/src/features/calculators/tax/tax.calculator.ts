import { tax } from '@commons/calculators/tax';
import { defaultTaxState } from '@commons/contracts/tools/calculator-lists';
import type { TaxAnswer, TaxRequest } from '@commons/contracts/tools/calculators';
import { t } from '@commons/ui/text/texts';
import type { Calculator } from '../calculator';
import { TaxDetails } from './tax.details';
import { taxAnswer, taxInputs, taxParts, taxResults } from './tax.facts';
import { TaxFields } from './tax.fields';
import { emptyTax, type TaxField, taxChoices, taxProblems, taxRequest } from './tax.values';

export const taxCalculator: Calculator<TaxField, TaxRequest, TaxAnswer> = {
  name: t('taxCalculator'),
  calculate: (api, body) => api.json('POST /calculators/tax', { body }),
  compute: (body) => tax({ ...body, state: body.state ?? defaultTaxState }),
  page: '/tools/tax',
  empty: emptyTax,
  choices: taxChoices,
  Fields: TaxFields,
  problems: taxProblems,
  request: taxRequest,
  inputs: taxInputs,
  results: taxResults,
  answer: taxAnswer,
  parts: taxParts,
  Details: TaxDetails,
  advice: {
    industry: 'Business tax planning',
    challenge: 'Cash Flow',
    outcome: 'Set the right amount aside for taxes, and lower them by lawful means.',
  },
};
