import { signed, tenths } from '../arithmetic/line.js';
import { perWords } from '../arithmetic/period-words.js';
import { bare, count, money } from '../arithmetic/sheet.js';
import { cents, share, usd } from '../dates-and-amounts.js';
import { keptPart } from './kept-part.js';
import { question } from './question.js';

/** How many months the stock lasts, and what money a smaller one would set free. */
export const monthsOfStock = question({
  asks: /\b(?:stock|inventory|shelves|warehouse|in the (?:yard|shop|store|back|cooler|cellar))\b/,
  numbers: {
    stock: {
      is: 'money once',
      words:
        /\b(?:stock|inventory|shelves|carry|carrying|warehouse|in the (?:yard|shop|store|back|cooler|cellar))\b/,
      not: /\bsell|\bsold\b|\bmoved\b|\bcost of (?:goods|sales)\b/,
    },
    sold: 'money flow: sell|sells|sold|use|cost of goods|cost of sales|go(?:es)? through|each month|a month',
    enough: {
      is: 'count optional',
      words: /\b(?:enough|carry|would|hold|keep|like|want|plenty|need|if)\b/,
      counts: /\bmonth|\bweek|^\s*(?:would|is)\b/,
    },
    dead: 'money once optional: has ?n.?t moved|not moved|dead|old|slow|over (?:a|one) year|older|last (?:year|season)|obsolete|discontinued|expired',
    goods: 'percent named optional: costs?|margin|markup|goods|of the price|keep',
  },
  answer: ({ stock, sold, enough, dead, goods }, sheet) => {
    if (sold.period && !/^(?:month|year)$/.test(sold.period)) return undefined;
    const target = enough && enough.value * (/week/.test(enough.things.join(' ')) ? 12 / 52 : 1);
    const isYearly = sold.period === 'year';
    const kept = goods && keptPart(goods);
    if (goods && !kept) return undefined;
    const cost = kept ? (100 - kept.value) / 100 : 1;
    const monthly = (isYearly ? sold.value / 12 : sold.value) * cost;
    const months = stock.value / monthly;
    if (months < 0.2 || months > 60 || (target !== undefined && target >= months)) return undefined;
    if (dead && dead.value >= stock.value) return undefined;
    if (isYearly) sheet.over('turns', money(sold.value), money(stock.value));
    const sales = isYearly
      ? sheet.over('soldNow', money(sold.value), count(12), 'month')
      : money(sold.value);
    const each = kept
      ? sheet.times('goods', sales, { kind: 'percent', value: 100 - kept.value })
      : sales;
    const lasts = sheet.over('stockMonths', stock, each);
    const needed = target ? sheet.times('enoughStock', count(target), each) : undefined;
    const freed = needed && sheet.minus('freed', stock, needed);
    if (dead) sheet.part('deadStock', dead, stock);
    return sheet.tells('stock', 'adviceStockMonths', { months: tenths(lasts.value), freed, dead });
  },
});

/** So many are thrown away each day: what they cost to make, by the week and the year, and what part they are. */
export const goodsThrownAway = question({
  asks: /\b(?:throw\w*|thrown|toss\w*|waste[ds]?|wasting|unsold|leftover|left over|spoil\w*|go(?:es)? (?:bad|stale)|tiro|tiramos|merma|sobran?)\b/,
  numbers: {
    gone: 'count named: throw~|thrown|toss~|waste[ds]?|unsold|leftover|left over|left|spoil~|bad|stale|tir~|sobran?',
    made: 'count named optional: of the|out of|of|bake|make|cook|prepare|buy|order|sell|sells|hacemos|de; not: throw|toss',
    cost: {
      is: 'money once named',
      words: /\b(?:costs?|to make|flour|ingredients?|labor|material|pay|buy|cuesta)\b/,
      not: /\bsells?\b/,
    },
    price: 'money once named optional: sells?|sell|price|charge|at|vend~',
    days: 'count of day optional',
  },
  answer: ({ gone, made, cost, price, days }, sheet) => {
    const per = gone.period ?? made?.period ?? (days?.period === 'week' ? 'day' : undefined);
    if (!per || per === 'hour' || (made && made.value <= gone.value)) return undefined;
    if (price && price.value <= cost.value) return undefined;
    if (days && (per !== 'day' || days.period !== 'week' || days.value > 7)) return undefined;
    if (made) sheet.part('part', bare(gone), bare(made));
    const each = sheet.times('wasted', { ...bare(gone), period: per }, bare(cost));
    const weekly = days
      ? sheet.times('onAverage', count(days.value), { ...bare(each), period: 'week' })
      : each;
    const yearly = sheet.inYear(weekly);
    if (price) sheet.times('lostSales', { ...bare(gone), period: per }, bare(price));
    return sheet.tells(
      'waste',
      'adviceThrownAway',
      { each, per: perWords(per), yearly, price },
      { found: { leak: { each: each.value, per } } },
    );
  },
});

