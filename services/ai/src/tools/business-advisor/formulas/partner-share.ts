import { usd } from '../dates-and-amounts.js';
import { type Decision, only } from './decision.js';
import { roles } from './ledger.js';
import { money, Sheet } from './sheet.js';

/** A partner's part of what the business is worth, against the cash that is there. */
export const partnerShare: Decision = ({ quantities, text }) => {
  const part = only(quantities.filter(({ kind }) => kind === 'percent'));
  const worth = only(
    quantities.filter(
      ({ kind, lead, after }) =>
        kind === 'money' && (/\bworth\b[^.;,]*$/.test(lead) || /^\s*business\b/.test(after)),
    ),
  );
  const cash = only(roles(quantities, 'cash'));
  if (!part || !worth || !/\b(?:partner|owns?|share|stake|brother|sister|socio)\b/.test(text))
    return undefined;
  if (quantities.length > 2 + (cash ? 1 : 0)) return undefined;
  const sheet = new Sheet();
  const share = sheet.times('share', money(worth.value), part);
  sheet.use(worth);
  const isShort = cash && cash.value < share.value;
  if (cash && isShort) sheet.minus('missing', share, cash);
  else if (cash) sheet.minus('spare', cash, share);
  return sheet.tells('partner', 'formulaPartnerShare', {
    a: usd(share.value),
    b: usd(Math.abs((cash?.value ?? 0) - share.value)),
    some: !cash ? 'none' : isShort ? 'yes' : 'no',
  });
};
