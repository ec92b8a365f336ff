import { amount, share, usd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import type { NumberRoles } from '../number-roles.js';
import { type Found, type Say } from './computed.js';
import { countsOf, lead, moneyOf } from './operands.js';

/** "Lost 3 of 7 this year, each new one costs 4,000 to train": what the leavers cost. */
export function turnover(numbers: readonly EnteredNumber[], say: Say): void {
  const counts = countsOf(numbers);
  for (const [at, gone] of counts.entries()) {
    const all = counts[at + 1];
    const between =
      all && gone.sentence === all.sentence ? gone.sentence.slice(gone.start, all.start) : '';
    if (
      !all ||
      !/^\S+\s+(?:out )?of\s+(?:my |our |the )?$/i.test(between) ||
      all.value <= gone.value
    )
      continue;
    if (!/\b(?:lost|lose|quit|left|leaving|gone)\b/i.test(gone.sentence)) continue;
    if (
      /^(?:\w+ )?(?:customers?|clients?|members?|students?|families|accounts|subscribers|regulars)\b/i.test(
        gone.noun ?? '',
      )
    )
      continue;
    say(
      `Who left: ${amount(gone.value)} ÷ ${amount(all.value)} = ${share((gone.value / all.value) * 100)} of the team.`,
    );
    const training = moneyOf(numbers).find(
      (n) =>
        !n.per &&
        /\b(?:each|every|per|a new)\b[^.]*\b(?:costs?|train\w*|hire)\b/i.test(n.sentence) &&
        /\btrain|\bhir|\bnew (?:one|guy|hire|person)/i.test(n.sentence),
    );
    if (training)
      say(
        `What their places cost: ${amount(gone.value)} × ${usd(training.value)} = ${usd(gone.value * training.value)}.`,
      );
    return;
  }
}

const half = /\b(?:in half|by half|half as many|half of (?:it|them|that|those))\b/i;

/** "Cut no-shows in half": half of what the problem costs. */
export function halfOf(aim: string, { noShow }: Found, say: Say): void {
  if (!half.test(aim) || !noShow) return;
  say(
    `Half of it: ${usd(noShow.weekly)} ÷ 2 = ${usd(noShow.weekly / 2)} a week. That is what your aim is worth.`,
  );
}

/** "They are half our sales": the share of one customer, and what the others are. */
export function largeCustomer(
  text: string,
  { revenue }: NumberRoles,
  found: Found,
  say: Say,
): void {
  const said =
    /\b(?:(?:is|are|was|makes? up|about|over|almost|nearly) )(half|a third|two thirds|a quarter|three quarters) (?:of )?(?:our|my|the|all) (?:sales|revenue|business|income|work)\b/i
      .exec(text)?.[1]
      ?.toLowerCase();
  const parts: Readonly<Record<string, number>> = {
    half: 50,
    'a third': 33,
    'two thirds': 67,
    'a quarter': 25,
    'three quarters': 75,
  };
  const percent = parts[said ?? ''];
  if (!percent || found.oneCustomer) return;
  found.oneCustomer = percent;
  say(
    revenue
      ? `One customer: ${usd(revenue.value)} × ${percent}% = ${usd((revenue.value * percent) / 100)} a ${revenue.per ?? 'month'}.`
      : `One customer is ${percent}% of your sales. When they pay late, ${percent}% of your income is late.`,
  );
}

/** "Pays in 75 days now, was 30": how much longer the money is away. */
export function slowPay(numbers: readonly EnteredNumber[], say: Say): void {
  const counts = countsOf(numbers);
  for (const [at, now] of counts.entries()) {
    const before = counts[at + 1];
    if (
      !before ||
      now.sentence !== before.sentence ||
      !/^days?\b/i.test(now.noun ?? now.after.trim())
    )
      continue;
    if (!/\bpa(?:y|ys|id|ying)\b/i.test(now.sentence.slice(0, now.start))) continue;
    if (
      !/\b(?:was|were|used to be|up from|instead of|not|from|before it was)\s*$/i.test(
        now.sentence.slice(0, before.start),
      )
    )
      continue;
    if (now.value <= before.value) continue;
    say(
      `Slower pay: ${amount(now.value)} − ${amount(before.value)} = ${amount(now.value - before.value)} days longer that this money is not here.`,
    );
    return;
  }
}

/** "From 60 a week to 30, average groom 55": what the missing visits were worth, and what the goal brings back. */
export function visitsWorth(
  numbers: readonly EnteredNumber[],
  goal: readonly EnteredNumber[],
  { change, unitPrice }: NumberRoles,
  say: Say,
): void {
  const counts = countsOf(numbers);
  const [from, to] = change?.from.kind === 'count' ? [change.from, change.to] : fromTo(counts);
  const per = from?.per ?? to?.per;
  if (!from || !to || !per || from.value <= to.value || !unitPrice) return;
  const fewer = from.value - to.value;
  say(
    `What they were worth: ${amount(fewer)} × ${usd(unitPrice.value)} = ${usd(fewer * unitPrice.value)} a ${per}.`,
  );
  const wanted = goal.find(
    (n) => n.kind === 'count' && n.value > to.value && n.value <= from.value * 2,
  );
  if (wanted)
    say(
      `To your goal: ${amount(wanted.value)} − ${amount(to.value)} = ${amount(wanted.value - to.value)} more a ${per}, worth ${amount(wanted.value - to.value)} × ${usd(unitPrice.value)} = ${usd((wanted.value - to.value) * unitPrice.value)}.`,
    );
}

const fromTo = (counts: readonly EnteredNumber[]) => {
  for (const [at, to] of counts.entries()) {
    const from = counts[at - 1];
    if (
      from &&
      from.sentence === to.sentence &&
      /\bfrom\s+(?:about |around )?$/i.test(from.before) &&
      /\bto\s+(?:about |around |only )?$/i.test(to.before)
    )
      return [from, to] as const;
  }
  return [undefined, undefined] as const;
};

/** Fixed costs of a month by what one sale leaves: the sales at which nothing is lost. */
export function breakEven(
  numbers: readonly EnteredNumber[],
  { unitPrice, unitCost, costs, rent }: NumberRoles,
  found: Found,
  say: Say,
): void {
  if (!unitPrice || !unitCost || found.breakEvenUnits || found.stallUnits) return;
  const left = found.unitMargin ?? unitPrice.value - unitCost.value;
  const fixed =
    costs ??
    moneyOf(numbers).find(
      (n) =>
        n.per === 'month' &&
        n !== rent &&
        /\b(?:payments?|insurance|permits?|rent|utilities|overhead|bills|fixed|lease)\b/i.test(
          lead(n),
        ),
    ) ??
    rent;
  if (fixed?.per !== 'month' || left <= 0) return;
  const sales = Math.ceil(fixed.value / left - 1e-9);
  found.breakEvenUnits = sales;
  found.fixedCosts = fixed.value;
  say(
    `To lose nothing: ${usd(fixed.value)} a month ÷ ${usd(left)} = ${amount(sales)} sales a month, or about ${amount(Math.ceil(sales / 26))} on each of 26 days, before your own pay.`,
  );
}
