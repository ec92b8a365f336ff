import { plain, signed } from '../arithmetic/line.js';
import { type Amount, bare, count } from '../arithmetic/sheet.js';
import { share, usd } from '../dates-and-amounts.js';
import { question } from './question.js';

/** What to ask for something that takes a known time, so that an hour of it brings what is wanted. */
export const priceForAnHour = question({
  asks: /\b(?:what|which|how much)\b[^.;]{0,30}\b(?:price|charge|ask|sell (?:it|them|one) for)\b|\b(?:what|right|fair|the) price\b|\bcu[aá]nto (?:cobr|ped)/,
  numbers: {
    costs: {
      is: 'money once many',
      not: /\b(?:i|we) (?:sell|charge|ask)\b|\ban hour\b|\bwants?\b|\bearn\b/,
    },
    taken:
      'percent optional: takes?|keeps?|fee|commission|site|marketplace|platform|etsy|ebay|shop|gallery|card',
    time: { is: 'count', counts: /\b(?:hour|minut|min\b)/ },
    wanted: 'money hour named: want|need|earn|make|like|worth|goal',
    price:
      'money once optional: sell|sells|charge|charging|ask|asking|price|now|at; not: shipping|box|packaging|materials?|supplies',
  },
  answer: ({ costs, taken, time, wanted, price }, sheet) => {
    if (time.period) return undefined;
    const hours = /minut|min/.test(time.things.join(' ')) ? time.value / 60 : time.value;
    if (hours > 60) return undefined;
    const labor = sheet.times(
      'time',
      { kind: 'count', value: hours },
      { ...wanted, period: undefined },
    );
    const all = sheet.plus(
      'costs',
      ...costs.map((one): Amount => ({ ...one, period: undefined })),
      labor,
    );
    const rest = taken && { kind: 'percent' as const, value: 100 - taken.value };
    const charge = rest ? sheet.over('charge', all, rest) : all;
    let now = 'none';
    if (price) {
      const fee = taken ? [sheet.times('fees', price, taken)] : [];
      const leaves = sheet.minus('one', price, ...costs, ...fee);
      const hourly = sheet.over('hourly', leaves, { kind: 'count', value: hours });
      now = signed(hourly.value);
    }
    return sheet.tells('margins', 'advicePriceForHour', {
      now,
      charge,
      wanted,
      hours: plain(hours),
      taken: taken ? `${plain(taken.value)}%` : 'none',
    });
  },
});

/** The income that is wanted and the costs, by the hours that can be billed: what an hour has to cost. */
export const hourForAnIncome = question({
  asks: /\b(?:hour(?:ly)?|hr|rate|hora)\b/,
  numbers: {
    aim: 'money flow named: take home|(?:want|need|like) to (?:make|earn|clear|pay myself)|(?:want|need)|pay myself|for myself|salary|ganar|sueldo|quiero; not: expenses|costs?|insurance|rent',
    costs:
      'money flow named optional many: expenses|costs?|insurance|rent|overhead|taxes|tools|truck|van|software|bills|gas|gastos|seguro',
    hours: 'count of hour named: bill~|charge|work|hours?|cobrar|horas',
    weeks: 'count of week optional',
  },
  answer: ({ aim, costs, hours, weeks }, sheet, { aim: wish }) => {
    if (!aim.period || !hours.period || hours.period === 'day') return undefined;
    if (!/\b(?:charge|rate|hour|hr|cobrar|hora)\b/.test(wish)) return undefined;
    if (/\b(?:do i|am i) (?:\w+ )?(?:mak|earn)/.test(wish)) return undefined;
    // "25 hours a week 46 weeks a year"
    if (weeks && (hours.period !== 'week' || weeks.value > 52 || aim.period !== 'year'))
      return undefined;
    const others = costs.filter(({ period }) => period && period !== aim.period);
    if (
      others.some(({ period }) => period !== 'month') ||
      (others.length > 0 && aim.period !== 'year')
    )
      return undefined;
    if (
      !weeks &&
      hours.period !== aim.period &&
      !(hours.period === 'week' && aim.period === 'month')
    )
      return undefined;
    const all: Amount = sheet.plus(
      'needed',
      aim,
      ...costs.map((cost) =>
        others.includes(cost) ? sheet.inYear(cost) : { ...cost, period: aim.period },
      ),
    );
    const time = weeks
      ? sheet.times('hours', count(weeks.value), count(hours.value))
      : hours.period === aim.period
        ? count(hours.value)
        : sheet.over('hours', sheet.times('hours', count(hours.value), count(52)), count(12));
    const charge = sheet.over('charge', all, time);
    return sheet.tells('margins', 'adviceHourForIncome', { charge, hours: plain(time.value) });
  },
});

/** A markup on what a thing costs is another part than the margin of its price: which price has the margin. */
export const markupAndMargin = question({
  asks: /\b(?:margins?|mark(?:ed)? ?(?:\w+ )?up|markup|margen)\b/,
  numbers: {
    cost: 'money once named many: costs?|buy|bought|wholesale|pay|get (?:it|them)|materials?|ingredients?|labor|to make|cuesta|compro; not: sells?|charge|price',
    markup: 'percent named optional: mark(?:ed)? ?(?:~ )?up|markup|add|on top|agrego',
    margin: {
      is: 'percent named optional',
      words: /\b(?:margins?|margen|profit|keep)\b/,
      not: /\bmark/,
    },
    price:
      'money once named optional: sells?|charge|price|for|ask|vendo; not: costs?|buy|wholesale|pay',
  },
  answer: ({ cost: costs, markup, margin, price }, sheet) => {
    if (!margin && !markup && !price) return undefined;
    if ((margin && margin.value >= 95) || (price && markup)) return undefined;
    const cost = sheet.plus('costsEach', ...costs.map(bare));
    const up = markup && sheet.times('more', bare(cost), markup);
    const now = price ? bare(price) : up ? sheet.plus('newPrice', bare(cost), up) : undefined;
    if (now && now.value <= cost.value) return undefined;
    const left = now && sheet.minus('one', now, bare(cost));
    const part = left && now ? sheet.part('part', left, now) : undefined;
    const charge =
      margin && sheet.over('charge', bare(cost), { kind: 'percent', value: 100 - margin.value });
    // A markup of the price that has the margin: what has to be added to the cost.
    const added = charge && sheet.part('part', sheet.minus('more', charge, bare(cost)), bare(cost));
    if (!charge && !part) return undefined;
    return sheet.tells('margins', 'adviceMarkup', {
      part: part === undefined ? 'none' : share(Math.round(part * 10) / 10),
      price: usd(now?.value ?? 0),
      margin: margin ? share(margin.value) : 'none',
      charge: usd(charge?.value ?? 0),
      markup: added ? share(Math.round(added * 10) / 10) : '',
    });
  },
});
