import { periodsInYear } from '../reading/periods.js';
import {
  combined,
  type FieldValue,
  field,
  type GivenNumbers,
  raised,
  unsure,
} from './given-numbers.js';

/** How often a year a cost comes, where either of its amounts says so. */
const timesInYear = ({ find }: GivenNumbers): number | undefined => {
  const period = ['costBefore', 'costNow', 'rise', 'bought']
    .flatMap((label) => find(label))
    .find(({ period: one }) => one !== undefined)?.period;
  return period && periodsInYear[period];
};

/** What one cost before; what is spent on it in a month, where no price of one is named. */
export function costBefore(
  own: FieldValue | undefined,
  given: GivenNumbers,
): FieldValue | undefined {
  return own ?? given.read(field('bought', 'money', 'month'));
}

/** What one costs now; its own number, or the one before with its rise. */
export function costNow(own: FieldValue | undefined, given: GivenNumbers): FieldValue | undefined {
  return own ?? raised(given.values.get('costBefore'), given);
}

/** How much of it is used in a month. A cost that comes by itself counts as often as it comes. */
export function used(own: FieldValue | undefined, given: GivenNumbers): FieldValue | undefined {
  if (own) return own;
  const before = given.values.get('costBefore');
  if (!before) return undefined;
  const isOne = given.find('costBefore').length > 0;
  const bought = isOne ? given.read(field('bought', 'money', 'month')) : undefined;
  if (bought) return combined(bought.value / before.value, bought, before);
  if (!isOne) return { value: 1, probability: 1, from: [] };
  const times = timesInYear(given);
  return times === undefined
    ? { value: 1, probability: unsure, from: [] }
    : { value: times / 12, probability: 1, from: [] };
}

const inYears = /^(?:more |mas )?(?:years?|yrs?|anos?|seasons?|temporadas?)\b/;
const inMonths = /^(?:more |mas )?(?:months?|mos?|meses|mes)\b/;

/** "The repair lasts 2 years, a new one 12": years, too. */
export function sameTime(
  own: FieldValue | undefined,
  label: 'lasts' | 'newLasts',
  { find }: GivenNumbers,
): FieldValue | undefined {
  const [one] = find(label);
  const isBare = one !== undefined && !inYears.test(one.after) && !inMonths.test(one.after);
  const other = label === 'lasts' ? 'newLasts' : 'lasts';
  const isOfYears = find(other).some(({ after }) => inYears.test(after));
  if (!own || !isBare) return own;
  return isOfYears
    ? combined(own.value * 12, own)
    : { ...own, probability: Math.min(own.probability, unsure) };
}