/** Customers who leave are lost, too, and no goods. */
const people =
  /\b(?:customers|clients|members|guests|staff|employees|tenants|students|subscribers)\b/;

/** A part of what is bought is thrown away, and less of it would be: what that saves. */
export const lessWaste = question({
  asks: /\b(?:waste[ds]?|wasting|throw|thrown|throwing|spoil\w*|spoils|shrink\w*|trash|compost\w*|merma|tiro|tiramos|desperdici\w+)\b|\blos(?:e|es|t) (?:about )?\d+(?:\.\d+)? ?%/,
  numbers: {
    bought:
      'money flow: buy|bought|purchases?|spend|order|orders|food|produce|ingredients|meat|sells?|sales|compr~',
    now: 'percent: throw|thrown|waste[ds]?|spoil~|shrink~|trash|compost~|loses?|lost|about|tir~; not: possible|realistic|goal|down|aim',
    aim: 'percent optional: to|lower|possible|goal|down|aim|could|think|want|get|bajar|only|realistic|others?|usual|similar|normal|average',
  },
  answer: ({ bought, now, aim }, sheet, { text }) => {
    const per = bought.period;
    if (!per || per === 'hour' || (aim && aim.value >= now.value)) return undefined;
    if (people.test(text)) return undefined;
    const lost = sheet.times('wasted', bought, now);
    const saved = aim && sheet.minus('saved', lost, sheet.times('then', bought, aim));
    const yearly = sheet.inYear(saved ?? lost);
    return sheet.tells('waste', 'adviceLessWaste', {
      lost,
      saved: usd(saved?.value ?? 0),
      yearly,
      now: share(now.value),
      aim: aim ? share(aim.value) : 'none',
      per,
    });
  },
});

/** Goods of which a part was sold and the rest is to be cleared at a lower price: what is left in the end. */
export const restOfAPurchase = question({
  asks: /\b(?:bought|ordered|purchased)\b[\s\S]*\b(?:clear|rest|left ?over|remaining|mark(?:ed|ing)? down|get rid)\b/,
  numbers: {
    bought: 'count named: bought|ordered|purchased',
    cost: 'money: at|for|cost|each',
    sold: 'count named: sold',
    price: 'money: at|for|sell|each',
    lower: 'money: clear|rest|down|at|let',
  },
  answer: ({ bought, cost, sold, price, lower }, sheet) => {
    // They are told in this order: bought at, sold at, the rest at.
    const inOrder = [cost, price, lower].every((one, at, all) => {
      const before = all[at - 1];
      return !before || before.sentence < one.sentence || before.lead.length < one.lead.length;
    });
    if (!inOrder || sold.value >= bought.value || lower.value >= price.value) return undefined;
    const paid = sheet.times('bought', count(bought.value), cost);
    const took = sheet.times('soldNow', count(sold.value), price);
    const rest = sheet.minus('stayed', count(bought.value), count(sold.value));
    const more = sheet.times('more', rest, lower);
    const left = cents(took.value + more.value - paid.value);
    sheet.minus('left', sheet.plus('sales', took, more), paid);
    return sheet.tells('stock', 'adviceRestOfPurchase', {
      left: left < 0 ? usd(-left) : signed(left),
      sign: left < 0 ? 'loss' : 'profit',
      paid: took.value >= paid.value,
      more,
    });
  },
});

/** A supplier gives something off a larger order: what it saves, what it costs, and how long it lasts. */
export const largerOrder = question({
  asks: /\b(?:supplier|roaster|wholesaler|distributor|vendor|order|bulk|case|pallet|buy(?:ing)?|proveedor|mayoreo)\b/,
  numbers: {
    off: 'percent/money named: off|discount|less|cheaper|save|descuento|menos',
    order: {
      is: 'count named',
      words: /\b(?:order|buy|take|if|at least|minimum|compro|pido)\b/,
      notBefore: /\b(?:sells?|sell|use|instead of|usually|normally)\b[^.]*$/,
    },
    usual: 'count/money named optional: instead of|usual~|normal~|now order|en lugar de',
    price: 'money once: is|are|at|each|pay|costs?|now|cuesta',
    sold: 'count named: sells?|sell|use|go through|need|vend~|us~',
  },
  answer: ({ off, order, usual, price, sold }, sheet) => {
    const per = sold.period;
    if (order.period || !per || per === 'hour') return undefined;
    if (
      off.value >= (off.kind === 'money' ? price.value : 70) ||
      (usual && usual.value >= order.value) ||
      order.value <= sold.value / 4
    )
      return undefined;
    const less = off.kind === 'money' ? bare(off) : sheet.times('discount', bare(price), off);
    const one = sheet.minus('newPrice', bare(price), less);
    const all = sheet.times('order', count(order.value), one);
    const saved = sheet.times('saved', count(order.value), less);
    const lasts = sheet.periods('stockLasts', count(order.value), count(sold.value), per);
    return sheet.tells('stock', 'adviceLargerOrder', {
      saved,
      all,
      times: tenths(lasts.value),
      per,
    });
  },
});
