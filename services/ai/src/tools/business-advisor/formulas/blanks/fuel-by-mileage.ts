import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { perBehind } from '../period-words.js';
import { bare, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';
import { inPeriod } from './in-period.js';

/** Miles that are driven, miles of a gallon, and what a gallon costs: the fuel. */
export const fuelByMileage: Question<'miles' | 'perGallon' | 'gas' | 'days'> = {
  asks: /\b(?:gas|diesel|fuel|gallons?|mpg|gasolina|gal[oó]n)\b/,
  blanks: {
    miles: {
      kinds: ['count'],
      counts: /\bmil/,
      isNamed: true,
      words: /\b(?:miles?|millas?)\b/,
      not: /\bgallon|\bgal[oó]n|\bmpg\b/,
    },
    perGallon: {
      kinds: ['count'],
      counts: /\bmil|\bmpg/,
      isNamed: true,
      words: /\b(?:gallon|gal[oó]n|gal|mpg)\b/,
    },
    gas: {
      kinds: ['money'],
      time: 'once',
      words: /\b(?:gas|diesel|fuel|gallon|gasolina|gal[oó]n)\b/,
    },
    days: { kinds: ['count'], counts: /\bday/, isOptional: true, words: /\b(?:days?|d[ií]as?)\b/ },
  },
  answer: ({ miles: [miles], perGallon: [perGallon], gas: [gas], days: [days] }, { aim }) => {
    const per = miles?.period;
    if (!miles || !perGallon || !gas || !per || gas.value > 15 || perGallon.value > 150)
      return undefined;
    if (days && (per !== 'day' || !days.period || days.period === 'year')) return undefined;
    const sheet = new Sheet();
    const gallons = sheet.over('gallons', miles, perGallon, per);
    const fuel = sheet.times('fuel', { ...gallons, period: per }, bare(gas));
    const all = days ? sheet.times('fuel', { ...bare(fuel), period: days.period }, days) : fuel;
    const yearly = sheet.inYear(all);
    const isMonthly = /\bmonth|\bmes\b/.test(aim);
    const asked = (isMonthly && inPeriod(sheet, all, 'month')) || all;
    sheet.use(miles, perGallon, gas, days);
    return sheet.tells('costs', (t: Translate) =>
      t('adviceFuel', {
        fuel: usd(asked.value),
        per: perBehind(t, asked.period),
        yearly: usd(yearly.value),
      }),
    );
  },
};
