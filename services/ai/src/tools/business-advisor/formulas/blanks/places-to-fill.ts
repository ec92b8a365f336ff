import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { plain } from '../line.js';
import { count, Sheet } from '../sheet.js';
import { type Question, sharedPeriod } from './blanks.js';
import { inPeriod } from './in-period.js';

/** Places that are paid each month against costs that stay the same: how many have to be taken, and what is left today. */
export const placesToFill: Question<'price' | 'unitCost' | 'costs' | 'taken' | 'room'> = {
  asks: /\bbreak[- ]?even\b|\bcarr(?:y|ies) (?:itself|ourselves)\b|\bnot (?:be )?losing\b|\bstop losing\b|\blos(?:e|es|ing) (?:money|nothing)\b|\bcover(?:s|ed|ing)? (?:(?:our|my|the|its)? ?costs?|it)\b|\bpay for (?:it|them)sel|\bhow many more\b|\b(?:are|is) (?:rented|taken|filled|enrolled)\b/,
  blanks: {
    price: {
      kinds: ['money'],
      time: 'flow',
      words: /\b(?:pay|pays|at|each|tuition|fee|fees|dues|charge|per|price)\b/,
      not: /\b(?:costs?|rent|wages|payroll|expenses|lease|fixed)\b/,
    },
    unitCost: {
      kinds: ['money'],
      time: 'flow',
      isOptional: true,
      words: /\b(?:costs? (?:us|me)|each (?:\w+ )?costs?|per (?:member|child|kid|student))\b/,
    },
    costs: {
      kinds: ['money'],
      time: 'flow',
      many: true,
      words:
        /\b(?:costs?|rent|wages|fixed|expenses?|payroll|lease|leases|salar\w+|overhead|bills|teachers?|loan|mortgage)\b/,
      not: /\bcosts? (?:us|me)\b(?: about)?\s*\$?$/,
    },
    taken: {
      kinds: ['count'],
      words:
        /\b(?:have|now|enrolled|filled|taken|rented|members|students|kids|children|tenants|clients|of)\b/,
      not: /\bout of\b|\broom for\b/,
    },
    room: {
      kinds: ['count', 'money'],
      isOptional: true,
      words:
        /\b(?:of|out of|spots|room for|class for|places|capacity|seats|slots|licensed for|space for)\b/,
    },
  },
  answer: (
    { price: [price], unitCost: [unitCost], costs, taken: [taken], room: [room] },
    { text },
  ) => {
    if (!price || !taken || taken.period) return undefined;
    const ofCosts = sharedPeriod(costs, text);
    const isOther = ofCosts && price.period && price.period !== ofCosts && !unitCost;
    const per = isOther
      ? ofCosts
      : sharedPeriod([price, ...costs, ...(unitCost ? [unitCost] : [])], text);
    const fixed = costs.reduce((sum, { value }) => sum + value, 0);
    if (!per || per === 'hour' || (unitCost && unitCost.value >= price.value)) return undefined;
    // One place never pays for everything.
    if (fixed <= price.value || (room && room.value < taken.value)) return undefined;
    const sheet = new Sheet();
    const all = sheet.plus('goesOut', ...costs);
    const one = unitCost
      ? sheet.minus('one', price, unitCost)
      : inPeriod(sheet, { ...price, period: price.period ?? per }, per);
    if (!one) return undefined;
    const brings = sheet.times('sales', count(taken.value), { ...one, period: per });
    const left = sheet.minus('left', brings, all);
    const needed = sheet.enough('count', all, { kind: 'money', value: one.value });
    const more = needed - taken.value;
    if (more > 0) sheet.minus('more', count(needed), count(taken.value));
    if (room && room.value > taken.value)
      sheet.times('ifFull', count(room.value), { ...one, period: per });
    sheet.use(price, taken, room);
    return sheet.tells('few-customers', (t: Translate) =>
      t('advicePlaces', {
        needed: plain(needed),
        more: more > 0 ? String(more) : 'none',
        left: usd(Math.abs(left.value)),
        sign: left.value < 0 ? 'loss' : 'profit',
        fits: room && needed > room.value ? 'no' : 'yes',
        per,
      }),
    );
  },
};
