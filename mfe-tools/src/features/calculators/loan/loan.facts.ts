import type { LoanAnswer, LoanRequest } from '@commons/contracts/tools/calculators';
import { t, translate } from '@commons/ui/text/texts';
import { typedNumber } from '@commons/web-kit/forms/typed-number';
import { count, money } from '../../../display-numbers';
import type { AnswerSentence, Calculated, Fact, Part } from '../calculator';
import { longDay } from '../display-text';
import { timeText } from '../time';
import type { LoanField } from './loan.values';

export type CalculatedLoan = Calculated<LoanField, LoanRequest, LoanAnswer>;

/** The inputs. */
export function loanInputs({ values, request }: CalculatedLoan): Fact[] {
  const amount = (label: string, text: string) =>
    text.trim() === '' ? [] : [{ label, value: money(typedNumber(text)) }];
  return [
    ...amount(t('loanAmount'), values.principal),
    ...amount(t('downPayment'), values.down_payment),
    { label: t('interestRate'), value: t('rateAYear', { rate: count(request.interest_rate) }) },
    { label: t('term'), value: timeText(values.term_value, values.term_unit) },
    { label: t('payments'), value: translate(values.payment_frequency) },
    ...amount(t('extraEachPayment'), values.extra_payment),
    ...(request.one_off_payment ? [oneOff(request)] : []),
  ];
}

const oneOff = ({ one_off_payment = 0, one_off_number = 1 }: LoanRequest): Fact => ({
  label: t('oneOffPayment'),
  value: t('withPayment', {
    amount: money(one_off_payment),
    number: count(one_off_number),
  }),
});

/** The four specified numbers (CAL-07), the payoff date, and the effect of extra payments. */
export function loanResults({ answer, values }: CalculatedLoan): Fact[] {
  const extra = answer.with_extra_payments;
  const facts: Fact[] = [
    {
      label: t('paymentEach', { frequency: translate(values.payment_frequency) }),
      value: money(answer.payment),
      hint: t('paymentsCount', { count: answer.number_of_payments }),
    },
    { label: t('totalInterest'), value: money(answer.total_interest) },
    { label: t('totalCost'), value: money(answer.total_cost), hint: t('loanInterest') },
    {
      label: t('actualLoanAmount'),
      value: money(answer.loan_amount),
      hint: t('afterDownPayment'),
    },
  ];
  if (extra) {
    facts.push({
      label: t('interestSaved'),
      value: money(extra.interest_saved),
      hint: t('interestWithExtra', { interest: money(extra.total_interest) }),
      tone: 'good',
    });
  }
  if (answer.payoff_date) {
    facts.push({
      label: t('paidOff'),
      value: longDay(answer.payoff_date),
      hint:
        extra &&
        t('afterPayments', {
          payments: t('paymentsCount', { count: extra.number_of_payments }),
          saved: savedText(extra),
        }),
    });
  }
  return facts;
}

const savedText = ({ payments_saved }: NonNullable<LoanAnswer['with_extra_payments']>) =>
  payments_saved === 0 ? t('asManyAsWithout') : t('fewer', { count: count(payments_saved) });

const periods: Readonly<Record<string, string>> = {
  monthly: t('aMonth'),
  'bi-weekly': t('everyTwoWeeks'),
  weekly: t('aWeek'),
};

export const loanAnswer = ({ answer, values }: CalculatedLoan): AnswerSentence => ({
  lead: t('youPay'),
  value: money(answer.payment),
  rest: periods[values.payment_frequency] ?? t('aMonth'),
});

/** Total of all payments, including extra ones. */
export function loanParts({ answer }: CalculatedLoan): { caption: string; parts: Part[] } {
  const interest = answer.with_extra_payments?.total_interest ?? answer.total_interest;
  return {
    caption: t('inAll', { amount: money(answer.loan_amount + interest) }),
    parts: [
      { label: t('principal'), amount: answer.loan_amount, tone: 'own' },
      { label: t('interest'), amount: interest, tone: 'first' },
    ],
  };
}
