import { usd } from '../dates-and-amounts.js';
import type { Quantity } from '../reading/quantity.js';
import { type Decided, type Decision, only } from './decision.js';
import { formulaShort } from './formula-short.js';
import { roles } from './ledger.js';
import { type Amount, Sheet } from './sheet.js';

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

function overtimeAgainst(sheet: Sheet, now: Amount, hired: Amount): Decided {
  const [more, less] = now.value >= hired.value ? [now, hired] : [hired, now];
  const gap = sheet.minus('gap', more, less);
  return sheet.tells(
    'hiring',
    formulaShort('formulaOvertime', {
      a: usd(gap.value),
      per: now.period ?? 'none',
      some: now.value > hired.value ? 'yes' : 'no',
    }),
  );
}

/** "We spend $2,600 a month on overtime, a second cook would be $2,200": two costs of the same period. */
function overtimeAndHire(quantities: readonly Quantity[]) {
  const costs = roles(quantities, 'fixed');
  const over = only(
    costs.filter(({ lead, after }) => /\bovertime\b/.test(lead.slice(-30) + after.slice(0, 30))),
  );
  const hire = only(costs.filter((one) => one !== over));
  return over && hire && over.period === hire.period && quantities.length === 2
    ? { over, hire }
    : undefined;
}

/** Overtime against a hire: what the hours cost now, and what somebody for them would cost. */
export const overtimeOrHire: Decision = ({ quantities, text }) => {
  if (!/\bovertime\b|\bhoras extras?\b/.test(text)) return undefined;
  const whole = overtimeAndHire(quantities);
  if (whole?.over.period) return overtimeAgainst(new Sheet(), whole.over, whole.hire);
  const rates = roles(quantities, 'pay', 'newPay', 'theirPay');
  const hours = roles(quantities, 'hours').filter(
    (one, at, all) => all.findIndex(({ value }) => value === one.value) === at,
  );
  const [over, other] = rates;
  const [time] = hours;
  const fixed = only(roles(quantities, 'fixed'));
  if (!over || !time?.period || hours.length > 1 || rates.length > (fixed ? 1 : 2))
    return undefined;
  if (!other && fixed?.period !== time.period) return undefined;
  const sheet = new Sheet();
  const now = sheet.times('overtime', time, over);
  const hired = other ? sheet.times('hired', time, other) : fixed;
  if (!hired) return undefined;
  sheet.use(...roles(quantities, 'hours'), hired === fixed ? fixed : undefined);
  return overtimeAgainst(sheet, { ...now, period: time.period }, hired);
};
