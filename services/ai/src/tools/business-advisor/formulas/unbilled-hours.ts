import { usd } from '../dates-and-amounts.js';
import { type Decision, only } from './decision.js';
import { roles } from './ledger.js';
import { Sheet } from './sheet.js';

/** Work that is done again or not billed: its hours × what they are paid and × what they would have brought. */
export const unbilledHours: Decision = ({ quantities, text, goals }) => {
  if (
    !/\b(?:can(?:not|'t| not) bill|not billed|don't bill|unbilled|call-?backs?|re-?do(?:es|ne)?|come backs?|for free|warranty)\b/.test(
      text,
    )
  )
    return undefined;
  const times = only(roles(quantities, 'sold', 'bad'));
  const hours = only(roles(quantities, 'hours'));
  const pay = only(roles(quantities, 'pay'));
  const rate = only(roles(quantities, 'rate'));
  if (!times || !hours || !rate || rate.period !== 'hour') return undefined;
  const sheet = new Sheet();
  sheet.use(...goals, ...roles(quantities, 'people'));
  const all = sheet.times(
    'hours',
    { ...times, period: undefined },
    { ...hours, period: undefined },
  );
  sheet.use(times, hours);
  const paid = pay && sheet.times('pay', all, { kind: 'money', value: pay.value });
  const lost = sheet.times('lostSales', all, { kind: 'money', value: rate.value });
  sheet.use(pay, rate);
  return sheet.tells('operations', 'formulaUnbilled', {
    a: usd(lost.value),
    b: paid ? usd(paid.value) : '',
    some: paid ? 'yes' : 'no',
    per: times.period ?? 'none',
  });
};
