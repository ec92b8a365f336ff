import { usd } from '../dates-and-amounts.js';
import type { Quantity } from '../reading/quantity.js';
import { type Decision, only } from './decision.js';
import { formulaShort } from './formula-short.js';
import { roles } from './ledger.js';
import { money, Sheet } from './sheet.js';

const own =
  /\b(?:my|our) own\b|\bmyself\b|\bourselves\b|\bdirect(?:ly)?\b|\b(?:from|in|at|out of) (?:my|our|the) (?:\w+ )?(?:studio|shop|store|house|home|farm|website|site|stand)\b/;
const isOwn = ({ lead, after }: Quantity) =>
  own.test(`${lead.split(/\d/).at(-1) ?? ''} ${after.split(/[,.;]|\$?\d/, 1)[0] ?? ''}`);

/** The same thing sold through others, who take a part, and by oneself at another price: what each leaves. */
export const twoOutlets: Decision = ({ quantities }) => {
  const prices = roles(quantities, 'price', 'newPrice');
  const part = only(roles(quantities, 'taken'));
  const costs = roles(quantities, 'unitCost');
  const mine = only(prices.filter(isOwn));
  const theirs = only(prices.filter((one) => one !== mine));
  if (!part || !mine || !theirs || quantities.length > 3 + costs.length) return undefined;
  const sheet = new Sheet();
  const share = sheet.times('share', money(theirs.value), part);
  const through = sheet.minus('first', money(theirs.value), share, ...costs);
  const alone =
    costs.length > 0 ? sheet.minus('second', money(mine.value), ...costs) : money(mine.value);
  const isMine = alone.value > through.value;
  const gap = isMine ? sheet.minus('gap', alone, through) : sheet.minus('gap', through, alone);
  sheet.use(mine, theirs, part);
  return sheet.tells(
    'strategy',
    formulaShort('formulaOutlets', {
      a: usd(through.value),
      b: usd(alone.value),
      c: usd(gap.value),
      some: isMine ? 'yes' : 'no',
    }),
  );
};

/** "Lease for $520 over 36 months, or a loan of $690 for 36 and it is worth $9,000 at the end": all payments of both. */
export const leaseOrLoan: Decision = ({ quantities, text }) => {
  const payments = roles(quantities, 'fixed').filter(({ period }) => period === 'month');
  const lease = only(payments.filter(({ lead }) => /\bleas\w+\b[^.;]*$/.test(lead)));
  const loan = only(payments.filter((one) => one !== lease));
  const terms = roles(quantities, 'term');
  const [first, second = first] = terms;
  if (!lease || !loan || !first || !second || terms.length > 2) return undefined;
  if (!/\b(?:loan|financ\w+|buy\w*|own)\b/.test(text)) return undefined;
  const ordered = quantities.indexOf(lease) < quantities.indexOf(loan);
  const [ofLease, ofLoan] = ordered ? [first, second] : [second, first];
  const months = (one: Quantity) => one.value * (one.things.includes('year') ? 12 : 1);
  const worth = only(roles(quantities, 'price'));
  const downs = roles(quantities, 'outlay');
  if (downs.length > 1 || quantities.length !== 2 + terms.length + downs.length + (worth ? 1 : 0))
    return undefined;
  const sheet = new Sheet();
  const whole = (one: Quantity, term: Quantity, label: 'leased' | 'payments') =>
    sheet.times(label, { kind: 'count', value: months(term) }, money(one.value));
  const leased = whole(lease, ofLease, 'leased');
  const paid = whole(loan, ofLoan, 'payments');
  const bought = downs.length > 0 ? sheet.plus('bought', paid, ...downs) : paid;
  const net = worth ? sheet.minus('bought', bought, money(worth.value)) : bought;
  const isLease = leased.value < net.value;
  const gap = isLease ? sheet.minus('gap', net, leased) : sheet.minus('gap', leased, net);
  sheet.use(...quantities);
  return sheet.tells('equipment', (t) =>
    t('decisionWays', {
      first: usd(leased.value),
      second: usd(net.value),
      better: isLease ? 'first' : 'second',
      gap: usd(gap.value),
      per: 'none',
      way: 'lease',
    }),
  );
};
