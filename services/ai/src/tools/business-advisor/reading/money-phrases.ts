import { pricePhrases } from './price-phrases.js';
import {
  type Around,
  allOf,
  anyOf,
  end,
  follows,
  isWorkerEach,
  noneOf,
  noPeriod,
  othersSubject,
  precedes,
  type Row,
  worker,
} from './words-around.js';

/** Phrases that tell the role of an amount by themselves. */
export const surePhrases: readonly Row[] = [
  ['loan', allOf(noPeriod, follows('loan\\b'))],
  [
    'profit',
    allOf(
      ({ one }) => one.period !== 'hour' && !one.each && (one.period ? true : one.value >= 500),
      anyOf(
        precedes(
          '\\b(?:(?:we|i) (?:only |usually )?|(?:my|our|the) (?:\\w+ ){1,3})(?:clears?|nets?|keeps?|makes? a profit of)',
        ),
        precedes('\\bprofit(?:s)? (?:is|are|of|comes? to)'),
        follows('(?:in |of )?(?:net )?(?:profit|is left(?: over)?|left over)\\b'),
      ),
      noneOf(follows('in (?:the|our|my) (?:bank|account)|in cash|in savings')),
      ({ lead: text }) => !/\b(?:would|will|could|want|need|to)\b[^.;,]*$/.test(text),
    ),
  ],
  ...pricePhrases,
  ['owed', allOf(noPeriod, follows('(?:still )?(?:outstanding|unpaid|overdue)\\b'))],
  [
    'outlay',
    allOf(
      noPeriod,
      ({ one }) => one.value >= 100,
      precedes('\\b(?:have|need|has) to pay(?: (?:the|my|our))?(?: (?!myself)\\w+)?'),
    ),
  ],
  [
    'pay',
    allOf(
      noPeriod,
      ({ one }) => one.value < 100 || one.value >= 15_000,
      precedes('\\b(?:we|i) (?:only )?(?:pay|offer|start(?: \\w+)? at)(?: them| people)?'),
      ({ one }) =>
        !one.each || isWorkerEach({ one } as Around) || /\bstaff\b/.test(one.eachNoun ?? ''),
    ),
  ],
  [
    'cash',
    allOf(
      noPeriod,
      ({ one }) => one.value >= 500,
      precedes(
        '\\b(?:(?:i|we)(?: only| just| still)? have(?: only| maybe| about)?|has only)(?: saved)?',
      ),
      ({ one }) => !/^\s*(?:in|of|a) (?!cash|the bank|savings|checking|my account)/.test(one.after),
    ),
  ],
  [
    'pay',
    allOf(
      ({ one }) => one.period === 'hour' || (!one.period && one.value < 100),
      ({ lead: text }) =>
        new RegExp(
          `\\b(?:my|our|the|a|an) (?:\\w+ )?(?:${worker}) (?:earns?|makes?|is paid|are paid)${end}`,
        ).test(text),
    ),
  ],
  // "I'd need a second tub for $2,800", "fixing it is $6,500"
  [
    'outlay',
    allOf(
      noPeriod,
      ({ one }) => one.value >= 100,
      ({ lead: text }) =>
        /\b(?:needs?|buy) (?:an?|another|one|two|new) (?:\p{L}+ ){1,5}for\s*(?:about )?$|\b(?:fix|repair|replac)(?:ing|e)? (?:it|them)? ?(?:is|costs?|runs?|would be|for)\s*(?:about )?$/u.test(
          text,
        ),
    ),
  ],
  ['price', allOf(noPeriod, precedes('\\b(?:is|are|be) worth'))],
  [
    'burn',
    allOf(
      ({ one }) => one.period !== 'hour' && one.value >= 100,
      anyOf(
        precedes('\\b(?:los(?:e|es|ing)|burn(?:s|ing)?|in the red by|short(?: by)?)'),
        follows(
          '(?:an? \\w+ )?(?:more (?:goes|went) out|more than (?:comes|came|we|i)\\b|short\\b)',
        ),
      ),
    ),
  ],
  [
    'theirPay',
    allOf(
      ({ one }) =>
        !one.each || one.isOfSubject === true || new RegExp(othersSubject).test(one.eachNoun ?? ''),
      ({ one }) =>
        one.period === 'hour' ||
        (one.period ? one.value >= 100 : one.value < 100 || one.value >= 15_000),
      ({ lead: text }) =>
        new RegExp(
          `(?:${othersSubject}|\\bthey (?=start)|\\b(?:candidates|applicants)\\b)[^.;\\d$]*\\b(?:pays?|paying|starts?(?: \\w+)?|starting|started(?: paying)?|offers?|offered|offering|posted(?: (?:the same|a similar) (?:job|work|position))?|has the same job|asks? for)(?: (?:her|him|them|people))?(?: at)?${end}`,
        ).test(text),
    ),
  ],
  [
    'sales',
    allOf(
      ({ one }) =>
        one.period !== undefined && one.period !== 'hour' && one.value >= 500 && !one.each,
      precedes('\\b(?:we|i) (?:take|run|bill)(?: in)?'),
    ),
  ],
  [
    'price',
    ({ one, lead: text }) =>
      one.period !== 'hour' &&
      /\b(?:each(?: one| of them| customer| client)?|they|people|everybody|everyone|customers?|clients?|who) (?:would |will |usually )?(?:spends?|spent|buys?|bought|pays?|paid)\s*(?:about |around )?$/.test(
        text,
      ),
  ],
  // "Milk for a wheel costs $11"
  ['unitCost', allOf(noPeriod, precedes('\\bfor (?:an?|each|one) [a-z]+ (?:costs?|comes to)'))],
  // "a cone is $4.50 and costs me $1.70"
  [
    'price',
    allOf(noPeriod, precedes('\\b(?:is|are|r)'), ({ one }) =>
      /^\s*,?\s*(?:and |but )?(?:it |they )?(?:costs?|runs) (?:me|us)\b/.test(one.after),
    ),
  ],
  // "A session costs $85": ours, where nobody says that it costs us.
  [
    'price',
    allOf(
      noPeriod,
      ({ lead: text }) =>
        /\b(?:an?|each|one|every) (?:\w+ )?(?:session|lesson|class|visit|appointment|ticket|night|haircut|massage|treatment|ride|tour|cleaning|wash|consultation|trip|game|workshop) costs?\s*$/.test(
          text,
        ),
      noneOf(follows('(?:me|us)\\b')),
    ),
  ],
];
