/** What prices are for, typed short. */
const short: Readonly<Record<string, string>> = {
  hr: 'hour',
  mo: 'month',
  wk: 'week',
  yr: 'year',
  doz: 'dozen',
  dz: 'dozen',
  lb: 'pound',
  ea: 'each',
  pp: 'person',
  pkg: 'package',
  gal: 'gallon',
  sf: 'square foot',
  sqft: 'square foot',
};

/** After these a number says how many, not how much. */
const counted =
  'limit|max|maximum|only|least|most|up to|no more than|over|under|about|around|see|take|do|make|serve';

/** "3/tube", "$17/hr", "$65-85/visit": an amount by what it is paid for. "2/family limit" counts, "24/7" has no unit. */
const slashed = new RegExp(
  `(?<![$\\d.,/:–-])(?<!\\b(?:${counted}) )(\\$?)(\\d[\\d,]*(?:\\.\\d\\d)?(?:[-–]\\$?\\d+(?:\\.\\d\\d)?)?) ?\\/ ?(?!(?:family|customer|household|c|o)\\b)([a-z]{2,12})\\b(?![/@.]\\w)`,
  'gi',
);

/** Writes "$3 a tube" for "3/tube". */
export const withSoldBy = (text: string): string =>
  text.replace(slashed, (_, _sign: string, sum: string, unit: string) => {
    const word = short[unit.toLowerCase()] ?? unit;
    return `$${sum} ${/^(?:hour|[aeio])/i.test(word) ? 'an' : 'a'} ${word}`;
  });
