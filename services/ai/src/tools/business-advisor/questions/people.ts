import type { Decided } from '../arithmetic/decision.js';
import { plain } from '../arithmetic/line.js';
import { perBehind } from '../arithmetic/period-words.js';
import { type Amount, bare, count, money, type Sheet } from '../arithmetic/sheet.js';
import { share, usd } from '../dates-and-amounts.js';
import { choicePlan } from '../plans/choice-plan.js';
import { question, sharedPeriod } from './question.js';

const pays = /\b(?:hire|hiring|pay|paying|salary|wages?|earns?|makes?|at|for|wants?|asks?)\b/;

/** Somebody is hired whose hours are billed: what it costs, what it brings, and how many hours carry it. */
export const hireWhoIsBilled = question({
  asks: /\b(?:hire|hiring|second|another|junior|employee|technician|tech|helper|bookkeeper|associate)\b[\s\S]*\b(?:bill|bills|billed|billable|charge)\b/,
  numbers: {
    wage: { is: 'money', words: pays, not: /\b(?:bill|van|truck|software|insurance|tools)\b/ },
    paidHours: { is: 'count of hour optional', words: /\b(?:an hour|works?|for)\b/, not: /\bbill/ },
    tax: 'percent optional',
    more: 'money flow optional many: van|truck|software|insurance|tools?|phone|car|training|uniforms?|licen[cs]e|desk',
    hours: 'count of hour: bill|bills|billed|billable|charge',
    rate: 'money: bill|bills|billed|billable|charge|rate|at',
  },
  answer: ({ wage, paidHours, tax, more, hours, rate }, sheet, { text }) => {
    if (rate.value <= 1) return undefined;
    // "1,400 of his hours at $78"
    if (rate.period ? rate.period !== 'hour' : rate.value > 500) return undefined;
    const isHourly = wage.period === 'hour';
    if (isHourly !== (paidHours !== undefined) || (isHourly && wage.value >= rate.value))
      return undefined;
    const per = sharedPeriod(
      [...(isHourly ? [] : [wage]), ...(paidHours ? [paidHours] : []), ...more, hours],
      text,
    );
    if (!per || per === 'hour') return undefined;
    const pay = paidHours ? sheet.times('pay', paidHours, { ...wage, period: per }) : wage;
    const taxes = tax && sheet.times('taxes', { ...pay, period: per }, tax);
    const cost = sheet.plus('costs', { ...pay, period: per }, ...(taxes ? [taxes] : []), ...more);
    const brings = sheet.times('sales', count(hours.value), { ...rate, period: per });
    const left = sheet.minus('left', brings, cost);
    const needed = sheet.enough('hoursNeeded', cost, { kind: 'money', value: rate.value }, per);
    return sheet.tells(
      'strategy',
      'adviceHireBilled',
      { isGain: left.value > 0, left: usd(Math.abs(left.value)), hours: plain(needed), per },
      { plan: choicePlan(true) },
    );
  },
});

const half = /\btime and a half\b|\b1\.5 (?:times|x)\b|\btiempo y medio\b/;
const ofOvertime = /\b(?:overtime|ot|extras?|time and a half)\b/;
const ofHire =
  /\b(?:hir\w+|new|another|part[- ]?timer?|second|third|extra person|someone|somebody|would be|helper|temp|contrat\w+|otro|otra)\b/;

/** What overtime and the hire cost. */
function told(sheet: Sheet, now: Amount, hired: Amount, isTaxed: boolean): Decided {
  const isLess = hired.value < now.value;
  const gap = isLess ? sheet.minus('gap', now, hired) : sheet.minus('gap', hired, now);
  return sheet.tells('hiring', 'adviceOvertime', {
    isLess,
    gap,
    now,
    hired,
    per: perBehind(now.period),
    taxes: isTaxed,
  });
}

