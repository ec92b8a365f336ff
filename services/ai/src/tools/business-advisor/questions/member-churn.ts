import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, share, usd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { perWords } from './period-words.js';
import { find, n, numberIn, percent, type Told, toldIn } from './told.js';

const payers =
  '(?:(?:active|paying|regular|monthly) )?(?:members|clients|customers|students|subscribers|families|kids|children|pupils|accounts)';
const leave = '(?:cancel|leave|quit|drop out|drop|stop|do not renew|go|churn|fall away)';

/** How many leave in a month: "6% cancel each month", "we lose 12 a month". */
function leaversIn(told: Told, members: number) {
  const part = numberIn(
    told,
    `\\b${percent} (?:of (?:them|my|our|the|all)[a-z ]{0,12} )?${leave} a month`,
    `\\b(?:lose|losing|loses) ${percent} (?:of [a-z ]{2,20} )?a month`,
    `\\bchurn(?: rate)?(?: is| of)? ${percent}`,
  );
  if (part) return { count: (members * part) / 100, part };
  const count = numberIn(
    told,
    `\\b${n} (?:of them |members |clients |customers |students )?${leave} a month`,
    `\\b(?:lose|losing) ${n} (?:of them |members |clients |customers |students )?a month`,
    `\\ba month ${leave} ${n}`,
  );
  return count ? { count, part: (count / members) * 100 } : undefined;
}

/** "310 members at 39 a month, 6% cancel each month, 14 sign up": where that ends, and what has to change. */
export function memberChurn(told: Told): Answered | undefined {
  const members = numberIn(told, `\\b${n} ${payers}\\b`);
  const leavers = members ? leaversIn(told, members) : undefined;
  const gained = numberIn(
    told,
    `\\b(?:sign(?:ing)? up|gain|add|win|get|attract|bring in) ${n}(?: new| more)?`,
    `\\bjoin ${n}`,
    `\\b${n} (?:new (?:members |clients |customers |students |1s |ones )?)?(?:sign up|join|come|start)`,
  );
  if (!members || !leavers || !gained) return undefined;
  const price = numberIn(told, `${payers} (?:at|who pay|that pays?|pay|paying|for) ${n} a month`);
  const wanted = numberIn(
    toldIn(told.aim ?? ''),
    `\\b(?:reach|get to|have|back to|grow to|to) ${n}(?! %)`,
    `\\b${n} ${payers}`,
  );
  const { count, part } = leavers;
  const net = gained - count;
  const settles = Math.round((gained * 100) / part);
  const aim = wanted && wanted > members ? wanted : undefined;
  const allowed = (gained / (aim ?? members)) * 100;
  return {
    kind: 'retention',
    short: (t: Translate) =>
      t('adviceChurnShort', {
        grows: net >= 0 ? 'yes' : 'no',
        net: amount(Math.abs(net)),
        settles: amount(settles),
        part: share(part),
        allowed: share(allowed),
        aim: amount(aim ?? members),
        wants: aim ? 'yes' : 'no',
      }),
    lines: (t: Translate) => [
      t('adviceChurnLeave', {
        members: amount(members),
        part: share(part),
        count: amount(count),
        gained: amount(gained),
        net: amount(Math.abs(net)),
        grows: net >= 0 ? 'yes' : 'no',
      }),
      t('adviceChurnSettles', {
        gained: amount(gained),
        part: share(part),
        settles: amount(settles),
      }),
      t('adviceChurnAllowed', {
        gained: amount(gained),
        aim: amount(aim ?? members),
        allowed: share(allowed),
        kept: amount(Math.max(0, count - (members * allowed) / 100)),
      }),
      ...(price
        ? [
            t('adviceChurnWorth', {
              members: amount(members),
              price: usd(price),
              month: usd(members * price),
              year: usd(price * 12),
            }),
          ]
        : []),
    ],
  };
}

/** "In June we had 180 students, in September 142, each pays 75 a month": what is missing, and what it is worth. */
export function fewerMembers(told: Told): Answered | undefined {
  const [before, now] =
    find(
      told,
      `\\b${n} ${payers},? (?:and |but )?(?:in [a-z]+|now|today|this (?:year|month|fall|spring|summer|winter)|by [a-z]+|last month)(?: we have| there are| it is| only| just)* ${n}(?! (?:a|per) )`,
      `\\b(?:from|had) ${n} ${payers} (?:down )?to ${n}`,
      `\\b${payers} (?:fell|dropped|went|declined) from ${n} to ${n}`,
    )?.map(Number) ?? [];
  const [price, per] =
    find(
      told,
      `\\b(?:pays?|paying|is|are|costs?|tuition(?: is)?|dues(?: are)?|at) ${n} an? (week|month|year)`,
    ) ?? [];
  if (!before || !now || now >= before || !price || !per) return undefined;
  const fewer = before - now;
  return {
    kind: 'retention',
    short: (t: Translate) =>
      t('adviceFewerShort', {
        fewer: amount(fewer),
        worth: usd(fewer * Number(price)),
        per: perWords(t, per),
        part: share((fewer / before) * 100),
      }),
    lines: (t: Translate) => [
      t('adviceFewerCount', {
        before: amount(before),
        now: amount(now),
        fewer: amount(fewer),
        part: share((fewer / before) * 100),
      }),
      t('adviceFewerWorth', {
        fewer: amount(fewer),
        price: usd(Number(price)),
        worth: usd(fewer * Number(price)),
        per: perWords(t, per),
      }),
    ],
  };
}

/** "Our largest client is 6,400 of our 15,000 a month and pays 45 days late": what hangs on it. */
export function largestClient(told: Told): Answered | undefined {
  const [one, all] =
    find(
      told,
      `\\b(?:client|customer|account|contract|buyer)\\b[^|\\d]{0,40}? ${n} of (?:my|our|the) ${n} (?:a month|(?:of |in )?(?:a month )?(?:revenue|sales))`,
    )?.map(Number) ?? [];
  if (!one || !all || one >= all) return undefined;
  const costs = numberIn(
    told,
    `\\b(?:payroll|costs|expenses|wages)(?: is| are| of| run)? ${n} a month`,
  );
  const late = numberIn(
    told,
    `\\b${n} days late`,
    `\\bafter ${n} days`,
    `\\bpays? (?:me |us )?in ${n} days`,
  );
  const rest = all - one;
  return {
    kind: 'one-customer',
    found: { oneCustomer: Math.round((one / all) * 100) },
    short: (t: Translate) =>
      t('adviceClientShort', {
        part: share((one / all) * 100),
        rest: usd(rest),
        known: costs ? 'yes' : 'no',
        costs: usd(costs ?? 0),
        left: rest >= (costs ?? 0) ? usd(rest - (costs ?? 0)) : usd((costs ?? 0) - rest),
        enough: rest >= (costs ?? 0) ? 'yes' : 'no',
      }),
    lines: (t: Translate) => [
      t('adviceClientPart', { one: usd(one), all: usd(all), part: share((one / all) * 100) }),
      t('adviceClientWithout', { one: usd(one), all: usd(all), rest: usd(rest) }),
      ...(costs
        ? [
            t('adviceClientCosts', {
              rest: usd(rest),
              costs: usd(costs),
              left: rest < costs ? `-${usd(costs - rest)}` : usd(rest - costs),
            }),
          ]
        : []),
      ...(late
        ? [
            t('adviceClientLate', {
              one: usd(one),
              late: amount(late),
              sum: usd((one * late) / 30),
            }),
          ]
        : []),
    ],
  };
}
