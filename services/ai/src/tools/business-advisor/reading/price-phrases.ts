import { allOf, follows, noPeriod, perHour, precedes, type Row } from './words-around.js';

/** Phrases that tell what one is sold for, what goes into it, and what others ask once. */
export const pricePhrases: readonly Row[] = [
  // "The festival charges $275 for a stand": paid once.
  [
    'outlay',
    allOf(
      noPeriod,
      precedes(
        '\\b(?:festival|fair|market|event|city|county|church|organizers?|promoter|mall|expo|show) (?:charges?|wants?|asks?|takes?)(?: (?:me|us))?',
      ),
    ),
  ],
  [
    'price',
    allOf(
      noPeriod,
      precedes('\\baverage (?:job|ticket|sale|order|check|repair|visit|bill|tab)(?: is| of)?'),
    ),
  ],
  // "An old client of ours pays $350 a month", "a wash 45, want 52"
  [
    'price',
    ({ one, lead: text }) =>
      one.period !== 'hour' &&
      /\b(?:one|an?|this|that|the) (?:\p{L}+ )?(?:client|customer|account|tenant|member)\b[^.;,\d]{0,40} pays(?: me| us)?\s*(?:only |just |about )?$/u.test(
        text,
      ),
  ],
  [
    'price',
    ({ one }) =>
      /^(?: now)?, (?:i |we )?(?:want|thinking|going to|could get)\b[^.;,]{0,20}\$\d/.test(
        one.after,
      ),
  ],
  [
    'newPrice',
    allOf(noPeriod, ({ lead: text }) =>
      /^[^.;,]*\d(?: now)?, (?:i |we )?(?:want(?: to (?:go to|charge|ask|get))?|thinking(?: of| about)?|going to|could get)\s*$/.test(
        text,
      ),
    ),
  ],
  ['unitCost', allOf(noPeriod, precedes('\\bof which'))],
  // "We pay a shop $4 to sharpen each blade", "filters and oil run 19 each"
  [
    'unitCost',
    allOf(
      noPeriod,
      precedes('\\bpay (?:an?|the|another) (?:\\w+ )?\\w+'),
      follows('(?:to \\w+|for) (?:each|every|a|an|one)\\b'),
    ),
  ],
  [
    'unitCost',
    allOf(
      noPeriod,
      precedes(
        '\\b(?:filters?|oil|parts?|materials?|supplies|ingredients|food|products?|cups?|packaging|wax|thread|flour|milk|color|blades?|meat) (?:runs?|costs?|is|are)(?: me| us)?',
      ),
      follows('(?:each|apiece|a piece|for each|per)\\b'),
    ),
  ],
  // "The others pay me 55 an hour"
  [
    'rate',
    allOf(
      perHour,
      precedes(
        '\\b(?:ones?|others?|else|clients?|customers?|they|people|rest) (?:all )?(?:pays?|paying) (?:me|us)',
      ),
    ),
  ],
];
