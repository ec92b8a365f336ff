export type PayUnit = 'hour' | 'day' | 'week' | 'two weeks' | 'half month' | 'month' | 'year';

/** What an amount is paid for: a period, or a piece of work ("per project"). */
export type StatedUnit = { readonly unit: PayUnit } | { readonly piece: string };

/** Units per year: 2,080 hours by decision A23 (40 hours, 52 weeks); the others follow from it. */
export const unitsPerYear: Readonly<Record<PayUnit, number>> = {
  hour: 2080,
  day: 260,
  week: 52,
  'two weeks': 26,
  'half month': 24,
  month: 12,
  year: 1,
};

/**
 * "per hour", "/hr", "an hour", "by the hour", and in Spanish "por hora", "la hora", "al año"; a noun alone ("four
 * days") does not state a unit.
 */
const per = (nouns: string) =>
  `(?:/|\\b(?:per|an?|each|every|by the|por|la|al|cada)\\b)\\s*(?:${nouns})(?![\\p{L}\\d])`;

const timeWords: readonly (readonly [PayUnit, RegExp])[] = [
  [
    'hour',
    new RegExp(
      `${per('hours?|hrs?|h|horas?')}|\\bhourly\\b|^\\s*(?:hrs?|hour)\\b|\\bp/?h\\b`,
      'iu',
    ),
  ],
  [
    'day',
    new RegExp(
      `${per('days?|d[ií]as?')}|\\bdaily\\b|\\bper diem\\b|^\\s*day\\b|\\bdiari[oa]s?\\b`,
      'iu',
    ),
  ],
  ['two weeks', /\bbi-?\s?weekly\b|\bfortnight(?:ly)?\b/i],
  [
    'half month',
    /\bsemi-?\s?monthly\b|\btwice a month\b|\bquincenal(?:es)?\b|\b(?:por|la|cada) quincena\b/i,
  ],
  [
    'week',
    new RegExp(
      `${per('weeks?|wks?|semanas?')}|(?<!\\bbi-?\\s?)\\bweekly\\b|^\\s*(?:wk|week)\\b|\\bsemanal(?:es)?\\b`,
      'iu',
    ),
  ],
  [
    'month',
    new RegExp(
      `${per('months?|mos?|mes(?:es)?')}|(?<!\\bsemi-?\\s?)\\bmonthly\\b|^\\s*(?:mo|month)\\b|\\bmensual(?:es)?\\b`,
      'iu',
    ),
  ],
  [
    'year',
    new RegExp(
      `${per('years?|yrs?|annum|años?')}|\\b(?:yearly|annually|annual)\\b|^\\s*(?:yr|year)\\b|\\bp\\.\\s?a\\b|\\banual(?:es)?\\b`,
      'iu',
    ),
  ],
];

const pieceWords = new RegExp(
  [
    String.raw`(?:/|\b(?:per|an?|each|every|by the)\b)\s*(project|shift|`,
    'piece|unit|visit|mile|load|delivery|word|article|session|',
    'class|event|gig|assignment|task|sale|stop|haul|job|show|',
    String.raw`cut|client|lesson|ride|night|call)\b|\b(project)[- ]based\b`,
  ].join(''),
  'i',
);

/** The first unit in a text; undefined when there is none. */
export function unitIn(text: string): StatedUnit | undefined {
  const found: { at: number; stated: StatedUnit }[] = [];
  for (const [unit, pattern] of timeWords) {
    const at = text.search(pattern);
    if (at >= 0) found.push({ at, stated: { unit } });
  }
  const piece = pieceWords.exec(text);
  const name = piece?.[1] ?? piece?.[2];
  if (piece && name) found.push({ at: piece.index, stated: { piece: name.toLowerCase() } });
  return found.sort((one, other) => one.at - other.at)[0]?.stated;
}

/** Pay frequency, as opposed to the unit of the pay: "$18, paid weekly". */
const payDay = new RegExp(
  [
    String.raw`\b(?:get\s+)?(?:paid|payroll|pay\s?checks?|pay\s?days?)\s+(?:is\s+|`,
    String.raw`are\s+|every\s+)?(daily|weekly|bi-?weekly|semi-?monthly|`,
    String.raw`monthly|week|month|two weeks)\b|\b(daily|weekly|bi-?weekly|`,
    String.raw`semi-?monthly|monthly)\s+(?:paychecks?|payroll|paydays?)\b`,
  ].join(''),
  'gi',
);

/** A text without its pay frequency, and the unit that it implies if nothing else does. */
export function withoutPayDays(text: string): { rest: string; payDays: StatedUnit | undefined } {
  let payDays: StatedUnit | undefined;
  const rest = text.replace(payDay, (found, after?: string, before?: string) => {
    payDays ??= unitIn(`per ${after ?? before}`) ?? unitIn(after ?? before ?? '');
    return ' '.repeat(found.length);
  });
  return { rest, payDays };
}
