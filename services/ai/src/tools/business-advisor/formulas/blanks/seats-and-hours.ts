import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { plain } from '../line.js';
import { perWords } from '../period-words.js';
import { bare, count, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';
import { hoursOf } from './hours-of.js';

/** Chairs, bays or tables × the hours that they are open, by the time of one: how many there is room for, and what they bring. */
export const seatsAndHours: Question<'seats' | 'open' | 'days' | 'time' | 'price' | 'full'> = {
  asks: /\b(?:full|capacity|booked|fit|room for|at most|how many|how much (?:more )?could|empty|max\w*|lleno|capacidad)\b/,
  blanks: {
    seats: {
      kinds: ['count'],
      isOptional: true,
      counts:
        /\b(?:chair|bay|table|room|seat|lift|station|groomer|barber|stylist|silla|mesa|court|lane|bed|tech|mechanic|truck)/,
      isNamed: true,
      words: /./,
    },
    open: {
      kinds: ['count'],
      counts: /\bhour/,
      isNamed: true,
      words: /\b(?:open|hours a day|a day|work|abierto|al d[ií]a)\b/,
      not: /\b(?:takes?|each|tarda)\b/,
    },
    days: { kinds: ['count'], counts: /\bday/, isOptional: true },
    time: {
      kinds: ['count'],
      counts: /\b(?:hour|minut)/,
      isNamed: true,
      words: /\b(?:takes?|lasts?|is|each|per|appointment|cut|wash|tarda|dura)\b/,
      not: /\b(?:open|a day|abierto)\b/,
    },
    price: {
      kinds: ['money'],
      time: 'once',
      words: /\b(?:is|for|at|charge|average|price|each|pays?|cobro)\b/,
      not: /\b(?:costs?|rent|wages)\b/,
    },
    full: {
      kinds: ['percent'],
      isOptional: true,
      isNamed: true,
      words: /\b(?:booked|full|busy|filled|capacity|used|lleno)\b/,
    },
  },
  answer: ({
    seats: [seats],
    open: [open],
    days: [days],
    time: [time],
    price: [price],
    full: [full],
  }) => {
    if (open?.period !== 'day' || !time || time.period || !price || price.period) return undefined;
    if (days && days.period !== 'week' && days.period !== 'month') return undefined;
    const hours = hoursOf(time);
    if (hours >= open.value || (full && full.value >= 100)) return undefined;
    const per = days?.period ?? 'day';
    const sheet = new Sheet();
    const factors = [
      ...(seats ? [count(seats.value)] : []),
      count(open.value),
      ...(days ? [count(days.value)] : []),
    ];
    const all = factors.length > 1 ? sheet.times('hours', ...factors) : count(open.value);
    const slots = sheet.over('slots', { ...all, period: undefined }, count(hours), per);
    const brings = sheet.times('ifFull', { ...slots, period: per }, bare(price));
    const now = full && sheet.times('salesNow', brings, full);
    const more = now && sheet.minus('more', brings, now);
    sheet.use(seats, open, days, time, price, full);
    return sheet.tells('few-customers', (t: Translate) =>
      t('adviceSeats', {
        slots: plain(Math.floor(slots.value + 1e-9)),
        brings: usd(brings.value),
        more: more ? usd(more.value) : 'none',
        per: perWords(t, per),
      }),
    );
  },
};
