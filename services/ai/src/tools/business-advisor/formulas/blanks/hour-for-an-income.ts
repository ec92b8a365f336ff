import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { plain } from '../line.js';
import { type Amount, count, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** The income that is wanted and the costs, by the hours that can be billed: what an hour has to cost. */
export const hourForAnIncome: Question<'aim' | 'costs' | 'hours' | 'weeks'> = {
  asks: /\b(?:hour(?:ly)?|hr|rate|hora)\b/,
  blanks: {
    aim: {
      kinds: ['money'],
      time: 'flow',
      isNamed: true,
      words:
        /\b(?:take home|(?:want|need|like) to (?:make|earn|clear|pay myself)|(?:want|need)|pay myself|for myself|salary|ganar|sueldo|quiero)\b/,
      not: /\b(?:expenses|costs?|insurance|rent)\b/,
    },
    costs: {
      kinds: ['money'],
      time: 'flow',
      isNamed: true,
      isOptional: true,
      many: true,
      words:
        /\b(?:expenses|costs?|insurance|rent|overhead|taxes|tools|truck|van|software|bills|gas|gastos|seguro)\b/,
    },
    hours: {
      kinds: ['count'],
      counts: /\bhour/,
      isNamed: true,
      words: /\b(?:bill\w*|charge|work|hours?|cobrar|horas)\b/,
    },
    weeks: { kinds: ['count'], counts: /\bweek/, isOptional: true },
  },
  answer: ({ aim: [aim], costs, hours: [hours], weeks: [weeks] }, { aim: wish }) => {
    if (!aim?.period || !hours?.period || hours.period === 'day') return undefined;
    if (!/\b(?:charge|rate|hour|hr|cobrar|hora)\b/.test(wish)) return undefined;
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
    const sheet = new Sheet();
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
    sheet.use(aim, hours, weeks, ...costs);
    return sheet.tells('margins', (t: Translate) =>
      t('adviceHourForIncome', { charge: usd(charge.value), hours: plain(time.value) }),
    );
  },
};
