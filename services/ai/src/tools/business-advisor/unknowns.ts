import type { Case } from './plans/plan.js';

const isKnown: readonly (readonly [RegExp, (given: Case) => unknown])[] = [
  [
    /what you charge|selling price|customer (?:spends|pays)|member pays|one pays/i,
    ({ computed: { roles, unitMargin, lostCustomers, idle } }) =>
      roles.unitPrice ?? unitMargin ?? lostCustomers ?? idle,
  ],
  [
    /empty time gets filled/i,
    ({ text }) => /\b(?:nobody|no one|never) fills?\b|\bcan't fill\b|\bstays? empty\b/i.test(text),
  ],
  [/how much cash/i, ({ computed: { roles } }) => roles.cash],
  [
    /what goes out|costs go on/i,
    ({ computed: { roles, payroll, monthlyCosts, deadCost, debtLeft } }) =>
      roles.costs ??
      roles.burn ??
      payroll ??
      monthlyCosts ??
      deadCost ??
      (debtLeft !== undefined || undefined),
  ],
  [/who owes you/i, ({ computed: { roles } }) => roles.owed],
  [/how many (?:you )?sell/i, ({ computed }) => computed.sold],
  [
    /costs you in materials|what one costs/i,
    ({ computed: { roles, unitMargin } }) => roles.unitCost ?? unitMargin,
  ],
  [/how much you need|what the step costs/i, ({ computed: { roles, idle } }) => roles.need ?? idle],
  [
    /average month leaves|present business leaves/i,
    ({ computed: { roles, monthlyResult } }) => roles.profit ?? monthlyResult,
  ],
  [
    /how many customers you turn away/i,
    ({ computed, text }) => computed.idle ?? /\bwait(?:ing)? ?list/i.test(text),
  ],
  [
    /how many customers went over/i,
    ({ computed }) => computed.lostCustomers ?? computed.lostVisits,
  ],
  [/their prices/i, ({ computed }) => computed.priceGap],
  [
    /your revenue/i,
    ({ computed: { roles, decline, deadCost } }) => roles.revenue ?? decline ?? deadCost,
  ],
  [/loans you already pay/i, ({ computed }) => computed.debtLeft],
  [/customers come in a normal week/i, ({ computed: { sold, lostVisits } }) => sold ?? lostVisits],
  [
    /what the bad reviews say|what started it/i,
    ({ text }) => /\b(?:review (?:that|says|said|saying|about)|all about|because)\b/i.test(text),
  ],
  [/what the business earns/i, ({ computed: { roles, share } }) => roles.profit ?? share],
  [/what you buy in a week/i, ({ computed: { shareCost } }) => shareCost],
  [/how much you can spend/i, ({ computed: { roles } }) => roles.budget],
];

/** What would change the advice, less everything that was entered. */
export const unknownsOf = (items: readonly string[], given: Case): string[] =>
  items.filter((item) => !isKnown.some(([words, known]) => words.test(item) && known(given)));
