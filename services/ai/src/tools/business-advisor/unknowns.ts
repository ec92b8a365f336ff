import type { Case } from './plans/plan.js';

/** What an advice would ask for, and the labels of the numbers that answer it. */
const answeredBy: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /what you charge|selling price|customer (?:spends|pays)|member pays|one pays|what one is worth/i,
    ['price', 'spends', 'pays'],
  ],
  [/how many you sell|how many sales/i, ['sold']],
  [/how often it happens/i, ['sold', 'missed', 'wasted']],
  [/how much cash/i, ['cash']],
  [/what goes out|costs go on/i, ['costs']],
  [/who owes you/i, ['owed']],
  [/costs you in materials|what one costs/i, ['unitCost', 'costShare', 'kept']],
  [/how much you need|what a new/i, ['outlay', 'loan', 'pay']],
  [/what the step costs/i, ['outlay', 'loan', 'pay', 'costs']],
  [
    /month leaves|present business leaves|what the business (?:leaves|earns)/i,
    ['sales', 'leftNow'],
  ],
  [
    /how many customers (?:you turn away|went)|how many visits/i,
    ['turnedAway', 'leaving', 'missed'],
  ],
  [/your revenue/i, ['sales']],
  [/how many hours/i, ['hours', 'jobHours', 'openHours']],
  [/^what you pay|what an hour of the person/i, ['pay']],
];

/** The same, by the words of the situation. */
const toldBy: readonly (readonly [RegExp, RegExp])[] = [
  [
    /how much cash/i,
    /\b(?:in the bank|saved|savings|on hand|(?:I|we) (?:have|got|had) (?:about |only |maybe )?\$?\d)/i,
  ],
  [
    /how much you need|what a new/i,
    /\b(?:new|used|truck|unit|one|it)\b[^.;]{0,25}\b(?:is|are|costs?|for|runs?) \$?\d|\bnew [^.;\d]{0,25}\$?\d/i,
  ],
  [/^what you pay/i, /\bpay(?:s|ing)? (?:\w+ ){0,2}\$?\d|\bfor \$?\d[\d.]* an? (?:hour|hr)\b/i],
  [/their prices/i, /\b(?:for|at|is|charges?|sells?) \$?\d[\d.,]*[^.;]*\b(?:I|we|ours)\b/i],
  [/how much is missing/i, /\b(?:lose|losing|short|missing|gone)\b[^.;]*\d/i],
  [/how many hours/i, /\b\d+ (?:hours|hrs)\b/i],
  [/what the business (?:leaves|earns)/i, /\bprofit\b/i],
  [/how much of your sales is paid by card/i, /%[^.;]* on [^.;]*\$\d/i],
  [/last year’s customers came again/i, /\b(?:had|were|was|from) \d+ [^.;]*\b(?:now|down to)\b/i],
  [/how many customers went/i, /\bused to be\b|\bfrom \d+ to \d|\binstead of \d/i],
  [
    /empty time gets filled/i,
    /\b(?:nobody|no one|never) fills?\b|\bcan't fill\b|\bstays? empty\b/i,
  ],
  [/how many customers you turn away/i, /\bwait(?:ing)? ?list|\bturn(?:ing)? away\b/i],
  [
    /what the bad reviews say|what started it/i,
    /\b(?:review (?:that|says|said|saying|about)|all about|because)\b/i,
  ],
];

/** What would change the advice, less everything that was entered. */
export function unknownsOf(items: readonly string[], { text, computed }: Case): string[] {
  const entered = new Set(computed.reading.numbers.map(({ label }) => label));
  const isKnown = (item: string) =>
    answeredBy.some(([words, of]) => words.test(item) && of.some((label) => entered.has(label))) ||
    toldBy.some(([words, told]) => words.test(item) && told.test(text));
  return items.filter((item) => !isKnown(item));
}
