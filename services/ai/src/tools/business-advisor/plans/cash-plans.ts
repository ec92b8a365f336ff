import { amount, usd } from '../dates-and-amounts.js';
import type { Row } from '../step-rows.js';
import { type Case, mentions, type Plan } from './plan.js';

const debtorSteps = ({ computed: { roles } }: Case): readonly Row[] => [
  'Put the whole job on one page today: what was agreed, when it was done, photos, what was paid, each message you sent. That page is what every further step needs. | low, an hour | nothing | 7',
  `Write one last letter, by a way that proves it arrived: ${roles.owed?.text ?? 'the sum'}, the day by which you expect it, and what you will do then. Offer two payments, if you would take them. | low, an hour | postage | 14`,
  'Find out now, before a deadline passes, whether small claims court takes a sum like this where you are, and whether your trade may put a lien on the property. Both have time limits. The court clerk tells you the steps and the fee. | medium, two calls | a filing fee, which the court names | 14',
  'From the next job on: a deposit that covers the material, a payment in the middle, and the rest on the last day, in writing before you start. | low, an hour to change your offer | nothing | 30',
];

const cashFlow: Plan = {
  id: 'cash-flow',
  title: 'Cash',
  headline: ({ computed: { monthlyResult, roles, runwayMonths } }) =>
    monthlyResult && monthlyResult < 0
      ? `${usd(-monthlyResult)} short every month`
      : (roles.owed && `${roles.owed.text} that has not been paid`) ||
        (roles.burn && runwayMonths && `Cash for ${amount(runwayMonths)} months`),
  words:
    /\b(?:cash|runway|burn(?:ing)?|(?:pay(?:s|ing)?|paid) late|late payers?|(?:slow|forever|ages|months) to pay|get paid (?:faster|sooner|on time)|after \d+ days|unpaid|invoices?|owes?|owing|overdraft|overdue|bounced|make payroll|meet payroll|run(?:ning)? out of money|behind on|bills|in the bank|tied up|losing money|owes? (?:me|us)|credit cards?|on cards|debts?|sleep at night)\b/gi,
  challenges: ['Cash Flow'],
  steps(given) {
    const { runwayMonths, roles, monthlyResult } = given.computed;

    if (
      roles.owed &&
      mentions(
        given,
        /\b(?:won't (?:answer|pay)|ignor\w+|disappeared|refus\w+ to pay|doesn't (?:answer|pay))\b/i,
      )
    )
      return debtorSteps(given);
    const isLate =
      Boolean(roles.owed) ||
      mentions(
        given,
        /\b(?:pays? (?:after|late|in)|late|owes?|unpaid|overdue|invoices?|(?:slow|forever|ages|months) to pay|get paid)\b/i,
      );
    const owed = roles.owed ? `the ${roles.owed.text} that you are owed` : 'what you are owed';
    return [
      isLate
        ? `Call for ${owed}, the largest sum first, and ask for a day on which it will be paid. Send the invoice again during the call. | low, a morning | nothing | 7`
        : `List every payment of ${given.business} for the next eight weeks by date, and beside it the money that will surely come in. The first week with too little is the one to work on. | medium, two hours | nothing | 7`,
      isLate
        ? 'From today, invoice on the day the work is done, ask for a deposit on new large orders, and offer one easy way to pay at once. | low, an hour to change the forms | the fee of card payments | 30'
        : `Find the three largest costs that are not tied by a contract and cut or move one of them${runwayMonths ? `, because ${amount(runwayMonths)} months go by fast${roles.burn ? `. Together with what you can earn more, it has to make ${usd(roles.burn.value)} a ${roles.burn.per ?? 'month'}` : ''}` : monthlyResult && monthlyResult < 0 ? `. Together with what you can earn more, it has to make ${usd(-monthlyResult)} a month` : ''}. | medium, an evening | nothing | 21`,
      `Speak with landlord and suppliers before a payment is late, and ask for two more weeks or for parts. Name the day on which you will pay, so that ${given.business} keeps its good name. | low, an hour | nothing | 14`,

      runwayMonths
        ? `Set a line: when the cash is down to ${amount(runwayMonths / 2)} months (half of today), decide at once what stops. Write the decision down now, while it is calm. | low, half an hour, then ten minutes a week | nothing | 30`
        : 'Pick the lowest balance you want to see in the account, and look at it every Monday. Below it, you stop one payment that can wait, on the same day. | low, half an hour, then ten minutes a week | nothing | 30',
    ];
  },
  unseen: ({ computed: { roles } }) => [
    ...(roles.cash ? [] : ['how much cash there is today']),
    ...(roles.costs || roles.burn ? [] : ['what goes out in a month']),
    'which payments come once a year: insurance, taxes, licences',
    'who owes you money, how much and since when',
  ],
  professional:
    'when payroll or payroll taxes may not be paid on time, ask an accountant before the date, not after it',
};

export const cashPlans: readonly Plan[] = [cashFlow];