/** Overtime of a crew against somebody who does these hours, with the taxes on that pay. */
export const overtimeOrHire = question({
  asks: /\b(?:overtime|ot|horas? extras?)\b/,
  numbers: {
    people: {
      is: 'count optional',
      words: /\b(?:my|our|have|all|mis)\b/,
      counts: /^(?!.*\b(?:hour|day|week|month))/,
    },
    hours: { is: 'count of hour named optional', words: ofOvertime },
    rate: { is: 'money', words: ofOvertime, not: ofHire },
    hireHours: {
      is: 'count of hour optional',
      words: new RegExp(`${ofHire.source}|\\b(?:those|these|same|esas)\\b`),
      not: ofOvertime,
    },
    hireRate: { is: 'money', words: ofHire, not: ofOvertime },
    tax: 'percent optional',
  },
  answer: ({ people, hours, rate, hireHours, hireRate, tax }, sheet, { text }) => {
    // "$2,600 a month on overtime, a second cook would be $2,200": two costs of the same period.
    const isFlat = rate.period && rate.period !== 'hour' && hireRate.period === rate.period;
    if (isFlat && ![people, hours, hireHours, tax].some(Boolean))
      return told(sheet, rate, hireRate, false);
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
    const all: Amount = isEach ? sheet.times('hours', people, { ...hours, period: per }) : hours;
    const paid = half.test(text) ? sheet.times('hourly', bare(rate), count(1.5)) : bare(rate);
    const now = sheet.times('overtime', { ...all, period: per }, paid);
    const plainPay: Amount = isHourly
      ? sheet.times('hired', { ...(hireHours ?? all), period: per }, money(hireRate.value))
      : { ...hireRate, period: per };
    const taxes = tax && sheet.times('taxes', plainPay, tax);
    const then = taxes ? sheet.plus('payWithTaxes', plainPay, taxes) : plainPay;
    return told(sheet, { ...now, period: per }, then, tax !== undefined);
  },
});

/** So much more an hour, for people with their hours of a week, who may bill some of them: what it costs. */
export const raiseForPeople = question({
  asks: /\b(?:raise|wants? \$?\d+|ask(?:s|ed|ing)? (?:for|\$?\d)|wants? (?:\$?[\d.]+ )?more|more an hour|(?:an hour|hourly) more|minimum|pay|wages?|aumento|m[aá]s por hora|from \$?[\d.]+ to)\b/,
  numbers: {
    rise: 'money/count named optional: more|raise(?: of)?|extra|m[aá]s',
    from: 'money named optional: from|now|earns?|gets?|makes?|pay',
    to: {
      is: 'money/count named optional',
      words: /\b(?:to|wants?|ask(?:s|ed|ing)?(?: for)?)\s*\$?$/,
    },
    people: { is: 'count optional', counts: /^(?!.*\b(?:hour|day|week|month|year|more))/ },
    hours: 'count of hour optional: hours?|week|work|do|each; not: bills?',
    billed: 'count of hour named optional: bills?|billed|billable|charge',
    rate: 'money named optional: bills?|billed|charge|hours? (?:an? week )?at|week at',
    onTop: 'percent named optional: tax~|on top',
    kept: 'percent named optional: keep|margin|left|profit; not: tax~',
  },
  answer: ({ rise, from, to, people, hours, billed, rate, onTop, kept }, sheet) => {
    // Without hours of its own it is a full week, if the pay is by the hour.
    if (!hours && !(billed && rate) && to?.period !== 'hour') return undefined;
    if ((hours?.period ?? 'week') !== 'week' || (hours?.value ?? 40) > 80) return undefined;
    if (!billed !== !rate || (billed?.period ?? 'week') !== 'week') return undefined;
    if (!from !== !to || !rise === !from || (from && to && to.value <= from.value))
      return undefined;
    if ((rise?.value ?? 0) > 15 || (from?.value ?? 0) > 100 || people?.period) return undefined;
    const each =
      from && to ? sheet.minus('rise', money(to.value), bare(from)) : money(rise?.value ?? 0);
    const weekly = { ...(hours ? bare(hours) : count(40)), period: 'week' as const };
    if (from) sheet.part('part', each, bare(from));
    const of = people ? [bare(people), weekly, each] : [weekly, each];
    const own = sheet.times('more', ...of);
    const all = onTop ? sheet.times('payWithTaxes', own, count(1 + onTop.value / 100)) : own;
    const yearly = sheet.inYear(all);
    const needed = kept && sheet.over('needed', all, kept, 'week');
    const brings =
      billed && rate && sheet.times('sales', { ...bare(billed), period: 'week' }, bare(rate));
    const ofBilled = brings && sheet.part('part', all, brings);
    return sheet.tells(people || !(to ?? billed) ? 'wage-rise' : 'stake', 'formulaRiseOfPay', {
      needed,
      billed: ofBilled === undefined ? 'none' : share(ofBilled),
      full: !hours,
      a: all,
      b: yearly,
      per: 'week',
      some: onTop ? 'yes' : 'no',
    });
  },
});
