import { signed } from '../arithmetic/line.js';
import { perBehind, perWords } from '../arithmetic/period-words.js';
import { type Amount, bare, money } from '../arithmetic/sheet.js';
import { cents } from '../dates-and-amounts.js';
import { choicePlan } from '../plans/choice-plan.js';
import type { Quantity } from '../reading/quantity.js';
import { question, sharedPeriod } from './question.js';
import { inPeriod } from './times.js';

/** What a card processor takes of a sale: a part and some cents. */
export const cardFee = question({
  asks: /\b(?:cards?|processor|square|stripe|paypal|clover|toast)\b/,
  numbers: {
    part: 'percent: takes?|charges?|fees?|plus|and|of',
    cents: 'money once: plus|and|cents?',
    sale: 'money once named: average|sale|ticket|order|check|each|tab|transaction',
    count: 'count optional: sales|cards?|transactions?|swipes?|orders?|a day|a week|a month',
  },
  answer: ({ part, cents: fixed, sale, count }, sheet) => {
    if (part.value > 10 || fixed.value > 2 || sale.value <= fixed.value) return undefined;
    const fee = sheet.plus('fees', sheet.times('fees', sale, part), fixed);
    const share = sheet.part('part', fee, sale);
    const all = count && sheet.times('all', count, fee);
    if (all?.period) sheet.inYear(all);
    return sheet.tells('card-fees', 'adviceCardFee', {
      fee,
      share: String(cents(Math.round(share * 10) / 10)),
      all,
      per: all?.period ?? 'none',
    });
  },
});

const isAnother =
  /\b(?:guy|says|bank|another|other|otro|otra|new|offers?|offered|switch\w*|would|instead|quoted?|second)\b/;

/** Two card processors: what each takes of the same sales, in parts, cents of each sale, and by the month. */
export const twoProcessors = question({
  asks: /\b(?:fees?|processors?|cards?|terminals?|machine|square|stripe|clover|tarjetas?)\b/,
  numbers: {
    sales:
      'money flow named: on|de|run|sales|cards?|do|take|process|sell|through|volume|month|ventas|tarjeta; not: fee|plus|flat|for the (?:machine|terminal)',
    parts:
      'percent/count two: at|takes?|charges?|fees?|pay|offers?|plus|and|is|for|with|rate|says|paying|wants?|cobra|ofrece|son; not: tips?|tax|margin',
    fixed: {
      is: 'money once optional many',
      words: /\b(?:plus|and|cents?|m[aá]s|y)\b|\+\s*\$?$/,
      not: /\b(?:average|ticket|sale is)\b/,
    },
    sale: 'money once named optional: average|tickets?|avg|sales? (?:is|are|of)|order|promedio',
    count: 'count optional: transactions?|sales|swipes?|payments?|orders?',
    monthly: 'money flow optional: plus|fee|and|flat|machine|terminal|m[aá]s; not: sales',
  },
  answer: (
    {
      sales,
      parts: [now, offered],
      fixed: [cents, otherCents, ...moreCents],
      sale,
      count,
      monthly,
    },
    sheet,
  ) => {
    const per = sales.period;
    if (now.kind !== 'percent' && offered.kind !== 'percent') return undefined;
    if (!per || per === 'hour' || now.value > 12) return undefined;
    if (
      offered.value > 12 ||
      !isAnother.test(`${offered.lead.slice(-70)} ${offered.after.slice(0, 20)}`)
    )
      return undefined;
    if (moreCents.length > 0 || (cents && !otherCents && cents.sentence !== now.sentence))
      return undefined;
    if ((cents && cents.value > 2) || (otherCents && otherCents.value > 2)) return undefined;
    if (cents && !sale && !count) return undefined;
    if ((monthly && monthly.period !== per) || (count?.period ?? per) !== per) return undefined;
    if (monthly && (monthly.value * 10 > sales.value || monthly.lead.length < offered.lead.length))
      return undefined;
    const often: Amount | undefined =
      count ?? (sale && cents && sheet.over('sales', sales, sale, per));
    const taken = (
      part: Quantity,
      each: Quantity | undefined,
      more: readonly Quantity[],
    ): Amount => {
      const share = sheet.times('fees', sales, { kind: 'percent', value: part.value });
      const flat =
        each && often ? [sheet.times('fees', { ...often, period: per }, bare(each))] : [];
      return sheet.plus('together', share, ...flat, ...more);
    };
    const paid = taken(now, cents, []);
    const then = taken(offered, otherCents, monthly ? [monthly] : []);
    const isLess = then.value < paid.value;
    const gap = isLess ? sheet.minus('saved', paid, then) : sheet.minus('more', then, paid);
    const yearly = sheet.inYear({ ...gap, period: per });
    return sheet.tells('card-fees', 'adviceTwoProcessors', {
      isLess,
      gap,
      per: perWords(per),
      yearly,
    });
  },
});

