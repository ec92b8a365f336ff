import type { LoanAnswer, LoanRequest } from '@commons/contracts/calculators';
import { typedNumber } from '@commons/web-kit/typed-number';
import type { AnswerSentence, Calculated, Fact, Part } from '../calculator';
import { count, counted, longDay, money } from '../display-text';
import { timeText } from '../time';
import type { LoanField } from './loan.values';

export type CalculatedLoan = Calculated<LoanField, LoanRequest, LoanAnswer>;

/** The inputs. */
export function loanInputs({ values, request }: CalculatedLoan): Fact[] {
  const amount = (label: string, text: string) =>
    text.trim() === '' ? [] : [{ label, value: money(typedNumber(text)) }];
  return [
    ...amount('Loan amount', values.principal),
    ...amount('Down payment', values.down_payment),
    { label: 'Interest rate', value: `${count(request.interest_rate)}% a year` },
    { label: 'Term', value: timeText(values.term_value, values.term_unit) },
    { label: 'Payments', value: values.payment_frequency },
    ...amount('Extra with each payment', values.extra_payment),
    ...(request.one_off_payment ? [oneOff(request)] : []),
  ];
}

const oneOff = ({ one_off_payment = 0, one_off_number = 1 }: LoanRequest): Fact => ({
  label: 'One-off payment',
  value: `${money(one_off_payment)} with payment ${count(one_off_number)}`,
});

/** The four specified numbers (CAL-07), the payoff date, and the effect of extra payments. */
export function loanResults({ answer, values }: CalculatedLoan): Fact[] {
  const extra = answer.with_extra_payments;
  const facts: Fact[] = [
    {
      label: `Payment, ${values.payment_frequency}`,
      value: money(answer.payment),
      hint: counted(answer.number_of_payments, 'payment'),
    },
    { label: 'Total interest', value: money(answer.total_interest) },
    { label: 'Total cost', value: money(answer.total_cost), hint: 'Loan and interest' },
    {
      label: 'Actual loan amount',
      value: money(answer.loan_amount),
      hint: 'After the down payment',
    },
  ];
  if (extra) {
    facts.push({
      label: 'Interest saved',
      value: money(extra.interest_saved),
      hint: `Total interest with extra payments: ${money(extra.total_interest)}`,
      tone: 'good',
    });
  }
  if (answer.payoff_date) {
    facts.push({
      label: 'Paid off on',
      value: longDay(answer.payoff_date),
      hint: extra && `After ${counted(extra.number_of_payments, 'payment')}, ${savedText(extra)}`,
    });
  }
  return facts;
}

const savedText = ({ payments_saved }: NonNullable<LoanAnswer['with_extra_payments']>) =>
  payments_saved === 0 ? 'as many as without' : `${count(payments_saved)} fewer`;

const periods: Readonly<Record<string, string>> = {
  monthly: 'a month',
  'bi-weekly': 'every two weeks',
  weekly: 'a week',
};

export const loanAnswer = ({ answer, values }: CalculatedLoan): AnswerSentence => ({
  lead: 'You pay',
  value: money(answer.payment),
  rest: periods[values.payment_frequency] ?? 'a month',
});

/** What is paid in all; extra payments counted. */
export function loanParts({ answer }: CalculatedLoan): { caption: string; parts: Part[] } {
  const interest = answer.with_extra_payments?.total_interest ?? answer.total_interest;
  return {
    caption: `${money(answer.loan_amount + interest)} in all`,
    parts: [
      { label: 'Principal', amount: answer.loan_amount, tone: 'own' },
      { label: 'Interest', amount: interest, tone: 'first' },
    ],
  };
}
