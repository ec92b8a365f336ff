import { formula, only } from '../arithmetic/decision.js';
import { plain } from '../arithmetic/line.js';
import { bare, money } from '../arithmetic/sheet.js';
import { share, usd } from '../dates-and-amounts.js';
import type { Quantity } from '../reading/quantity.js';
import { sameThing } from '../reading/things.js';

/** Customers who leave, do not show up or are turned away × what each pays: by the period and by the year. */
export const lostSales = formula(({ quantities, text, goals, the, every }, sheet) => {
  const gone = the('lost', 'bad');
  const part = only(quantities.filter((one) => one.kind === 'percent' && one.role === 'leaving'));
  const all = the('sold');
  const price = the('price');
  if (!price || (gone && part) || (!gone && !(part && all)) || price.value < 1) return undefined;
  if (every('unitCost', 'fixed', 'gained', 'newPrice', 'hours', 'floor').length > 0)
    return undefined;
  sheet.use(...goals);
  const number = gone ?? (part && all && sheet.times('goneCount', all, part));
  const named = /\b(?:last|this|past|per|a|each|every) (week|month|year)\b/.exec(text)?.[1];
  const period =
    number?.period ?? price.period ?? all?.period ?? (named as Quantity['period'] | undefined);
  if (!number || !period || period === 'hour') return undefined;
  const lost = sheet.times('lost', { ...number, period }, { kind: 'money', value: price.value });
  sheet.use(gone, price);
  const yearly = sheet.inYear(lost);
  const ofAll = gone && all && all.value > gone.value ? sheet.part('part', gone, all) : undefined;
  const isTurnedAway = /\bturn(?:ing|ed)? (?:\w+ )?away|\bsay(?:ing)? no\b/.test(text);
  const isNoShow =
    /\bno[- ]?shows?|\bshow up\b|\bdon't come\b|\bmiss(?:ed)? (?:their )?appointment/.test(text);
  const figures = {
    a: usd(lost.value),
    b: usd(yearly.value),
    per: period,
    some: ofAll ? 'yes' : 'no',
    c: share(ofAll ?? 0),
  };
  return sheet.tells(
    isTurnedAway ? 'growth' : isNoShow ? 'no-shows' : 'retention',
    isTurnedAway ? 'formulaTurnedAway' : 'formulaLeaving',
    figures,
    { found: isNoShow ? { noShow: { weekly: yearly.value / 52, yearly: yearly.value } } : {} },
  );
});

const people =
  /^(?:\w+ )*(?:kids|children|students|pupils|members|clients|customers|subscribers|families|players|patients|guests|tenants|accounts)$/;

/** "85 kids in May, 74 now, $39 a month each": those who are gone × what each pays. */
export const fewerThanBefore = formula(({ quantities, text, the }, sheet) => {
  const price = the('price');
  const [before, now, ...more] = quantities.filter(({ kind }) => kind === 'count');
  if (!price?.period || price.period === 'hour' || !before || !now || more.length > 0)
    return undefined;
  const isFewer =
    now.value < before.value &&
    (sameThing(before.things, now.things) || now.things.length === 0) &&
    /\b(?:now|down to|only|left)\b/.test(now.lead.slice(-40) + now.after.slice(0, 20));
  if (!isFewer || quantities.length !== 3 || !/\b(?:had|were|was|from|used to)\b/.test(text))
    return undefined;
  const gone = sheet.minus('fewer', before, now);
  const lost = sheet.times('lost', gone, price);
  const yearly = sheet.inYear({ ...lost, period: price.period });
  return sheet.tells(people.test(before.noun) ? 'retention' : 'few-customers', 'formulaLeaving', {
    a: lost,
    b: yearly,
    per: price.period,
    some: 'yes',
    c: share(sheet.part('part', gone, before)),
  });
});

/** "Nine trips at $550 were canceled, two were filled again": those that stayed empty × their price. */
export const canceled = formula(({ quantities, text, the, every }, sheet) => {
  const price = the('price');
  if (!price || price.period || !/\bcancel\w*|\bno[- ]?shows?\b/.test(text)) return undefined;
  if (!/\b(?:fill\w*|re-?book\w*|resold|resell|replace)\b/.test(text)) return undefined;
  const counts = quantities.filter(({ kind, role }) => kind === 'count' && role !== 'days');
  const [off, filled, ...more] = counts;
  if (!off || !filled || more.length > 0 || filled.value >= off.value) return undefined;
  sheet.use(...every('days'));
  const empty = sheet.minus('fewer', off, filled);
  const lost = sheet.times('lost', empty, price);
  return sheet.tells('no-shows', 'formulaCanceled', { a: lost, b: plain(empty.value) });
});

/** Work that is done again or not billed: its hours × what they are paid and × what they would have brought. */
export const unbilledHours = formula(({ text, goals, the, every }, sheet) => {
  if (
    !/\b(?:can(?:not|'t| not) bill|not billed|don't bill|unbilled|call-?backs?|re-?do(?:es|ne)?|come backs?|for free|warranty)\b/.test(
      text,
    )
  )
    return undefined;
  const times = the('bad') ?? the('sold');
  const hours = the('hours');
  const pay = the('pay');
  const rate = the('rate');
  if (!times || !hours || !rate || (rate.period ?? 'hour') !== 'hour') return undefined;
  sheet.use(...goals, ...every('people', 'sold'));
  const parts = every('unitCost');
  const all = sheet.times(
    'hours',
    { ...times, period: undefined },
    { ...hours, period: undefined },
  );
  sheet.use(times, hours);
  const paid = pay && sheet.times('pay', all, { kind: 'money', value: pay.value });
  const work = sheet.times('lostSales', all, money(rate.value));
  const goods = parts.map((one) => sheet.times('goods', bare(times), bare(one)));
  const lost = sheet.plus('lost', work, ...goods);
  sheet.use(...parts);
  sheet.use(pay, rate);
  return sheet.tells('operations', 'formulaUnbilled', {
    a: lost,
    b: paid ? usd(paid.value) : '',
    some: paid ? 'yes' : 'no',
    per: times.period ?? 'none',
  });
});
