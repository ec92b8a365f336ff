import { type Amount, bare, count, money } from '../arithmetic/sheet.js';
import { usd } from '../dates-and-amounts.js';
import { question } from './question.js';
import { monthsOf } from './times.js';

const partners =
  /\b(?:partners?|co-?owners?|owns?|stake|brother|sister|cousin|buy(?:ing)? (?:him|her|them|out|my)|socio|socia|hermano|hermana)\b/;

/** A partner's part of what the business is worth: what is due for it, by the month, and against the cash. */
export const partnerBoughtOut = question({
  asks: partners,
  numbers: {
    worth: 'money once named optional: worth|valued?|appraised|business|vale',
    earned: 'money named optional: clears?|profits?|earns?|earnings|makes?|nets?|gana',
    multiple: 'count named optional: times|multiple|veces',
    part: 'percent: owns?|has|share|stake|of|his|her|their|half|third|tiene',
    cash: 'money once named optional: cash|in the bank|saved|savings|have|banco',
    term: 'count of year|month optional: over|in|for',
  },
  answer: ({ worth, earned, multiple, part, cash, term }, sheet) => {
    if ((worth === undefined) === (multiple === undefined) || !earned !== !multiple)
      return undefined;
    if (part.value >= 100 || (multiple && multiple.value > 12)) return undefined;
    if (earned?.period && earned.period !== 'year' && earned.period !== 'month') return undefined;
    const yearly = earned && sheet.inYear({ ...bare(earned), period: earned.period ?? 'year' });
    const value: Amount =
      worth ??
      (yearly && multiple ? sheet.times('worth', bare(yearly), count(multiple.value)) : money(0));
    const due = sheet.times('share', bare(value), part);
    const isShort = cash !== undefined && cash.value < due.value;
    const gap =
      cash &&
      (isShort ? sheet.minus('missing', due, bare(cash)) : sheet.minus('spare', bare(cash), due));
    const monthly = term && sheet.over('spread', due, count(monthsOf(term)), 'month');
    return sheet.tells('partner', 'formulaPartnerShare', {
      a: due,
      b: usd(gap?.value ?? 0),
      some: !cash ? 'none' : isShort,
      monthly,
    });
  },
});
