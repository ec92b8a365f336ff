import { usd } from '../dates-and-amounts.js';
import { type Decision, only } from './decision.js';
import { roles } from './ledger.js';
import { plain } from './line.js';
import { type Amount, Sheet } from './sheet.js';

/** A subscription against a single sale: what each leaves. */
export const subscription: Decision = ({ quantities, text }) => {
  if (!/\bsubscri|\bsuscrip/.test(text)) return undefined;
  const isOf = (one: (typeof quantities)[number]) =>
    /\bsubscri|\bsuscrip/.test(`${one.before} ${one.eachNoun ?? ''} ${one.after.slice(0, 30)}`);
  const cost = only(roles(quantities, 'unitCost'));
  const amounts = quantities.filter((one) => one.kind === 'money' && one !== cost);
  const monthly = only(amounts.filter(isOf));
  const single = only(amounts.filter((one) => one !== monthly));
  if (!cost || !monthly || !single || quantities.length > 3) return undefined;
  const sheet = new Sheet();
  const once = sheet.minus('onceLeaves', bare(single), cost);
  const each = sheet.minus('monthLeaves', monthly, bare(cost));
  sheet.use(single, cost);
  if (each.value <= 0 || once.value <= 0) return undefined;
  const months = sheet.enough('evenAfter', once, bare(each));
  return sheet.tells('strategy', 'formulaSubscription', {
    a: usd(once.value),
    b: usd(each.value),
    c: plain(months),
    per: monthly.period ?? 'month',
  });
};

const bare = ({ kind, value }: Amount): Amount => ({ kind, value });

/** Fees in percent of what comes in: by the month and by the year. */
export const feesOfSales: Decision = ({ quantities, text }) => {
  const sales = only(roles(quantities, 'sales'));
  const part = only(quantities.filter(({ kind }) => kind === 'percent'));
  if (!sales?.period || !part || quantities.length > 2) return undefined;
  if (!/\b(?:fees?|commission|takes?|charges?|royalt\w+|cards?|comisi[oó]n)\b/.test(text))
    return undefined;
  const sheet = new Sheet();
  const fees = sheet.times('fees', sales, part);
  const yearly = sheet.inYear(fees);
  return sheet.tells('platform-fees', 'formulaFees', {
    a: usd(fees.value),
    b: usd(yearly.value),
    per: sales.period,
  });
};
