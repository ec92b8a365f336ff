import type { Translate } from '@commons/service-kit/texts/package-texts';
import { plain } from '../arithmetic/line.js';
import { perWords } from '../arithmetic/period-words.js';
import { bare, money } from '../arithmetic/sheet.js';
import { usd } from '../dates-and-amounts.js';
import { trialPlan } from '../plans/trial-plan.js';
import { question, sharedPeriod } from './question.js';

/** What one sale leaves against costs that stay the same: how many cover them, a month and a day. */
export const salesThatCover = question({
  asks: /\bbreak[- ]?even\b|\b(?:to )?cover\b|\bnot (?:to )?lose\b|\bhow many\b|\bno perder\b|\bcu[aá]nt[oa]s?\b/,
  numbers: {
    price: {
      is: 'money once named',
      words:
        /\b(?:sells?|charge|price|averages?|average|ticket|each|pays?|at|goes for|vendo|a|cobro)\b|^\s*(?:each|apiece|a (?!day|week|month|year)\p{L}+)/u,
      not: /\b(?:costs?|rent|to make|ingredients?|materials?|me cuesta|gasto)\b/,
    },
    unitCosts:
      'money once named optional many: costs? (?:me|us|about)?|to make|ingredients?|materials?|goes into|cups?|packaging|each costs?|food|supplies|product|meat|cuesta|hacer',
    costs:
      'money flow named many: rent|helper|wages|payroll|insurance|licen[cs]e|permit|lease|loan|utilities|costs?|stall|booth|spot|employee|salary|overhead|bills|expenses|propane|ice|gas|renta|permiso|puesto|luz|gastos|sueldo; not: sell|charge|vendo',
    days: 'count of day optional: days?|open|d[ií]as?',
  },
  answer: ({ price, unitCosts, costs, days }, sheet, { text }) => {
    const per = sharedPeriod(costs, text);
    if (price.period || !per || per === 'hour') return undefined;
    if (days && ((days.period ?? per) !== per || per === 'day')) return undefined;
    if (costs.some(({ value }) => value <= price.value)) return undefined;
    const one = sheet.minus('one', bare(price), ...unitCosts.map(bare));
    if (one.value <= 0) return undefined;
    const all = sheet.plus('goesOut', ...costs.map((cost) => money(cost.value, per)));
    const needed = sheet.enough('count', bare(all), bare(one), per);
    const daily = days
      ? sheet.enough('count', { kind: 'count', value: needed }, bare(days), 'day')
      : undefined;
    return sheet.tells(
      'margins',
      'adviceSalesThatCover',
      {
        needed: plain(needed),
        per: perWords(per),
        daily: daily ? plain(daily) : 'none',
        one,
        costs: unitCosts.length > 0,
      },
      {
        found: { breakEvenUnits: needed },
        plan: (t: Translate) =>
          trialPlan(t, {
            all: `${usd(all.value)} ${perWords(per)(t)}`,
            one: usd(one.value),
            needed: `${plain(needed)} ${perWords(per)(t)}`,
          }),
      },
    );
  },
});
