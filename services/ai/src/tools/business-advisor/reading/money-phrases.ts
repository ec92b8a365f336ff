import { pricePhrases } from './price-phrases.js';
import {
  type Around,
  all,
  any,
  end,
  head,
  isWorkerEach,
  large,
  lead,
  noPeriod,
  not,
  othersSubject,
  perHour,
  type Row,
  worker,
} from './words-around.js';

/** Phrases that tell the role of an amount by themselves. */
export const surePhrases: readonly Row[] = [
  ['loan', all(noPeriod, large, head('loan\\b'))],
  ['pay', all(perHour, lead(`\\b(?:my|our|the|an?) (?:\\w+ )?(?:${worker}) gets?`))],
  [
    'profit',
    all(
      ({ one }) => one.period !== 'hour' && !one.each && (one.period ? true : one.value >= 500),
      any(
        lead(
          '\\b(?:(?:we|i) (?:only |usually )?|(?:my|our|the) (?:\\w+ ){1,3})(?:clears?|nets?|keeps?|makes? a profit of)',
        ),
        lead('\\bprofit(?:s)? (?:is|are|of|comes? to)'),
        head('(?:in |of )?(?:net )?(?:profit|is left(?: over)?|left over)\\b'),
      ),
      not(head('in (?:the|our|my) (?:bank|account)|in cash|in savings')),
      ({ lead: text }) => !/\b(?:would|will|could|want|need|to)\b[^.;,]*$/.test(text),
    ),
  ],
  ...pricePhrases,
  [
    'sales',
    all(
      ({ one }) => one.period !== undefined && one.period !== 'hour',
      lead('\\b(?:should|would|could|will|might) (?:bring in|bring|earn|add)(?: us| me)?'),
      ({ lead: text }) =>
        !/\b(?:each|every|customers?|clients?|members?|students?)\b[^.;,]*$/.test(text),
    ),
  ],
  ['fixed', lead('\\b(?:over|for) \\d+ (?:months|years) at')],
  ['cash', all(noPeriod, large, lead('\\b(?:put|set) aside|saved(?: up)?'))],
  [
    'fixed',
    all(
      ({ one }) => one.period !== undefined && one.period !== 'hour',
      lead(
        '\\b(?:ads?|advertising|google|facebook|instagram|radio|billboard|flyers?|yelp)(?: is| are| costs?| runs?)?',
      ),
    ),
  ],
  ['owed', all(noPeriod, head('(?:still )?(?:outstanding|unpaid|overdue)\\b'))],
  [
    'theirPrice',
    ({ one, lead: text }) =>
      one.period !== 'hour' &&
      new RegExp(
        `${othersSubject} (?:sells?|charges?|does|has) (?:\\p{L}+ ){0,4}(?:for |at )?${end}`,
        'u',
      ).test(text),
  ],
  [
    'outlay',
    all(
      noPeriod,
      ({ one }) => one.value >= 100,
      lead('\\b(?:have|need|has) to pay(?: (?:the|my|our))?(?: (?!myself)\\w+)?'),
    ),
  ],
  [
    'newPrice',
    all(
      ({ one }) => one.period !== 'hour',
      lead(
        '\\b(?:want(?: to)?|like to|think(?:ing)? (?:of|about)|going to|should|could|would) charg(?:e|ing)',
      ),
      ({ one }) => /\b(?:want|like|think|should|could|going)/.test(one.lead),
    ),
  ],
  [
    'pay',
    all(
      noPeriod,
      ({ one }) => one.value < 100 || one.value >= 15_000,
      lead('\\b(?:we|i) (?:only )?(?:pay|offer|start(?: \\w+)? at)(?: them| people)?'),
      ({ one }) =>
        !one.each || isWorkerEach({ one } as Around) || /\bstaff\b/.test(one.eachNoun ?? ''),
    ),
  ],
  [
    'cash',
    all(
      noPeriod,
      ({ one }) => one.value >= 500,
      lead(
        '\\b(?:(?:i|we)(?: only| just| still)? have(?: only| maybe| about)?|has only)(?: saved)?',
      ),
      ({ one }) => !/^\s*(?:in|of|a) (?!cash|the bank|savings|checking|my account)/.test(one.after),
    ),
  ],
  [
    'pay',
    all(
      ({ one }) => one.period === 'hour' || (!one.period && one.value < 100),
      ({ lead: text }) =>
        new RegExp(
          `\\b(?:my|our|the|a|an) (?:\\w+ )?(?:${worker}) (?:earns?|makes?|is paid|are paid)${end}`,
        ).test(text),
    ),
  ],
  [
    'unitCost',
    all(
      noPeriod,
      ({ one }) => one.value < 1_000,
      lead(
        '\\b(?:parts|materials?|supplies|ingredients|products?|food|packaging)(?: (?:for|in|of|de) (?:it|them|each|one|una?|cada una?))? (?:costs?|runs?|are|is|comes? to)(?: (?:me|us))?',
      ),
    ),
  ],
  [
    'outlay',
    all(
      noPeriod,
      any(
        all(large, head('to (?:buy|purchase)\\b')),
        head(
          '(?:in|into|on|for) (?:\\w+ )?(?:ads?|advertis\\w+|google|facebook|instagram|flyers?|radio|mailers?)\\b',
        ),
      ),
    ),
  ],
  ['price', all(noPeriod, lead('\\b(?:is|are|be) worth'))],
  [
    'burn',
    all(
      ({ one }) => one.period !== 'hour' && one.value >= 100,
      any(
        lead('\\b(?:los(?:e|es|ing)|burn(?:s|ing)?|in the red by|short(?: by)?)'),
        head('(?:an? \\w+ )?(?:more (?:goes|went) out|more than (?:comes|came|we|i)\\b|short\\b)'),
      ),
    ),
  ],
  [
    'saves',
    all(
      ({ one }) => one.period !== undefined && one.period !== 'hour',
      lead('\\bsav(?:e|es|ed|ing)(?: (?:us|me))?'),
    ),
  ],
  [
    'newPrice',
    all(
      ({ one }) => one.period !== 'hour',
      lead(
        '\\b(?:rais(?:e|ing)|increas(?:e|ing)|go(?:ing)?|lower(?:ing)?|drop(?:ping)?|put(?:ting)?)(?: (?:it|them|(?:the|my|our) (?:\\w+ )?(?:price|prices|rate|rates|fee|fees|cut|dues)))?(?: up| down)? to',
      ),
      ({ one }) => !/\b(?:rent|landlord|lease|wages?|pay|insurance|supplier)\b/.test(one.clause),
    ),
  ],
  ['outlay', all(noPeriod, head('(?:\\w+ )?(?:ads?|flyers|campaign|advert)\\b'))],
  [
    'theirPay',
    all(
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
    all(
      ({ one }) =>
        one.period !== undefined && one.period !== 'hour' && one.value >= 500 && !one.each,
      lead('\\b(?:we|i) (?:take|run|bill)(?: in)?'),
    ),
  ],
  [
    'price',
    ({ lead: text }) =>
      /\b(?:each(?: one| of them| customer| client)?|they|people|everybody|everyone|customers?|clients?) (?:would |will |usually )?(?:spends?|spent|buys?|bought|pays?|paid)\s*(?:about |around )?$/.test(
        text,
      ),
  ],
  ['price', lead('\\bfor an? (?:fee|price|charge) of')],
  ['cash', lead('\\bbank (?:has|is at|says|shows)')],
  // "Milk for a wheel costs $11"
  ['unitCost', all(noPeriod, lead('\\bfor (?:an?|each|one) [a-z]+ (?:costs?|comes to)'))],
  ['unitCost', all(noPeriod, lead('\\bruns (?:me|us)'))],
  // "a cone is $4.50 and costs me $1.70"
  [
    'price',
    all(noPeriod, lead('\\b(?:is|are|r)'), ({ one }) =>
      /^\s*,?\s*(?:and |but )?(?:it |they )?(?:costs?|runs) (?:me|us)\b/.test(one.after),
    ),
  ],
  // "A new patient spends $310 on average", "each student would pay $60 a month"
  [
    'price',
    ({ lead: text }) =>
      /\b(?:an?|the|each|every) (?:new |average |typical |regular )?(?:patient|customer|client|guest|member|student|family|shopper|visitor|player|child|kid|tenant|subscriber) (?:would |will )?(?:spends?|brings?(?: in)?|pays?)\s*(?:about )?$/.test(
        text,
      ),
  ],
  // "A session costs $85": ours, where nobody says that it costs us.
  [
    'price',
    all(
      noPeriod,
      ({ lead: text }) =>
        /\b(?:an?|each|one|every) (?:\w+ )?(?:session|lesson|class|visit|appointment|ticket|night|haircut|massage|treatment|ride|tour|cleaning|wash|consultation|trip|game|workshop) costs?\s*$/.test(
          text,
        ),
      not(head('(?:me|us)\\b')),
    ),
  ],
];
