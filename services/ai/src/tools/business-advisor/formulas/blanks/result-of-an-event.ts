import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import type { Quantity } from '../../reading/quantity.js';
import { money, Sheet } from '../sheet.js';
import { worthPlan } from '../worth-plan.js';
import type { Question } from './blanks.js';

const isCounted = ({ kind, things }: Quantity) =>
  kind === 'count' &&
  things.some((thing) => !/^(?:spot|fee|helper|gas|food|booth|parking|ice|permit)s?$/.test(thing));
const dollars = ({ value }: Quantity) => money(value);

/** A booth, a fair or a pop-up that is over: its sales less all that was paid for it. */
export const resultOfAnEvent: Question<'sales' | 'costs' | 'part' | 'time'> = {
  asks: /\b(?:spot fee|food truck|catering|booth|fair|market|pop-?up|event|festival|show|concert|dinner|bazaar|feria|evento|mercado|puesto)\b/,
  blanks: {
    sales: {
      kinds: ['money', 'count'],
      time: 'once',
      isNamed: true,
      words:
        /\b(?:sold|sales|took in|brought in|made|came in|takings|grossed|rang up|vend[ií](?:mos)?|ventas|sacamos|saqu[eé])\b/,
      not: /\b(?:costs?|fee|spent|booth|gas)\b/,
    },
    costs: {
      kinds: ['money', 'count'],
      time: 'once',
      isNamed: true,
      many: true,
      words:
        /\b(?:booth|fee|spot|stall|table|tent|permit|gas|fuel|hotel|motel|spent|paid|pay|costs?|materials?|supplies|ingredients?|food|helpers?|rental|flyers?|ads?|parking|insurance|music|band|was|were|product|inventory|gasolina|puesto|pagu[eé]|gast[eé]|gastamos|costó)\b/,
      not: /\b(?:sold|sales|took in|brought in|made|vend[ií])\b/,
    },
    part: {
      kinds: ['percent'],
      isOptional: true,
      isNamed: true,
      words:
        /\b(?:of (?:the |our |my )?sales|takes?|took|commission|keeps?|kept|(?:food|ingredients|goods|cost) (?:costs? )?(?:is|was|runs?|at)|food|ingredients)\b/,
    },
    time: { kinds: ['count'], counts: /\b(?:hour|day)/, isOptional: true },
  },
  answer: ({ sales: [sales], costs, part: [part], time: [time] }, { text }) => {
    // "A day" or "a helper for so many hours" is another sum.
    if (!sales || sales.period || costs.some(({ period, each }) => period ?? each))
      return undefined;
    if (time && /hour/.test(time.things.join(' '))) return undefined;
    if (
      /\b(?:would|if|per|each|next year)\b/.test(text) &&
      !/\b(?:was|sold|spent|paid)\b/.test(text)
    )
      return undefined;
    // Typed in a hurry: "sold 480, gas 35 spot fee 60".
    if ([sales, ...costs].some(isCounted)) return undefined;
    const sheet = new Sheet();
    const fees = part ? [sheet.times('fees', dollars(sales), part)] : [];
    const out = sheet.plus('goesOut', ...costs.map(dollars), ...fees);
    const left = sheet.minus('left', dollars(sales), out);
    sheet.use(sales, time, part, ...costs);
    return sheet.tells(
      'worth',
      (t: Translate) =>
        t('decisionLeft', {
          left: usd(Math.abs(left.value)),
          some: left.value > 0 ? 'yes' : 'no',
          per: 'none',
          one: 'no',
          outlay: 'none',
          periods: '',
        }),
      {
        plan: (t: Translate) =>
          worthPlan(t, {
            brings: sales.value,
            left: left.value,
            costs: [{ name: 'other', value: out.value }],
          }),
      },
    );
  },
};
