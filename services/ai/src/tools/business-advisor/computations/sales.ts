import { amount, share, usd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import { measuresOf } from '../measures/spelled-out.js';
import { isGeneral, sameThing } from '../measures/things.js';
import { type NumberRoles } from '../number-roles.js';
import { cents, type Found, monthly, type Say } from './computed.js';
import { takers } from './part-names.js';

export function margin(
  roles: NumberRoles,
  numbers: readonly EnteredNumber[],
  text: string,
  found: Found,
  say: Say,
) {
  const { unitPrice, unitCost, costs, rent: rentNow, budget } = roles;
  const up = numbers.find(
    (n) =>
      n.kind === 'percent' &&
      /\b(?:up|rose|risen|went up|gone up|increase[ds]?|more|jumped|higher|raised|raising|raise)\b/i.test(
        `${n.before} ${n.after}`,
      ),
  );
  // Another cost of each one, or a part that somebody takes: the rest is not what it leaves.
  const hasMoreCosts = numbers.some(
    (n) =>
      n !== unitPrice &&
      n !== unitCost &&
      ((n.kind === 'money' && !n.per && unitPrice && n.value < unitPrice.value / 2) ||
        (n.kind === 'percent' && takers.test(n.before))),
  );
  // "31 driveways at $420 … each round costs me $380": a cost of something else.
  const measures = measuresOf(text);
  const eachOf = (n: EnteredNumber | undefined) =>
    measures.find(({ kind, value }) => kind === 'money' && value === n?.value)?.each;
  const [sold, paid] = [eachOf(unitPrice), eachOf(unitCost)];
  const isOfOther = sold && paid && !sameThing(sold, paid) && ![...sold, ...paid].some(isGeneral);
  if (unitPrice && unitCost && unitPrice.value > unitCost.value && !hasMoreCosts && !isOfOther) {
    const each = unitPrice.value - unitCost.value;
    found.unitMargin = each;
    say(
      `What each sale leaves: ${usd(unitPrice.value)} − ${usd(unitCost.value)} = ${usd(each)} (${share((each / unitPrice.value) * 100)} of the price), before rent and pay.`,
    );
    const fixed = monthly(costs) ?? monthly(rentNow);
    if (fixed && fixed > unitPrice.value) {
      found.breakEvenUnits = Math.ceil(fixed / each - 1e-9);
      found.fixedCosts = fixed;
      say(
        `To cover ${usd(fixed)} a month: ${usd(fixed)} ÷ ${usd(each)} = ${amount(fixed / each)}, so ${found.breakEvenUnits.toLocaleString('en-US')} sales a month.`,
      );
    }
    const isCostRise =
      up &&
      /\b(?:cost|flour|ingredient|supplier|price of|material|beans|milk|eggs|lumber|parts|fuel|wholesale)/i.test(
        up.sentence,
      );
    if (up && isCostRise) {
      const more = (unitCost.value * up.value) / 100;
      say(
        `If the whole ${usd(unitCost.value)} rises by ${up.text}, that is ${usd(unitCost.value)} × ${amount(up.value)}% = ${usd(more)} a sale, so a price of ${usd(unitPrice.value)} + ${usd(more)} = ${usd(unitPrice.value + more)} would leave you the same ${usd(each)}.`,
      );
    } else {
      const raised = cents(unitPrice.value * 0.05);
      say(
        `A price 5% higher: ${usd(unitPrice.value)} × 5% = ${usd(raised)} more a sale. You could lose ${share((raised / (each + raised)) * 100)} of your sales (${usd(raised)} ÷ ${usd(each + raised)}) before you earn less than now.`,
      );
    }
  }
  const worth = found.unitMargin ?? unitPrice?.value;
  const worthText = found.unitMargin ? 'left by each sale' : 'a sale';
  if (budget && !found.adReturn && worth && budget.value > worth) {
    found.customersForBudget = Math.ceil(budget.value / worth - 1e-9);
    say(
      `A budget of ${usd(budget.value)} comes back with ${usd(budget.value)} ÷ ${usd(worth)} ${worthText} = ${amount(budget.value / worth)}, so with ${found.customersForBudget.toLocaleString('en-US')} extra sales${found.unitMargin ? '' : ', more once your own costs are counted'}.`,
    );
  }
}

/** Members times their fee, and what the number in the goal would bring. */
export function towards(
  numbers: readonly EnteredNumber[],
  goal: readonly EnteredNumber[],
  { unitPrice, rent: rentNow, cash, costs, burn }: NumberRoles,
  found: Found,
  say: Say,
): void {
  const people =
    /^(?:(?:more|new|steady|regular|paying) )*(?:customers?|clients?|members?|subscribers?|students?|orders?|sales|bookings?|families|cleanings?|visits?)\b/;
  const fee = numbers.find(
    (n) =>
      n.kind === 'money' &&
      /^(?:month|week|year)$/.test(n.per ?? '') &&
      /\b(?:pay|pays|paying|membership|dues|fee)\b/i.test(n.before) &&
      n.value < 2_000 &&
      !/\brent\b/i.test(n.before),
  );
  const paying = numbers.find(
    (n) => n.kind === 'count' && people.test(n.noun ?? '') && n.sentence === fee?.sentence,
  );
  const each = unitPrice ?? fee;
  if (fee && paying && !found.lostCustomers && paying.value > 1) {
    const total = paying.value * fee.value;
    const rest =
      rentNow && (rentNow.per ?? 'month') === fee.per
        ? ` After ${usd(rentNow.value)} rent, ${usd(total)} − ${usd(rentNow.value)} = ${usd(total - rentNow.value)} are left for everything else.`
        : '';
    say(`Now: ${paying.value} × ${usd(fee.value)} = ${usd(total)} a ${fee.per}.${rest}`);
  }
  const wanted = goal.find((n) => n.kind === 'count' && people.test(n.noun ?? ''));
  if (each && wanted && wanted.value > 1 && !found.noShow)
    say(
      `Your goal in money: ${wanted.value} × ${usd(each.value)} = ${usd(wanted.value * each.value)}${each === fee ? ` a ${fee.per}` : wanted.per ? ` a ${wanted.per}` : ''}.`,
    );
  if (cash && rentNow && !costs && !burn && !found.dueSoon && (rentNow.per ?? 'month') === 'month')
    say(
      `Your cash covers ${usd(cash.value)} ÷ ${usd(rentNow.value)} = ${amount(cash.value / rentNow.value)} months of rent.`,
    );
}
