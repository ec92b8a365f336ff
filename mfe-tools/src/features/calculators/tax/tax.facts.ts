import type { TaxAnswer, TaxRequest } from '@commons/contracts/calculators';
import { typedNumber } from '@commons/web-kit/typed-number';
import type { AnswerSentence, Calculated, Fact, Part } from '../calculator';
import { count, money, percent } from '../display-text';
import type { TaxField } from './tax.values';

export type CalculatedTax = Calculated<TaxField, TaxRequest, TaxAnswer>;

/** The inputs. */
export const taxInputs = ({ values, request, answer }: CalculatedTax): Fact[] => [
  { label: 'Annual revenue', value: money(typedNumber(values.annual_revenue)) },
  { label: 'Business expenses', value: money(typedNumber(values.business_expenses)) },
  { label: 'Business type', value: values.business_type },
  { label: 'State', value: answer.state_name },
  ...(request.payroll_payments === undefined
    ? []
    : [{ label: 'Payroll', value: money(request.payroll_payments) }]),
];

const bandHints = {
  low: 'Low: up to 15%',
  moderate: 'Moderate: above 15%',
  high: 'High: above 25%',
};
const bandTones = { low: 'good', moderate: undefined, high: 'bad' } as const;

/** Total, its three parts, the remainder and the effective rate (CAL-19 to CAL-22). */
export const taxResults = ({ answer }: CalculatedTax): Fact[] => [
  {
    label: 'Estimated total tax',
    value: money(answer.total_tax),
    hint: `On a net income of ${money(answer.net_income)}`,
  },
  {
    label: 'Effective rate',
    value: percent(answer.effective_rate),
    hint: `Total tax ÷ net income. ${bandHints[answer.effective_band]}`,
    tone: bandTones[answer.effective_band],
  },
  { label: 'Federal tax', value: money(answer.federal_tax), hint: 'Simplified federal brackets' },
  {
    label: 'Self-employment tax',
    value: money(answer.self_employment_tax),
    hint: 'Sole Proprietor and LLC only: 14.13% of net income',
  },
  {
    label: 'State tax',
    value: money(answer.state_tax),
    hint: `State rate used: ${count(answer.state_rate)}%${answer.is_high_tax_state ? ', a high-tax state' : ''}`,
  },
  { label: 'Income after tax', value: money(answer.income_after_tax) },
];

export const taxAnswer = ({ answer }: CalculatedTax): AnswerSentence => ({
  lead: 'Set aside about',
  value: money(answer.total_tax),
  rest: 'a year for taxes',
});

/** Where the net income goes. */
export const taxParts = ({ answer }: CalculatedTax): { caption: string; parts: Part[] } => ({
  caption: `Of ${money(answer.net_income)} net income`,
  parts: [
    // Taxes may exceed the income by the simplified rates; then nothing is left.
    { label: 'You keep', amount: Math.max(0, answer.income_after_tax), tone: 'own' },
    { label: 'Federal', amount: answer.federal_tax, tone: 'first' },
    { label: 'State', amount: answer.state_tax, tone: 'second' },
    { label: 'Self-employment', amount: answer.self_employment_tax, tone: 'third' },
  ],
});
