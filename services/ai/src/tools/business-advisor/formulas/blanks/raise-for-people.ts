import { usd } from '../../dates-and-amounts.js';
import { formulaShort } from '../formula-short.js';
import { bare, count, money, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** So much more an hour, for people with their hours of a week: what it costs. */
export const raiseForPeople: Question<'rise' | 'from' | 'to' | 'people' | 'hours' | 'onTop'> = {
  asks: /\b(?:raise|wants? \$?\d+|ask(?:s|ed|ing)? for|wants? (?:\$?[\d.]+ )?more|more an hour|(?:an hour|hourly) more|minimum|pay|wages?|aumento|m[aá]s por hora)\b/,
  blanks: {
    rise: {
      kinds: ['money', 'count'],
      isOptional: true,
      isNamed: true,
      words: /\b(?:more|raise(?: of)?|extra|m[aá]s)\b/,
    },
    from: {
      kinds: ['money'],
      isOptional: true,
      isNamed: true,
      words: /\b(?:from|now|earns?|gets?|makes?|pay)\b/,
    },
    to: {
      kinds: ['money', 'count'],
      isOptional: true,
      isNamed: true,
      words: /\b(?:to|wants?|ask(?:s|ed|ing)? for)\s*\$?$/,
    },
    people: {
      kinds: ['count'],
      isOptional: true,
      counts: /^(?!.*\b(?:hour|day|week|month|year|more))/,
    },
    hours: { kinds: ['count'], counts: /\bhour/, words: /\b(?:hours?|week|work|do|each)\b/ },
    onTop: { kinds: ['percent'], isOptional: true, isNamed: true, words: /\b(?:tax\w*|on top)\b/ },
  },
  answer: ({
    rise: [rise],
    from: [from],
    to: [to],
    people: [people],
    hours: [hours],
    onTop: [onTop],
  }) => {
    if (!hours || (hours.period ?? 'week') !== 'week' || hours.value > 80) return undefined;
    if (!from !== !to || !rise === !from || (from && to && to.value <= from.value))
      return undefined;
    if ((rise?.value ?? 0) > 15 || (from?.value ?? 0) > 100 || people?.period) return undefined;
    const sheet = new Sheet();
    const each =
      from && to ? sheet.minus('rise', money(to.value), bare(from)) : money(rise?.value ?? 0);
    const weekly = { ...bare(hours), period: 'week' as const };
    if (from) sheet.part('part', each, bare(from));
    const of = people ? [bare(people), weekly, each] : [weekly, each];
    const own = sheet.times('more', ...of);
    const all = onTop ? sheet.times('payWithTaxes', own, count(1 + onTop.value / 100)) : own;
    const yearly = sheet.inYear(all);
    sheet.use(rise, from, to, people, hours, onTop);
    return sheet.tells(
      'wage-rise',
      formulaShort('formulaRiseOfPay', {
        a: usd(all.value),
        b: usd(yearly.value),
        per: 'week',
        some: onTop ? 'yes' : 'no',
      }),
    );
  },
};
