import { usd } from '../../dates-and-amounts.js';
import { formulaShort } from '../formula-short.js';
import { bare, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** Months in which less comes in than goes out, against the cash: what they take, and what is missing. */
export const cashForSlowMonths: Question<'cash' | 'months' | 'costs' | 'sales'> = {
  asks: /\b(?:winter|summer|slow|dead|closed|nothing (?:comes in )?from|from \w+ (?:to|through|until)|season|flojos?|invierno)\b/,
  blanks: {
    cash: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      words:
        /\b(?:bank|cash|saved|savings|put aside|set aside|put away|reserves?|account|have|got)\b/,
    },
    months: { kinds: ['count'], counts: /\bmonth/, words: /./ },
    costs: {
      kinds: ['money'],
      time: 'flow',
      many: true,
      isNamed: true,
      words: /\b(?:costs?|bills?|rent|insurance|expenses|payroll|wages|goes out|need|payments?)\b/,
      not: /\b(?:sales|take in|comes in)\b/,
    },
    sales: {
      kinds: ['money'],
      time: 'flow',
      isOptional: true,
      isNamed: true,
      words: /\b(?:sales|take in|comes in|bring in|make|about)\b/,
      not: /\b(?:costs?|bills?|expenses|rent)\b/,
    },
  },
  answer: ({ cash: [cash], months: [months], costs, sales: [sales] }) => {
    if (!cash || !months || months.period || months.value > 11) return undefined;
    if ([...costs, ...(sales ? [sales] : [])].some(({ period }) => period !== 'month'))
      return undefined;
    const sheet = new Sheet();
    const out = sheet.plus('goesOut', ...costs);
    const each = sales ? sheet.minus('lostEach', out, sales) : out;
    if (each.value <= 0) return undefined;
    const needed = sheet.times('slow', months, bare(each));
    const isEnough = cash.value >= needed.value;
    const gap = isEnough
      ? sheet.minus('spare', cash, needed)
      : sheet.minus('missing', needed, cash);
    sheet.use(cash, months, sales, ...costs);
    return sheet.tells(
      'slow-season',
      formulaShort('formulaSlow', {
        a: usd(gap.value),
        b: usd(needed.value),
        some: isEnough ? 'yes' : 'no',
      }),
      { found: isEnough ? {} : { missing: gap.value } },
    );
  },
};
