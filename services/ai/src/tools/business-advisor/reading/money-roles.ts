import { flowRows } from './flow-roles.js';
import { surePhrases } from './money-phrases.js';
import {
  allOf,
  anyOf,
  follows,
  inClause,
  noPeriod,
  othersSubject,
  perHour,
  precedes,
  type Row,
} from './words-around.js';

/** The role of an amount: the first row that holds tells it. */
export const moneyRows: readonly Row[] = [
  ...surePhrases,
  [
    'rate',
    allOf(perHour, ({ lead: text }) =>
      /\bi (?:\p{L}+ ){1,3}(?:about )?\d+ hours?(?: an? \p{L}+)? at\s*$/u.test(text),
    ),
  ],
  [
    'price',
    ({ one, lead: text }) =>
      one.value < 1_000 &&
      /\b(?:the|an?|another) (?!my|our)\p{L}+ (?:would )?(?:pays?|offers?)(?: us| me)?\s*(?:about )?$/u.test(
        text,
      ),
  ],
  [
    'cash',
    anyOf(
      follows(
        '(?:in|left in) (?:the |our |my )?(?:bank|account|checking|savings)|(?:in )?cash\\b|saved\\b|(?:in )?savings\\b|on hand|left in',
      ),
      precedes(
        'bank i have|in the bank(?: i have| we have| there is| there.s| hay| is| only)*|cash (?:of|is)|savings (?:of|are|is)|(?:bank )?balance is|on hand i have|in (?:the|our|my) account(?: i have| is)?',
      ),
    ),
  ],
  [
    'owed',
    anyOf(
      precedes(
        'owes? (?:us|me)(?: a total of)?|(?:not|n.t|never) paid(?: me| us)?(?: yet)?:?|unpaid invoices of|outstanding',
      ),
      follows(
        '(?:in )?(?:open|unpaid|outstanding|overdue|late) (?:invoices|bills)|in receivables|(?:that )?(?:customers|they|people) owe',
      ),
    ),
  ],
  [
    'goal',
    allOf(
      precedes(
        '\\b(?:want|need|like|hope|hoping|aim|goal|trying|would love|looking)(?: is)?(?: to)?(?: \\w+){0,3}',
      ),
      inClause(
        '\\b(?:take home|make|earn|clear|keep|pay (?:myself|me)|bring home|have|net|left|live on|be mine|profit|for myself)\\b',
      ),
    ),
  ],
  ['theirPay', allOf(perHour, ({ lead: text }) => new RegExp(othersSubject).test(text.slice(-70)))],
  // "They pay $34 an hour, we pay $29"
  [
    'theirPay',
    allOf(
      perHour,
      ({ one, lead: text }) =>
        /\b(?:they|it|he|she) (?:only |now )?(?:pays?|offers?|starts?(?: \w+)? at)\s*$/.test(
          text,
        ) && /\b(?:we|i|ours) (?:only )?(?:pay|offer|start|are|am|get)\b/.test(one.after),
    ),
  ],
  [
    'rate',
    allOf(perHour, precedes('(?:bill|charge|charging|billing|rate (?:is|of)|ask|earn|brings?)')),
  ],
  ['pay', perHour],
  [
    'pay',
    allOf(noPeriod, ({ lead: text }) =>
      /\bhours?(?: an? \w+)? (?:of|at|for)\s*(?:about )?$/.test(text),
    ),
  ],
  ...flowRows,
];
