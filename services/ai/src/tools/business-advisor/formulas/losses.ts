import { formula, only } from '../arithmetic/decision.js';
import { share, usd } from '../dates-and-amounts.js';
import type { Quantity } from '../reading/quantity.js';

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
