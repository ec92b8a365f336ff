import { usd } from '../dates-and-amounts.js';
import { type Decision, only } from './decision.js';
import { formulaShort } from './formula-short.js';
import { roles } from './ledger.js';
import { plain } from './line.js';
import { count, money, Sheet } from './sheet.js';

/** Payback: what is paid once ÷ what it saves or brings in a period, alone or as so many more at what each leaves. */
export const payback: Decision = ({ quantities }) => {
  const outlay = only(roles(quantities, 'outlay'));
  const saves = only(roles(quantities, 'saves', 'sales'));
  const more = only(roles(quantities, 'gained', 'lost', 'bad'));
  const days = only(roles(quantities, 'days').filter((one) => one.period));
  const price = only(roles(quantities, 'price'));
  const costs = roles(quantities, 'unitCost');
  const running = roles(quantities, 'fixed');
  if (!outlay || (saves ? price : !(more?.period && price))) return undefined;
  if (roles(quantities, 'pay', 'loan', 'sold', 'cash', 'hours', 'rate').length > 0)
    return undefined;
  const sheet = new Sheet();
  const each = price && (costs.length > 0 ? sheet.minus('one', price, ...costs) : price);
  const daily = saves ?? (more && each && sheet.times('more', more, each));
  const brings =
    daily?.period === 'day' && days
      ? sheet.times('all', days, { ...daily, period: days.period })
      : daily;
  if (days && brings === daily) return undefined;
  if (!brings?.period || running.some(({ period }) => period !== brings.period)) return undefined;
  const left = running.length > 0 ? sheet.minus('left', brings, ...running) : brings;
  if (left.value <= 0) return undefined;
  const times = sheet.periods('paidBackAfter', outlay, left, brings.period);
  return sheet.tells(
    'equipment',
    formulaShort('formulaPayback', {
      a: usd(outlay.value),
      b: plain(Math.ceil(times.value - 1e-9)),
      per: brings.period,
    }),
  );
};

/** A loan: all payments, and what is paid on top of what was borrowed. */
export const loanCost: Decision = ({ quantities }) => {
  const loan = only(roles(quantities, 'loan'));
  const payment = only(roles(quantities, 'fixed'));
  const term = only(roles(quantities, 'term'));
  if (!loan || payment?.period !== 'month' || !term) return undefined;
  if (roles(quantities, 'price', 'sales', 'gained', 'saves').length > 0) return undefined;
  const months = term.value * (term.things.includes('year') ? 12 : 1);
  const sheet = new Sheet();
  const all = sheet.times('payments', count(months), { kind: 'money', value: payment.value });
  sheet.use(payment, term);
  if (all.value <= loan.value) return undefined;
  const interest = sheet.minus('interest', all, loan);
  return sheet.tells(
    'funding',
    formulaShort('formulaLoan', { a: usd(interest.value), b: usd(all.value), per: 'month' }),
  );
};

/** "60 a month are sent out at $6; with a machine of $7,800 each would cost $1": when the machine is paid back. */
export const ownMachine: Decision = ({ quantities }) => {
  const outlay = only(roles(quantities, 'outlay'));
  const sold = only(roles(quantities, 'sold'));
  const [one, other, ...more] = roles(quantities, 'unitCost', 'price');
  if (!outlay || !sold?.period || !one || !other || more.length > 0) return undefined;
  const [now, own] = one.value > other.value ? [one, other] : [other, one];
  if (quantities.length !== 4 || now.value * 20 > outlay.value) return undefined;
  if (!/\b(?:pay|send|cost|charge|buy)/.test(now.lead) || now.flow === 'in') return undefined;
  if (!/\b(?:own|with (?:it|the|a|my|our)|myself|ourselves|in[- ]house|machine)\b/.test(own.lead))
    return undefined;
  const sheet = new Sheet();
  const each = sheet.minus('saved', money(now.value), money(own.value));
  const all = sheet.times('saved', sold, each);
  const times = sheet.periods('paidBackAfter', outlay, money(all.value), sold.period);
  sheet.use(now, own);
  return sheet.tells(
    'equipment',
    formulaShort('formulaPayback', {
      a: usd(outlay.value),
      b: plain(Math.ceil(times.value - 1e-9)),
      per: sold.period,
    }),
  );
};
