import { all, head, lead, noPeriod, perHour, type Row } from './words-around.js';

/** Phrases that tell what one is sold for, what goes into it, and what others ask once. */
export const pricePhrases: readonly Row[] = [
  // "The festival charges $275 for a stand": paid once.
  [
    'outlay',
    all(
      noPeriod,
      lead(
        '\\b(?:festival|fair|market|event|city|county|church|organizers?|promoter|mall|expo|show) (?:charges?|wants?|asks?|takes?)(?: (?:me|us))?',
      ),
    ),
  ],
  [
    'price',
    all(
      noPeriod,
      lead('\\baverage (?:job|ticket|sale|order|check|repair|visit|bill|tab)(?: is| of)?'),
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
    all(noPeriod, ({ lead: text }) =>
      /^[^.;,]*\d(?: now)?, (?:i |we )?(?:want(?: to (?:go to|charge|ask|get))?|thinking(?: of| about)?|going to|could get)\s*$/.test(
        text,
      ),
    ),
  ],
  ['unitCost', all(noPeriod, lead('\\bof which'))],
  // "We pay a shop $4 to sharpen each blade", "filters and oil run 19 each"
  [
    'unitCost',
    all(
      noPeriod,
      lead('\\bpay (?:an?|the|another) (?:\\w+ )?\\w+'),
      head('(?:to \\w+|for) (?:each|every|a|an|one)\\b'),
    ),
  ],
  [
    'unitCost',
    all(
      noPeriod,
      lead(
        '\\b(?:filters?|oil|parts?|materials?|supplies|ingredients|food|products?|cups?|packaging|wax|thread|flour|milk|color|blades?|meat) (?:runs?|costs?|is|are)(?: me| us)?',
      ),
      head('(?:each|apiece|a piece|for each|per)\\b'),
    ),
  ],
  // "The others pay me 55 an hour"
  [
    'rate',
    all(
      perHour,
      lead(
        '\\b(?:ones?|others?|else|clients?|customers?|they|people|rest) (?:all )?(?:pays?|paying) (?:me|us)',
      ),
    ),
  ],
];
