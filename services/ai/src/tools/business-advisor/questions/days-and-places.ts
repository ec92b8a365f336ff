import type { Translate } from '@commons/service-kit/texts/package-texts';
import { signed, tenths } from '../arithmetic/line.js';
import { perWords } from '../arithmetic/period-words.js';
import { type Amount, bare, money } from '../arithmetic/sheet.js';
import { cents, share, usd } from '../dates-and-amounts.js';
import { trialPlan } from '../plans/trial-plan.js';
import { keptPart } from './kept-part.js';
import { question, sharedPeriod } from './question.js';

/** A day or hours more, or less: what its sales leave of their margin, against what is paid for it. */
export const hoursThatAreOpen = question({
  asks: /\b(?:open(?:ing)?|abr\w+|cerr\w+|close[ds]?|closing|cut)\b[\s\S]*\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|hours|evenings?|early|late|lunch|day|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)\b/,
  numbers: {
    sales: 'money named: sales|brings?|take in|do|lose|sell|vend~; not: wages|save|lights|power',
    part: 'percent/money named: margin|goes|food|costs?|profit|keep|ingredients|quedan?|dollar|d[oó]lar',
    costs:
      'money named many: wages|save|lights|power|costs?|pay|staff|helper|heat~|labor|are|is; not: sales',
    workers:
      'count of people|person|workers?|clerks?|employees?|helpers?|guys?|servers?|cooks?|empleados? optional',
    hours: 'count of hour optional',
    rate: 'money hour optional',
  },
  answer: ({ sales, part: given, costs: others, workers, hours, rate }, sheet, { text }) => {
    // "60 cents of each dollar"
    const isCents = given.kind === 'money' && given.value < 1;
    if (given.kind === 'money' && !isCents) return undefined;
    if (!hours !== !rate || (others.length === 0 && !rate)) return undefined;
    const part = isCents ? { ...given, kind: 'percent' as const, value: given.value * 100 } : given;
    const own = sharedPeriod([sales, ...others], '');
    const per =
      own ??
      (/\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/.test(text) ? 'week' : undefined);
    const isMargin = /\b(?:margin|profit|keep|quedan?|of (?:each|every) dollar)\b/.test(
      `${part.lead.slice(-30)} ${part.after.slice(0, 20)}`,
    );
    const pay =
      hours && rate
        ? [sheet.times('pay', ...(workers ? [bare(workers)] : []), bare(hours), bare(rate))]
        : [];
    const costs: readonly Amount[] = [...pay, ...others];
    const kept = isMargin ? part : { kind: 'percent' as const, value: 100 - part.value };
    sheet.use(part);
    const leaves = sheet.times('leavesOfSales', { ...sales, period: per }, kept);
    const left = sheet.minus('left', leaves, ...costs);
    const paid = cents(costs.reduce((sum, { value }) => sum + value, 0));
    return sheet.tells(
      'scheduling',
      'adviceHoursOpen',
      { isGain: left.value > 0, leaves, costs: usd(paid), left: usd(Math.abs(left.value)) },
      {
        plan: (t: Translate) =>
          trialPlan(t, {
            all: usd(paid),
            one: share(kept.value),
            needed: usd(cents((paid / kept.value) * 100)),
          }),
      },
    );
  },
});

/** A second place: the margin of its sales less its costs, and when what it takes to open is paid back. */
export const secondLocation = question({
  asks: /\b(?:second|another|new|other|2nd|segund[oa]|otr[oa])\b(?: \w+){0,2} (?:locations?|places?|shops?|stores?|trucks?|studios?|salons?|restaurants?|spots?|sites?|branch|cafes?|local|tienda|sucursal)\b/,
  numbers: {
    sales:
      'money flow named: would (?:bring|do|make|sell|take)|brings?(?: in)?|expect|could (?:do|make|sell)|sales|should do|think it; not: rent|costs?|wages|payroll|clears?',
    part: 'percent optional',
    costs:
      'money flow named many: rent|payroll|wages|staff|utilities|manager|teachers?|helpers?|cook|food|insurance|costs?|expenses|lease|loan|power|electric|employees?|everything else|other (?:costs|bills)|renta|luz|sueldos; not: sales|sell|would bring',
    outlay:
      'money once named optional: build ?-?out|to open|open(?:ing)? it|equip~|fix(?:ing)? (?:it )?up|set ?up|once|remodel~|up ?front|move in',
    now: 'money flow named optional: (?:we|i) (?:do|make|sell|clear)|now|today|current~|first|this (?:one|place|shop)|clears?; not: would|expect|second',
  },
  answer: ({ sales, part, costs, outlay }, sheet, { text }) => {
    const per = sharedPeriod([sales, ...costs], text);
    const kept = part ? keptPart(part) : undefined;
    if (!per || per === 'hour' || (part && !kept)) return undefined;
    // What the sales cost in goods is not told: nothing can be said of what is left.
    if (!part && !/\b(?:clear|profit|margin|all (?:costs|in))\b/.test(text) && costs.length < 2)
      return undefined;
    const brings = kept ? sheet.times('leavesOfSales', { ...sales, period: per }, kept) : sales;
    const left = sheet.minus('left', { ...brings, period: per }, ...costs);
    const back =
      outlay && left.value > 0
        ? sheet.periods('paidBackAfter', money(outlay.value), money(left.value), per)
        : undefined;
    const fixed = cents(costs.reduce((sum, { value }) => sum + value, 0));
    if (kept) sheet.over('needed', money(fixed), kept, per);
    return sheet.tells('expansion', 'adviceSecondLocation', {
      isGain: left.value > 0,
      left: usd(Math.abs(left.value)),
      times: back ? tenths(back.value) : 'none',
      outlay: signed(outlay?.value ?? 0),
      unit: per,
      per: perWords(per),
    });
  },
});