/** Somebody on commission wants a larger part: what it takes, and what stays. */
export const anotherCommission = question({
  asks: /\b(?:commission|split|percent|comisi[oó]n)\b|%[\s\S]*\b(?:wants?|ask(?:s|ing)? for|pide) \d+\b(?! (?:days|hours|weeks|months|d[ií]as))/,
  numbers: {
    sales:
      'money flow: does|do|brings?(?: in)?|sells?|makes?|sales|produces?|hace|vende|trae; not: supplies|costs?|rent',
    people: { is: 'count optional', counts: /^(?!.*\b(?:hour|day|week|month|year))/ },
    parts: 'percent/count/money two: commission|split|at|wants?|from|to|now|of|gets?|pide|gana',
    costs:
      'money/count named optional many: supplies|products?|costs?|color|on (?:me|us)|rent|material~|productos',
  },
  answer: ({ sales: ofOne, people, parts, costs }, sheet) => {
    const isEach = people && /\b(?:each|apiece|cada)\b/.test(ofOne.clause);
    const sales = isEach ? sheet.times('sales', bare(people), ofOne) : ofOne;
    const [low, high] = [...parts].sort((one, other) => one.value - other.value);
    if (!sales.period || sales.period === 'hour' || !low || !high) return undefined;
    if (low.value < 5 || high.value > 90 || high.value - low.value > 30 || high.value === low.value)
      return undefined;
    if (!parts.some(({ kind }) => kind === 'percent')) return undefined;
    if (parts.some(({ period }) => period) || costs.some(({ value }) => value >= sales.value))
      return undefined;
    const of = (value: number) => ({ kind: 'percent' as const, value });
    const more = sheet.times('more', sales, of(high.value - low.value));
    const yearly = sheet.inYear(more);
    const own = costs.map(({ value }) => money(value));
    const now = sheet.minus('leaveNow', sheet.times('kept', sales, of(100 - low.value)), ...own);
    const later = sheet.minus(
      'leaveThen',
      sheet.times('kept', sales, of(100 - high.value)),
      ...own,
    );
    return sheet.tells('hiring', 'adviceAnotherCommission', {
      more,
      per: perBehind(sales.period),
      yearly,
      now: signed(now.value),
      later: signed(later.value),
    });
  },
});

/** What an app takes of the orders, against the pay and the costs of a driver of one's own. */
export const ownDriver = question({
  asks: /\b(?:doordash|uber ?eats|grubhub|app|apps|delivery|platform)\b[\s\S]*\b(?:own|my|our|driver|repartidor)\b/,
  numbers: {
    part: 'percent: takes?|keeps?|charges?|fee|commission|cobra|of',
    sales:
      'money flow named: orders?|sales|of|sell|do|through|deliver~|ventas|pedidos; not: gas|driver|insurance|costs?',
    rate: 'money hour named: driver|hour|at|for|hora',
    hours: 'count of hour',
    costs: {
      is: 'money flow named optional many',
      words: /\b(?:gas|insurance|car|fuel|phone|costs?|gasolina)\b/,
      not: /\borders?\b/,
    },
  },
  answer: ({ part, sales, rate, hours, costs }, sheet) => {
    if (!sales.period || !hours.period) return undefined;
    const per = sales.period;
    if (per !== 'month' && per !== 'week') return undefined;
    const fees = sheet.times('fees', sales, part);
    const pay = inPeriod(sheet, sheet.times('pay', hours, bare(rate)), per);
    const others = costs.map((one) => inPeriod(sheet, one, per));
    if (!pay || !others.every((one) => one !== undefined)) return undefined;
    const own = sheet.plus('hired', pay, ...others);
    const isOwn = own.value < fees.value;
    const gap = isOwn ? sheet.minus('gap', fees, own) : sheet.minus('gap', own, fees);
    return sheet.tells(
      'strategy',
      'adviceOwnDriver',
      { isOwn, fees, own, gap, per: perWords(per) },
      { plan: choicePlan(true) },
    );
  },
});

/** The part that a place keeps of what is done there, against the costs of a place of one's own. */
export const ownPlace = question({
  asks: /\b(?:of my own|my own|on my own|own (?:place|studio|shop|chair|room|office|suite))\b/,
  numbers: {
    counts: 'count many: any',
    price: 'money once: at|for|charge|each',
    part: 'percent: keeps?|takes?|share|of',
    costs:
      'money flow named many: own|studio|place|rent|utilities|power|insurance|plus|would (?:be|cost)',
  },
  answer: ({ counts, price, part, costs }, sheet, { text }) => {
    const of = counts.find(({ period }) => period)?.period;
    const per = sharedPeriod(costs, text);
    if (!of || of === 'hour' || !per || per === 'hour' || counts.length > 2) return undefined;
    if (counts.some(({ things }) => /hour|day|month|year/.test(things.join(' ')))) return undefined;
    const many = counts.map(bare);
    const brings = sheet.times('all', ...many, money(price.value, of));
    const takes = inPeriod(sheet, { ...sheet.times('share', brings, part), period: of }, per);
    if (!takes) return undefined;
    const own = sheet.plus('costs', ...costs.map(({ value }) => money(value, per)));
    const isOwn = own.value < takes.value;
    const gap = isOwn ? sheet.minus('gap', takes, own) : sheet.minus('gap', own, takes);
    return sheet.tells(
      'strategy',
      'decisionOwnPlace',
      { part: takes, costs: own, better: isOwn ? 'own' : 'part', gap, per },
      { plan: choicePlan(false) },
    );
  },
});
