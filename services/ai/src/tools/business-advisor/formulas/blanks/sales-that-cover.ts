import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { plain } from '../line.js';
import { perWords } from '../period-words.js';
import { bare, money, Sheet } from '../sheet.js';
import { trialPlan } from '../trial-plan.js';
import { type Question, sharedPeriod } from './blanks.js';

/** What one sale leaves against costs that stay the same: how many cover them, a month and a day. */
export const salesThatCover: Question<'price' | 'unitCosts' | 'costs' | 'days'> = {
  asks: /\bbreak[- ]?even\b|\b(?:to )?cover\b|\bnot (?:to )?lose\b|\bhow many\b|\bno perder\b|\bcu[aá]nt[oa]s?\b/,
  blanks: {
    price: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      words:
        /\b(?:sells?|charge|price|averages?|average|ticket|each|pays?|at|goes for|vendo|a|cobro)\b|^\s*(?:each|apiece|a (?!day|week|month|year)\p{L}+)/u,
      not: /\b(?:costs?|rent|to make|ingredients?|materials?|me cuesta|gasto)\b/,
    },
    unitCosts: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      isOptional: true,
      many: true,
      words:
        /\b(?:costs? (?:me|us|about)?|to make|ingredients?|materials?|goes into|cups?|packaging|each costs?|food|supplies|product|meat|cuesta|hacer)\b/,
    },
    costs: {
      kinds: ['money'],
      time: 'flow',
      isNamed: true,
      many: true,
      words:
        /\b(?:rent|helper|wages|payroll|insurance|licen[cs]e|permit|lease|loan|utilities|costs?|stall|booth|spot|employee|salary|overhead|bills|expenses|propane|ice|gas|renta|permiso|puesto|luz|gastos|sueldo)\b/,
      not: /\b(?:sell|charge|vendo)\b/,
    },
    days: {
      kinds: ['count'],
      counts: /\bday/,
      isOptional: true,
      words: /\b(?:days?|open|d[ií]as?)\b/,
    },
  },
  answer: ({ price: [price], unitCosts, costs, days: [days] }, { text }) => {
    const per = sharedPeriod(costs, text);
    if (!price || price.period || !per || per === 'hour') return undefined;
    if (days && ((days.period ?? per) !== per || per === 'day')) return undefined;
    if (costs.some(({ value }) => value <= price.value)) return undefined;
    const sheet = new Sheet();
    const one = sheet.minus('one', bare(price), ...unitCosts.map(bare));
    if (one.value <= 0) return undefined;
    const all = sheet.plus('goesOut', ...costs.map((cost) => money(cost.value, per)));
    const needed = sheet.enough('count', bare(all), bare(one), per);
    const daily = days
      ? sheet.enough('count', { kind: 'count', value: needed }, bare(days), 'day')
      : undefined;
    sheet.use(price, days, ...unitCosts, ...costs);
    return sheet.tells(
      'margins',
      (t: Translate) =>
        t('adviceSalesThatCover', {
          needed: plain(needed),
          per: perWords(t, per),
          daily: daily ? plain(daily) : 'none',
          one: usd(one.value),
          costs: unitCosts.length > 0 ? 'yes' : 'no',
        }),
      {
        found: { breakEvenUnits: needed },
        plan: (t: Translate) =>
          trialPlan(t, {
            all: `${usd(all.value)} ${perWords(t, per)}`,
            one: usd(one.value),
            needed: `${plain(needed)} ${perWords(t, per)}`,
          }),
      },
    );
  },
};
