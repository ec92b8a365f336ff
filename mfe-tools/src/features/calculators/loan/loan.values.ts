import { type LoanFrequency, roundedYears } from '@commons/calculators/loan';
import { paymentDate } from '@commons/calculators/payment-date';
import { calculatorLimits } from '@commons/contracts/tools/calculator-lists';
import type { LoanRequest } from '@commons/contracts/tools/calculators';
import { t } from '@commons/ui/text/texts';
import {
  numberProblem,
  onlyProblems,
  optionalNumber,
  typedNumber,
} from '@commons/web-kit/forms/typed-number';
import { amountRule, optionalAmountRule } from '../amount-rules';
import type { Problems, Values } from '../calculator';
import { timeProblem, typedMonths } from '../time';

/** The inputs (specification D2 §3), and extra payments. */
export type LoanField =
  | 'principal'
  | 'down_payment'
  | 'interest_rate'
  | 'term_value'
  | 'term_unit'
  | 'payment_frequency'
  | 'extra_payment'
  | 'one_off_payment'
  | 'one_off_number'
  | 'first_payment_date';
type LoanValues = Values<LoanField>;

export const emptyLoan: LoanValues = {
  principal: '',
  down_payment: '',
  interest_rate: '',
  term_value: '',
  term_unit: 'years',
  payment_frequency: 'monthly',
  extra_payment: '',
  one_off_payment: '',
  one_off_number: '',
  first_payment_date: '',
};

const { rate, payments } = calculatorLimits;

/** Validation: the amount after the down payment, the rate and the term must be above zero (D2 §5). */
export function loanProblems(values: LoanValues): Problems<LoanField> {
  return onlyProblems<LoanField>({
    principal: numberProblem(values.principal, amountRule),
    down_payment: downPaymentProblem(values),
    interest_rate: numberProblem(values.interest_rate, { noun: t('aRate'), most: rate }),
    term_value: timeProblem(values.term_value, values.term_unit, t('aTerm')),
    extra_payment: numberProblem(values.extra_payment, optionalAmountRule),
    one_off_payment: numberProblem(values.one_off_payment, optionalAmountRule),
    one_off_number: numberProblem(values.one_off_number, {
      noun: t('aPaymentNumber'),
      most: payments,
      optional: true,
      whole: true,
    }),
    first_payment_date: dateProblem(values.first_payment_date),
  });
}

function downPaymentProblem({ principal, down_payment }: LoanValues) {
  const problem = numberProblem(down_payment, optionalAmountRule);
  if (problem) return problem;
  const isTooMuch = (optionalNumber(down_payment) ?? 0) >= typedNumber(principal);
  return isTooMuch && down_payment.trim() !== '' ? t('enterLessThanLoan') : undefined;
}

const dateProblem = (date: string) =>
  date === '' || paymentDate(date, 1, 'monthly') ? undefined : t('enterDayLike2027');

/**
 * The specified request: the amount after the down payment, and whole years. Years alone would lose the exact term and
 * the frequency, so both are added (decisions A06, A07), with what the schedule needs.
 */
export function loanRequest(values: LoanValues): LoanRequest {
  const months = typedMonths(values.term_value, values.term_unit);
  const frequency = values.payment_frequency as LoanFrequency;
  return {
    principal: typedNumber(values.principal) - (optionalNumber(values.down_payment) ?? 0),
    interest_rate: typedNumber(values.interest_rate),
    years: values.term_unit === 'years' ? typedNumber(values.term_value) : roundedYears(months),
    term_months: months,
    payment_frequency: frequency,
    extra_payment: optionalNumber(values.extra_payment),
    one_off_payment: optionalNumber(values.one_off_payment),
    one_off_number: optionalNumber(values.one_off_number),
    first_payment_date: values.first_payment_date || onePeriodFromToday(frequency),
  };
}

function onePeriodFromToday(frequency: LoanFrequency): string | undefined {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  const today = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return paymentDate(today, 2, frequency);
}
