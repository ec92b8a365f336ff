import type { Case } from './plans/plan.js';
import type { Role } from './reading/quantity.js';

/** What an advice would ask for, and the roles of the numbers that answer it. */
const answeredBy: readonly (readonly [RegExp, readonly Role[]])[] = [
  [
    /what you charge|selling price|customer (?:spends|pays)|member pays|one pays|what one is worth/i,
    ['price'],
  ],
  [/how many you sell|how many sales/i, ['sold']],
  [/how often it happens/i, ['sold', 'bad']],
  [/how much cash/i, ['cash']],
  [/what goes out|costs go on/i, ['fixed', 'burn']],
  [/who owes you/i, ['owed']],
  [/costs you in materials|what one costs/i, ['unitCost']],
  [/how much you need|what the step costs|what a new/i, ['outlay', 'loan', 'fixed', 'pay']],
  [/month leaves|present business leaves|what the business (?:leaves|earns)/i, ['sales', 'profit']],
  [/how many customers (?:you turn away|went)|how many visits/i, ['lost', 'bad', 'gained']],
  [/your revenue/i, ['sales']],
  [/how many hours/i, ['hours']],
  [/their prices/i, ['theirPrice']],
  [/how much is missing/i, ['burn', 'open']],
];

/** The same, by the words of the situation. */
const toldBy: readonly (readonly [RegExp, RegExp])[] = [
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
export function unknownsOf(items: readonly string[], { text, computed: { read } }: Case): string[] {
  const roles = new Set([...read.quantities, ...read.goals].map(({ role }) => role));
  const isKnown = (item: string) =>
    answeredBy.some(([words, of]) => words.test(item) && of.some((role) => roles.has(role))) ||
    toldBy.some(([words, told]) => words.test(item) && told.test(text));
  return items.filter((item) => !isKnown(item));
}
