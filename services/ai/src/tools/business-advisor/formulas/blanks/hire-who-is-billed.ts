import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { choicePlan } from '../choice-plan.js';
import { plain } from '../line.js';
import { count, Sheet } from '../sheet.js';
import { type Question, sharedPeriod } from './blanks.js';

const pays = /\b(?:hire|hiring|pay|paying|salary|wages?|earns?|makes?|at|for|wants?|asks?)\b/;

/** Somebody is hired whose hours are billed: what it costs, what it brings, and how many hours carry it. */
export const hireWhoIsBilled: Question<'wage' | 'paidHours' | 'tax' | 'more' | 'hours' | 'rate'> = {
  asks: /\b(?:hire|hiring|second|another|junior|employee|technician|tech|helper|bookkeeper|associate)\b[\s\S]*\b(?:bill|bills|billed|billable|charge)\b/,
  blanks: {
    wage: { kinds: ['money'], words: pays, not: /\b(?:bill|van|truck|software|insurance|tools)\b/ },
    paidHours: {
      kinds: ['count'],
      counts: /\bhour/,
      isOptional: true,
      words: /\b(?:an hour|works?|for)\b/,
      not: /\bbill/,
    },
    tax: { kinds: ['percent'], isOptional: true },
    more: {
      kinds: ['money'],
      time: 'flow',
      many: true,
      isOptional: true,
      words:
        /\b(?:van|truck|software|insurance|tools?|phone|car|training|uniforms?|licen[cs]e|desk)\b/,
    },
    hours: {
      kinds: ['count'],
      counts: /\bhour/,
      words: /\b(?:bill|bills|billed|billable|charge)\b/,
    },
    rate: {
      kinds: ['money'],
      words: /\b(?:bill|bills|billed|billable|charge|rate|at)\b/,
    },
  },
  answer: (
    { wage: [wage], paidHours: [paidHours], tax: [tax], more, hours: [hours], rate: [rate] },
    { text },
  ) => {
    if (!wage || !hours || !rate || rate.value <= 1) return undefined;
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
    const sheet = new Sheet();
    const pay = paidHours ? sheet.times('pay', paidHours, { ...wage, period: per }) : wage;
    const taxes = tax && sheet.times('taxes', { ...pay, period: per }, tax);
    const cost = sheet.plus('costs', { ...pay, period: per }, ...(taxes ? [taxes] : []), ...more);
    const brings = sheet.times('sales', count(hours.value), { ...rate, period: per });
    const left = sheet.minus('left', brings, cost);
    const needed = sheet.enough('hoursNeeded', cost, { kind: 'money', value: rate.value }, per);
    sheet.use(wage, hours, rate);
    return sheet.tells(
      'strategy',
      (t: Translate) =>
        t('adviceHireBilled', {
          isGain: left.value > 0 ? 'yes' : 'no',
          left: usd(Math.abs(left.value)),
          hours: plain(needed),
          per,
        }),
      { plan: (t: Translate) => choicePlan(t, true) },
    );
  },
};
