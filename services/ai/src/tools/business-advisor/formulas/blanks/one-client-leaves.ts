import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents, share, usd } from '../../dates-and-amounts.js';
import { signed, tenths } from '../line.js';
import { money, Sheet } from '../sheet.js';
import { type Question, sharedPeriod } from './blanks.js';

const ofOne =
  /\b(?:from (?:one|a single|just one|our|my|the)|biggest|largest|main|top|one (?:client|customer|account)|of that|of which|of it|comes from|accounts? for)\b/;

/** A client who brings a large part leaves: what is left of a month, and how long the reserve carries it. */
export const oneClientLeaves: Question<'sales' | 'theirs' | 'costs' | 'cash'> = {
  asks: new RegExp(
    '\\b(?:(?:one|single|biggest|largest|main|top|key)\\b[^.;]{0,25}\\b(?:clients?|customers?|accounts?|buyers?|contracts?|hotel|school|company|builder)|accounts? for|of it from)\\b[\\s\\S]*' +
      '\\b(?:leaves?|left|leaving|cancels?|lose|loses|without|quits?|ends?|goes|stop(?:s|ping)?|drops?|closed?)\\b',
  ),
  blanks: {
    sales: {
      kinds: ['money'],
      time: 'flow',
      words:
        /\b(?:invoice|bill|billing|sales|revenue|income|sell|take in|bring in|make|half of our|of our|turn over|gross)\b/,
      not: /\b(?:costs?|expenses|payroll|rent)\b/,
    },
    theirs: { kinds: ['money', 'percent'], time: 'flow', words: ofOne },
    costs: {
      kinds: ['money'],
      time: 'flow',
      many: true,
      words: /\b(?:costs?|expenses?|payroll|rent|spend|wages|overhead|goes out)\b/,
      not: /\b(?:savings|saved|aside|reserve|bank)\b/,
    },
    cash: {
      kinds: ['money'],
      time: 'once',
      isOptional: true,
      words: /\b(?:savings|saved|aside|reserves?|bank|cash|cushion)\b/,
    },
  },
  answer: ({ sales: [sales], theirs: [theirs], costs, cash: [cash] }, { text }) => {
    if (!sales || !theirs) return undefined;
    const per = sharedPeriod([sales, ...costs, ...(theirs.kind === 'money' ? [theirs] : [])], text);
    if (!per || (theirs.kind === 'money' && theirs.value >= sales.value)) return undefined;
    const sheet = new Sheet();
    const part =
      theirs.kind === 'percent' ? theirs.value : cents(sheet.part('part', theirs, sales));
    const theirSales =
      theirs.kind === 'percent' ? sheet.times('first', { ...sales, period: per }, theirs) : theirs;
    const rest = sheet.minus('withoutThem', { ...sales, period: per }, theirSales);
    sheet.use(sales);
    const left = sheet.minus('left', rest, sheet.plus('costs', ...costs));
    const lasts =
      cash && left.value < 0 ? sheet.periods('lastsFor', cash, money(-left.value), per) : undefined;
    sheet.use(cash);
    return sheet.tells('one-customer', (t: Translate) =>
      t('adviceClientLeaves', {
        part: share(part),
        left: left.value < 0 ? usd(-left.value) : signed(left.value),
        sign: left.value < 0 ? 'loss' : 'profit',
        lasts: lasts ? tenths(lasts.value) : 'none',
        per,
      }),
    );
  },
};
