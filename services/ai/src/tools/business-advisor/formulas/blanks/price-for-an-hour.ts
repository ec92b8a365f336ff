import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { plain, signed } from '../line.js';
import { type Amount, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** What to ask for something that takes a known time, so that an hour of it brings what is wanted. */
export const priceForAnHour: Question<'costs' | 'taken' | 'time' | 'wanted' | 'price'> = {
  asks: /\b(?:what|which|how much)\b[^.;]{0,30}\b(?:price|charge|ask|sell (?:it|them|one) for)\b|\b(?:what|right|fair|the) price\b|\bcu[aá]nto (?:cobr|ped)/,
  blanks: {
    costs: {
      kinds: ['money'],
      time: 'once',
      many: true,
      not: /\b(?:i|we) (?:sell|charge|ask)\b|\ban hour\b|\bwants?\b|\bearn\b/,
    },
    taken: {
      kinds: ['percent'],
      isOptional: true,
      words:
        /\b(?:takes?|keeps?|fee|commission|site|marketplace|platform|etsy|ebay|shop|gallery|card)\b/,
    },
    time: { kinds: ['count'], counts: /\b(?:hour|minut|min\b)/ },
    wanted: {
      kinds: ['money'],
      isNamed: true,
      time: 'hour',
      words: /\b(?:want|need|earn|make|like|worth|goal)\b/,
    },
    price: {
      kinds: ['money'],
      time: 'once',
      isOptional: true,
      words: /\b(?:sell|sells|charge|charging|ask|asking|price|now|at)\b/,
      not: /\b(?:shipping|box|packaging|materials?|supplies)\b/,
    },
  },
  answer: ({ costs, taken: [taken], time: [time], wanted: [wanted], price: [price] }) => {
    if (!time || time.period || !wanted) return undefined;
    const hours = /minut|min/.test(time.things.join(' ')) ? time.value / 60 : time.value;
    if (hours > 60) return undefined;
    const sheet = new Sheet();
    const labor = sheet.times(
      'time',
      { kind: 'count', value: hours },
      { ...wanted, period: undefined },
    );
    sheet.use(time, wanted);
    const all = sheet.plus(
      'costs',
      ...costs.map((one): Amount => ({ ...one, period: undefined })),
      labor,
    );
    sheet.use(...costs);
    const rest = taken && { kind: 'percent' as const, value: 100 - taken.value };
    const charge = rest ? sheet.over('charge', all, rest) : all;
    sheet.use(taken);
    let now = 'none';
    if (price) {
      const fee = taken ? [sheet.times('fees', price, taken)] : [];
      const leaves = sheet.minus('one', price, ...costs, ...fee);
      const hourly = sheet.over('hourly', leaves, { kind: 'count', value: hours });
      now = signed(hourly.value);
    }
    return sheet.tells('margins', (t: Translate) =>
      t('advicePriceForHour', {
        now,
        charge: usd(charge.value),
        wanted: usd(wanted.value),
        hours: plain(hours),
        taken: taken ? `${plain(taken.value)}%` : 'none',
      }),
    );
  },
};
