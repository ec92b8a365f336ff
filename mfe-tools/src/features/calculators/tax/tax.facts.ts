import type { TaxAnswer, TaxRequest } from '@commons/contracts/tools/calculators';
import { t, translate } from '@commons/ui/text/texts';
import { typedNumber } from '@commons/web-kit/forms/typed-number';
import { count, money, percent } from '../../../display-numbers';
import type { AnswerSentence, Calculated, Fact, Part } from '../calculator';
import type { TaxField } from './tax.values';

export type CalculatedTax = Calculated<TaxField, TaxRequest, TaxAnswer>;

/** The inputs. */
export const taxInputs = ({ values, request, answer }: CalculatedTax): Fact[] => [
  { label: t('annualRevenue'), value: money(typedNumber(values.annual_revenue)) },
  { label: t('businessExpenses'), value: money(typedNumber(values.business_expenses)) },
  { label: t('businessType'), value: translate(values.business_type) },
  { label: t('statePart'), value: translate(answer.state_name) },
  ...(request.payroll_payments === undefined
    ? []
    : [{ label: t('payroll'), value: money(request.payroll_payments) }]),
];

const bandHints = {
  low: t('taxLow'),
  moderate: t('taxModerate'),
  high: t('taxHigh'),
};
const bandTones = { low: 'good', moderate: undefined, high: 'bad' } as const;

/** Total, its three parts, the remainder and the effective rate (CAL-19 to CAL-22). */
export const taxResults = ({ answer }: CalculatedTax): Fact[] => [
  {
    label: t('estimatedTotalTax'),
    value: money(answer.total_tax),
    hint: t('onNetIncome', { income: money(answer.net_income) }),
  },
  {
    label: t('effectiveRate'),
    value: percent(answer.effective_rate),
    hint: t('effectiveHint', { band: bandHints[answer.effective_band] }),
    tone: bandTones[answer.effective_band],
  },
  {
    label: t('federalTax'),
    value: money(answer.federal_tax),
    hint: t('simplifiedFederalBrackets'),
  },
  {
    label: t('selfEmploymentTax'),
    value: money(answer.self_employment_tax),
    hint: t('selfEmploymentHint'),
  },
  {
    label: t('stateTax'),
    value: money(answer.state_tax),
    hint: answer.is_high_tax_state
      ? t('stateRateHigh', { rate: count(answer.state_rate) })
      : t('stateRateUsed', { rate: count(answer.state_rate) }),
  },
  { label: t('incomeAfterTax'), value: money(answer.income_after_tax) },
];

export const taxAnswer = ({ answer }: CalculatedTax): AnswerSentence => ({
  lead: t('setAsideAbout'),
  value: money(answer.total_tax),
  rest: t('aYearForTaxes'),
});

/** The parts of the net income. */
export const taxParts = ({ answer }: CalculatedTax): { caption: string; parts: Part[] } => ({
  caption: t('ofNetIncome', { income: money(answer.net_income) }),
  parts: [
    // At the simplified rates, taxes may exceed the income; then nothing is left.
    { label: t('youKeep'), amount: Math.max(0, answer.income_after_tax), tone: 'own' },
    { label: t('federal'), amount: answer.federal_tax, tone: 'first' },
    { label: t('statePart'), amount: answer.state_tax, tone: 'second' },
    { label: t('selfEmployment'), amount: answer.self_employment_tax, tone: 'third' },
  ],
});
