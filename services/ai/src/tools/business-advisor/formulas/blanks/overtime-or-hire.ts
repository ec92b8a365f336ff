import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import type { Quantity } from '../../reading/quantity.js';
import type { Decided } from '../decision.js';
import { perBehind } from '../period-words.js';
import { type Amount, bare, count, money, Sheet } from '../sheet.js';
import { type Question, sharedPeriod } from './blanks.js';

const half = /\btime and a half\b|\b1\.5 (?:times|x)\b|\btiempo y medio\b/;
const ofOvertime = /\b(?:overtime|ot|extras?|time and a half)\b/;
const ofHire =
  /\b(?:hir\w+|new|another|part[- ]?timer?|second|third|extra person|someone|somebody|would be|helper|temp|contrat\w+|otro|otra)\b/;

/** "$2,600 a month on overtime, a second cook would be $2,200": two costs of the same period. */
function flatOf(
  over: Quantity,
  hire: Quantity,
  others: readonly (Quantity | undefined)[],
): Decided | undefined {
  const per = over.period;
  if (!per || per === 'hour' || hire.period !== per || others.some(Boolean)) return undefined;
  return told(new Sheet(), over, hire, false);
}

function told(sheet: Sheet, now: Amount, hired: Amount, isTaxed: boolean): Decided {
  const isLess = hired.value < now.value;
  const gap = isLess ? sheet.minus('gap', now, hired) : sheet.minus('gap', hired, now);
  return sheet.tells('hiring', (t: Translate) =>
    t('adviceOvertime', {
      isLess: isLess ? 'yes' : 'no',
      gap: usd(gap.value),
      now: usd(now.value),
      hired: usd(hired.value),
      per: perBehind(t, now.period),
      taxes: isTaxed ? 'yes' : 'no',
    }),
  );
}

/** Overtime of a crew against somebody who does these hours, with the taxes on that pay. */
export const overtimeOrHire: Question<
  'people' | 'hours' | 'rate' | 'hireHours' | 'hireRate' | 'tax'
> = {
  asks: /\b(?:overtime|ot|horas? extras?)\b/,
  blanks: {
    people: {
      kinds: ['count'],
      counts: /^(?!.*\b(?:hour|day|week|month))/,
      isOptional: true,
      words: /\b(?:my|our|have|all|mis)\b/,
    },
    hours: {
      kinds: ['count'],
      counts: /\bhour/,
      isOptional: true,
      isNamed: true,
      words: ofOvertime,
    },
    rate: { kinds: ['money'], words: ofOvertime, not: ofHire },
    hireHours: {
      kinds: ['count'],
      counts: /\bhour/,
      isOptional: true,
      words: new RegExp(`${ofHire.source}|\\b(?:those|these|same|esas)\\b`),
      not: ofOvertime,
    },
    hireRate: { kinds: ['money'], words: ofHire, not: ofOvertime },
    tax: { kinds: ['percent'], isOptional: true },
  },
  answer: (
    {
      people: [people],
      hours: [hours],
      rate: [rate],
      hireHours: [hireHours],
      hireRate: [hireRate],
      tax: [tax],
    },
    { text },
  ) => {
    if (!rate || !hireRate) return undefined;
    const flat = flatOf(rate, hireRate, [people, hours, hireHours, tax]);
    if (flat) return flat;
    if (!hours || rate.value > 200) return undefined;
    if (rate.period && rate.period !== 'hour') return undefined;
    const isHourly = hireRate.period === 'hour' || (!hireRate.period && hireRate.value < 200);
    if (!isHourly && hireHours) return undefined;
    const per = sharedPeriod(
      [hours, ...(hireHours ? [hireHours] : []), ...(isHourly ? [] : [hireRate])],
      text,
    );
    if (!per || per === 'hour') return undefined;
    const isEach = people && /\b(?:each|apiece|cada)\b/.test(`${hours.clause} ${rate.clause}`);
    const sheet = new Sheet();
    const all: Amount = isEach ? sheet.times('hours', people, { ...hours, period: per }) : hours;
    const paid = half.test(text) ? sheet.times('hourly', bare(rate), count(1.5)) : bare(rate);
    const now = sheet.times('overtime', { ...all, period: per }, paid);
    const plainPay: Amount = isHourly
      ? sheet.times('hired', { ...(hireHours ?? all), period: per }, money(hireRate.value))
      : { ...hireRate, period: per };
    const taxes = tax && sheet.times('taxes', plainPay, tax);
    const then = taxes ? sheet.plus('payWithTaxes', plainPay, taxes) : plainPay;
    sheet.use(people, hours, rate, hireHours, hireRate, tax);
    return told(sheet, { ...now, period: per }, then, tax !== undefined);
  },
};
