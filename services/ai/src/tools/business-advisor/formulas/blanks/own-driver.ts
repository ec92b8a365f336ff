import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { choicePlan } from '../choice-plan.js';
import { perWords } from '../period-words.js';
import { bare, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';
import { inPeriod } from './in-period.js';

/** What an app takes of the orders, against the pay and the costs of a driver of one's own. */
export const ownDriver: Question<'part' | 'sales' | 'rate' | 'hours' | 'costs'> = {
  asks: /\b(?:doordash|uber ?eats|grubhub|app|apps|delivery|platform)\b[\s\S]*\b(?:own|my|our|driver|repartidor)\b/,
  blanks: {
    part: { kinds: ['percent'], words: /\b(?:takes?|keeps?|charges?|fee|commission|cobra|of)\b/ },
    sales: {
      kinds: ['money'],
      time: 'flow',
      isNamed: true,
      words: /\b(?:orders?|sales|of|sell|do|through|deliver\w*|ventas|pedidos)\b/,
      not: /\b(?:gas|driver|insurance|costs?)\b/,
    },
    rate: {
      kinds: ['money'],
      time: 'hour',
      isNamed: true,
      words: /\b(?:driver|hour|at|for|hora)\b/,
    },
    hours: { kinds: ['count'], counts: /\bhour/ },
    costs: {
      kinds: ['money'],
      time: 'flow',
      many: true,
      isOptional: true,
      isNamed: true,
      words: /\b(?:gas|insurance|car|fuel|phone|costs?|gasolina)\b/,
      not: /\borders?\b/,
    },
  },
  answer: ({ part: [part], sales: [sales], rate: [rate], hours: [hours], costs }) => {
    if (!part || !sales?.period || !rate || !hours?.period) return undefined;
    const per = sales.period;
    if (per !== 'month' && per !== 'week') return undefined;
    const sheet = new Sheet();
    const fees = sheet.times('fees', sales, part);
    const pay = inPeriod(sheet, sheet.times('pay', hours, bare(rate)), per);
    const others = costs.map((one) => inPeriod(sheet, one, per));
    if (!pay || !others.every((one) => one !== undefined)) return undefined;
    const own = sheet.plus('hired', pay, ...others);
    const isOwn = own.value < fees.value;
    const gap = isOwn ? sheet.minus('gap', fees, own) : sheet.minus('gap', own, fees);
    sheet.use(part, sales, rate, hours, ...costs);
    return sheet.tells(
      'strategy',
      (t: Translate) =>
        t('adviceOwnDriver', {
          isOwn: isOwn ? 'yes' : 'no',
          fees: usd(fees.value),
          own: usd(own.value),
          gap: usd(gap.value),
          per: perWords(t, per),
        }),
      { plan: (t: Translate) => choicePlan(t, true) },
    );
  },
};
