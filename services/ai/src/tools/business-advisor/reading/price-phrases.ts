import { allOf, noPeriod, perHour, precedes, type Row } from './words-around.js';

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
  // "An old client of ours pays $350 a month", "a wash 45, want 52"
  [
    'price',
    ({ one, lead: text }) =>
      one.period !== 'hour' &&
      /\b(?:one|an?|this|that|the) (?:\p{L}+ )?(?:client|customer|account|tenant|member)\b[^.;,\d]{0,40} pays(?: me| us)?\s*(?:only |just |about )?$/u.test(
        text,
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
