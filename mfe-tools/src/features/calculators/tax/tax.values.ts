import { states } from '@commons/calculators/states';
import { netIncome } from '@commons/calculators/tax';
import {
  defaultTaxState,
  type TaxBusinessType,
  taxBusinessTypeNames,
} from '@commons/contracts/tools/calculator-lists';
import type { TaxRequest } from '@commons/contracts/tools/calculators';
import { t } from '@commons/ui/text/texts';
import {
  numberProblem,
  onlyProblems,
  optionalNumber,
  typedNumber,
} from '@commons/web-kit/forms/typed-number';
import { amountOrZeroRule, amountRule, optionalAmountRule } from '../amount-rules';
import type { Problems, Values } from '../calculator';

/** The inputs (specification D2 §3). */
export type TaxField =
  | 'annual_revenue'
  | 'business_expenses'
  | 'business_type'
  | 'state'
  | 'payroll_payments';
type TaxValues = Values<TaxField>;

export const emptyTax: TaxValues = {
  annual_revenue: '',
  business_expenses: '',
  business_type: '',
  state: defaultTaxState,
  payroll_payments: '',
};

/** Valid values of the inputs with fixed choices. */
export const taxChoices = {
  business_type: ['', ...taxBusinessTypeNames],
  state: ['', ...states.map(({ code }) => code)],
};

/** Revenue, expenses, type and state are required; revenue must be above zero (specification D2 §5). */
export const taxProblems = (values: TaxValues): Problems<TaxField> =>
  onlyProblems<TaxField>({
    annual_revenue: numberProblem(values.annual_revenue, amountRule),
    business_expenses: numberProblem(values.business_expenses, amountOrZeroRule),
    business_type: values.business_type === '' ? t('chooseBusinessType') : undefined,
    state: values.state === '' ? t('chooseState') : undefined,
    payroll_payments: numberProblem(values.payroll_payments, optionalAmountRule),
  });

/** The specified request (D2 §7). The type is lowercased, with underscores for non-letters. */
export function taxRequest(values: TaxValues): TaxRequest {
  const expenses = typedNumber(values.business_expenses);
  const type = values.business_type.toLowerCase().replace(/[^a-z]/g, '_');
  return {
    business_income: netIncome(typedNumber(values.annual_revenue), expenses),
    business_type: type as TaxBusinessType,
    state: values.state,
    deductions: expenses,
    payroll_payments: optionalNumber(values.payroll_payments),
  };
}
