import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, share, usd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { perWords } from './period-words.js';
import { find, n, numberIn, type Told } from './told.js';

/** "36 customers pay 160 a month each and 9 of them are late": what is late. */
export function lateCustomers(told: Told): Answered | undefined {
  const [all, each, time] =
    find(
      told,
      `\\b${n} (?:[a-z]+ )?(?:customers|clients|members|tenants|families|students|accounts) (?:who )?pay ${n} an? (week|month|visit|year)`,
    ) ?? [];
  const late = numberIn(
    told,
    `\\b${n} (?:of them |of those |customers |clients |members |tenants )?(?:are |is |have been )?(?:[a-z]+ ){0,3}?(?:\\d+ days )?(?:late|behind|overdue|past due|unpaid)`,
    `\\b${n} of (?:them|those)[^|]{0,40}?\\b(?:late|behind|overdue|past due|not paid)`,
  );
  if (!all || !each || !time || !late || late >= Number(all)) return undefined;
  const owed = late * Number(each);
  return {
    kind: 'cash-flow',
    owed,
    lines: (t: Translate) => [
      t('adviceLateCustomers', {
        late: amount(late),
        each: usd(Number(each)),
        owed: usd(owed),
        all: usd(Number(all) * Number(each)),
        share: share((late / Number(all)) * 100),
        per: perWords(t, time),
      }),
    ],
  };
}

/** "Three owe me 2,100, 3,450 and 1,800, 5,200 in the bank, payroll 3,600 every two weeks": the next pay days. */
export function latePayers(told: Told): Answered | undefined {
  const list = new RegExp(`\\bowe[sd]? (?:me|us) ((?:${n}(?:, | and |, and )?)+)`).exec(
    told.text,
  )?.[1];
  const sums = (list?.match(/\d+(?:\.\d+)?/g) ?? []).map(Number).filter((sum) => sum >= 20);
  const owed = sums.reduce((all, one) => all + one, 0);
  const cash = numberIn(
    told,
    `\\b(?:got|have|has|with) ${n} (?:in the (?:bank|account)|in (?:checking|savings)|cash)`,
    `\\b${n} in the (?:bank|account)`,
  );
  const [pay, time] =
    find(
      told,
      `\\bpayroll(?: \\w+){0,2} ${n} (?:an? |every )?(day|week|2 weeks|other week|month|friday)`,
    ) ?? [];
  const sumLine = (t: Translate) =>
    t('adviceOwedSum', { sums: sums.map(usd).join(' + '), owed: usd(owed) });
  // Without cash and payroll their sum is all that can be told.
  if (sums.length > 1 && (!cash || !pay))
    return { kind: 'cash-flow', owed, lines: (t: Translate) => [sumLine(t)] };
  if (owed === 0 || !cash || !pay) return undefined;
  const rest = cash - Number(pay);
  // One debtor and a safe payday: the plan for cash computes more.
  if (sums.length === 1 && rest >= 0) return undefined;
  const isTwoWeeks = /2 weeks|other/.test(time ?? '');
  return {
    kind: 'cash-flow',
    owed,
    found: { payDays: Math.floor(cash / Number(pay)) },
    short: (t: Translate) =>
      rest < 0
        ? t('adviceOwedShort', { short: usd(-rest) })
        : t('adviceOwedEnough', { rest: usd(rest) }),
    lines: (t: Translate) => [
      ...(sums.length > 1 ? [sumLine(t)] : []),
      rest < 0
        ? t('adviceOwedPayShort', { pay: usd(Number(pay)), cash: usd(cash), short: usd(-rest) })
        : t('adviceOwedPay', {
            cash: usd(cash),
            pay: usd(Number(pay)),
            rest: usd(rest),
            days: amount(cash / Number(pay)),
            weeks: isTwoWeeks ? 'two' : 'one',
          }),
      t('adviceOwedAll', { cash: usd(cash), owed: usd(owed), all: usd(cash + owed) }),
      t('adviceOwedDays', {
        owed: usd(owed),
        pay: usd(Number(pay)),
        days: amount(owed / Number(pay)),
      }),
    ],
  };
}

/** "I owe 9,000 on the truck and pay 450 a month, 1,200 a month is left": what the debt takes, and how long. */
export function ownDebt(told: Told): Answered | undefined {
  const owe = numberIn(told, `\\bi (?:still )?owe ${n}`);
  const paid = numberIn(told, `\\bpay(?:ing|ments?(?: are| of)?)? ${n} a month`);
  const left = numberIn(told, `\\b(?:i |we )?(?:clear|net|left|leaves|left over) ${n} a month`);
  if (!owe || !paid || !left || owe < paid) return undefined;
  const extra = left - paid;
  return {
    kind: 'cash-flow',
    found: { debtLeft: extra },
    lines: (t: Translate) => [
      t('adviceDebtMonths', { owe: usd(owe), paid: usd(paid), months: amount(owe / paid) }),
      t('adviceDebtLeft', { left: usd(left), paid: usd(paid), rest: usd(extra) }),
      ...(extra > 0
        ? [
            t('adviceDebtFaster', {
              half: usd(Math.round(extra / 2)),
              paid: usd(paid),
              all: usd(paid + Math.round(extra / 2)),
              owe: usd(owe),
              months: amount(owe / (paid + Math.round(extra / 2))),
            }),
          ]
        : []),
    ],
  };
}
