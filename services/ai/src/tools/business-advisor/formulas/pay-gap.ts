import { usd } from '../dates-and-amounts.js';
import { type Decision, only } from './decision.js';
import { formulaShort } from './formula-short.js';
import { roles } from './ledger.js';
import { Sheet } from './sheet.js';

/** What one pays of the same time, and where the two differ by less than four times. */
const ofPay = new Set(['pay', 'fixed', 'open', 'price', 'unitCost']);

/** Pay gap: "we pay $16 an hour, the hotel pays $19", for an hour, a week, a month or a year, for one or several people. */
export const payGap: Decision = ({ quantities, goals }) => {
  const theirs = only(roles(quantities, 'theirPay'));
  const own = quantities.filter(
    (one) =>
      theirs &&
      one.kind === 'money' &&
      one !== theirs &&
      ofPay.has(one.role) &&
      (one.period ?? theirs.period) === (theirs.period ?? one.period) &&
      one.value < theirs.value &&
      theirs.value < one.value * 4,
  );
  const [ours] = own;
  if (!theirs || !ours || own.length > 1) return undefined;
  const sheet = new Sheet();
  sheet.use(...goals);
  const period = theirs.period ?? ours.period ?? (theirs.value < 200 ? 'hour' : 'year');
  const gap = sheet.minus('payGap', { ...theirs, period }, { ...ours, period });
  sheet.use(ours, theirs);
  const yearly = sheet.inYear(gap);
  const people = only(roles(quantities, 'people').filter(({ value }) => value > 1));
  const all = people && sheet.times('forAll', people, yearly);
  // It is told whatever else was entered.
  sheet.use(...quantities);
  return sheet.tells(
    'hiring',
    formulaShort('formulaPayGap', {
      a: usd(gap.value),
      per: period,
      b: usd(yearly.value),
      some: all ? 'yes' : 'no',
      c: usd(all?.value ?? 0),
    }),
    {
      found: {
        payGap: {
          each: gap.value,
          yearly: yearly.value,
          hourly: period === 'hour',
          own: usd(ours.value),
          other: usd(theirs.value),
          ownValue: ours.value,
        },
      },
    },
  );
};
