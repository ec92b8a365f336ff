import { amount, usd, wholeUsd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import type { NumberRoles } from '../number-roles.js';
import { cents, type Found, perYear, type Say } from './computed.js';
import { countsOf, isHours, moneyOf } from './operands.js';

/** "12 kids at 295 a week": a count right before its price of a time, and an hourly pay times its hours. */
export function countAtPrice(numbers: readonly EnteredNumber[], say: Say): void {
  for (const [at, price] of numbers.entries()) {
    const count = numbers[at - 1];
    if (count?.kind === 'count' && price.kind === 'money' && count.sentence === price.sentence) {
      const between = count.sentence.slice(count.start, price.start);
      const isPair = /^\S+\s+(?:\w+\s+){1,2}(?:at|for|who pay|paying|x)\s+(?:about )?$/i.test(
        between,
      );
      // "7 days at $200 a day" is no sum of a day.
      const isTime = /^(?:days?|weeks?|months?|hours?)\b/.test(count.noun ?? '');
      if (isPair && !isTime && /^(?:day|week|month)$/.test(price.per ?? '') && count.value > 1)
        say(
          `${count.text} × ${usd(price.value)} = ${usd(count.value * price.value)} a ${price.per}.`,
        );
    }
    const hours = numbers[at + 1];
    if (
      price.kind === 'money' &&
      price.per === 'hour' &&
      hours?.kind === 'count' &&
      /^(?:hours?|hrs?)\b/.test(hours.noun ?? '')
    ) {
      const between = price.sentence.slice(price.start, hours.start);
      if (hours.sentence === price.sentence && /\bfor\s+$/.test(between))
        say(`Help: ${usd(price.value)} × ${hours.text} hours = ${usd(price.value * hours.value)}.`);
    }
  }
}

/** A price by weight or piece that rose, times what is used of it. */
export function usedAmount(
  { change }: NumberRoles,
  numbers: readonly EnteredNumber[],
  found: Found,
  say: Say,
): void {
  if (change?.from.kind !== 'money') return;
  const used = countsOf(numbers).find(
    (n) =>
      /^(?:lbs?|pounds?|gallons?|dozen|cases?|bags?|boxes|tons?|kg|yards?|sheets?)\b/.test(
        n.noun ?? '',
      ) && perYear[n.per ?? ''],
  );
  const diff = cents(change.to.value - change.from.value);
  if (!used?.per || diff <= 0) return;
  const each = used.value * diff;
  const times = perYear[used.per] ?? 1;
  found.supplyMore = { each, per: used.per };
  say(
    `At your use: ${amount(used.value)} × ${usd(diff)} = ${usd(each)} a ${used.per}, and ${usd(each)} × ${times} = ${wholeUsd(each * times)} a year.`,
  );
  const served = countsOf(numbers).find(
    (n) => n !== used && n.per === used.per && n.value > 1 && n.value < each * 100 && !isHours(n),
  );
  if (!served) return;
  found.supplyEach = each / served.value;
  say(
    `On each of the ${amount(served.value)} a ${used.per}: ${usd(each)} ÷ ${amount(served.value)} = ${usd(each / served.value)}.`,
  );
}

const sellers =
  /\b(?:amazon|walmart|target|costco|chain|competitors?|planet fitness|lowe'?s|home depot|chewy|they|theirs|the other|new (?:shop|place|store|one|gym)|next door|online)\b/i;

/** Their price beside yours. */
export function priceGap(
  numbers: readonly EnteredNumber[],
  { unitPrice, unitCost }: NumberRoles,
  found: Found,
  say: Say,
): void {
  const prices = moneyOf(numbers).filter(
    (n) => !/^(?:hour|year)$/.test(n.per ?? '') && n !== unitCost,
  );
  const lead = (n: EnteredNumber) =>
    n.sentence
      .slice(0, n.start)
      .split(/[,;]|\b(?:and I|but|we)\b/i)
      .at(-1) ?? '';
  const theirs = prices.find(
    (n) => sellers.test(lead(n)) && !/\bI|\bwe\b|\bour/i.test(lead(n)) && !/\bpay/i.test(lead(n)),
  );
  const ours = prices.find(
    (n) =>
      n !== theirs &&
      (n === unitPrice ||
        /\b(?:we(?: are|'re)|I(?: am|'m)|ours (?:is|are)|mine (?:is|are))\s+(?:at )?$/i.test(
          n.before,
        )),
  );
  if (!theirs || !ours || ours.value <= theirs.value || ours.value > theirs.value * 6) return;
  found.priceGap = { ours: ours.value, theirs: theirs.value };
  say(
    `The difference people see: ${usd(ours.value)} − ${usd(theirs.value)} = ${usd(ours.value - theirs.value)}.`,
  );
  if (unitCost && theirs.value > unitCost.value)
    say(
      `At their price one sale would leave you ${usd(theirs.value)} − ${usd(unitCost.value)} = ${usd(theirs.value - unitCost.value)}.`,
    );
}
