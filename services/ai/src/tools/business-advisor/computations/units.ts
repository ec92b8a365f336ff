import { amount, share, usd, wholeUsd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import type { NumberRoles } from '../number-roles.js';
import { cents, type Found, perYear, type Say } from './computed.js';
import { around, countsOf, isSold, moneyOf } from './operands.js';

const platforms =
  /\b(?:uber ?eats|doordash|grubhub|etsy|ebay|amazon|delivery apps?|apps?|platform|marketplace|booking\.com|airbnb|shopify|groupon|classpass|mindbody)\b/i;

/** Sales of a period, what one unit leaves after all its named costs, and what the goal adds. */
export function units(
  numbers: readonly EnteredNumber[],
  goal: readonly EnteredNumber[],
  { unitPrice: price, unitCost }: NumberRoles,
  found: Found,
  say: Say,
): void {
  const sold = countsOf(numbers)
    .filter(
      (n) =>
        isSold(n) &&
        (n.sentence === price?.sentence ||
          /\b(?:sell|sold|orders|sales|customers)\b/i.test(around(n))),
    )
    .at(-1);
  if (price && sold) {
    found.sold = sold.value;
    say(
      `Sales: ${amount(sold.value)} × ${usd(price.value)} = ${usd(sold.value * price.value)} a ${sold.per}.`,
    );
  }
  const fee = numbers.find((n) => n.kind === 'percent' && platforms.test(n.sentence) && isFee(n));
  const shipping = moneyOf(numbers).find(
    (n) =>
      n !== price &&
      n !== unitCost &&
      !n.per &&
      /\b(?:shipping|postage|packaging|wrapping)\b[^,]*$/i.test(n.before),
  );
  if (price && (fee || shipping) && unitCost) {
    const cut = fee ? cents((price.value * fee.value) / 100) : 0;
    const left = cents(price.value - unitCost.value - (shipping?.value ?? 0) - cut);
    found.unitMargin = left;
    say(
      `What one leaves: ${usd(price.value)} − ${usd(unitCost.value)}${shipping ? ` − ${usd(shipping.value)}` : ''}${fee ? ` − ${usd(cut)} (${share(fee.value)} fee)` : ''} = ${usd(left)}.`,
    );
  } else if (
    price &&
    fee &&
    !moneyOf(numbers).some(
      (n) => !n.per && n.value > price.value && /\b(?:sell|charge|price)\b/i.test(n.before),
    )
  ) {
    const cut = cents((price.value * fee.value) / 100);
    found.fee = { each: cut };
    say(`The fee on one order: ${usd(price.value)} × ${share(fee.value)} = ${usd(cut)}.`);
    if (sold?.per && perYear[sold.per]) {
      const all = (sold.value * price.value * fee.value) / 100;
      found.fee = { each: cut, weekly: (all * (perYear[sold.per] ?? 52)) / 52 };
      say(
        `On all of them: ${usd(sold.value * price.value)} × ${share(fee.value)} = ${usd(all)} a ${sold.per}, and ${usd(all)} × ${perYear[sold.per]} = ${wholeUsd(all * (perYear[sold.per] ?? 1))} a year.`,
      );
    }
  }
  const each = found.unitMargin ?? (price && unitCost ? price.value - unitCost.value : undefined);
  if (each && each > 0 && sold)
    say(
      `That leaves ${amount(sold.value)} × ${usd(each)} = ${usd(sold.value * each)} a ${sold.per}.`,
    );
  const stand = moneyOf(numbers).find(
    (n) => /\b(?:booth|stall|market|stand|table)\b[^,]*$/i.test(n.before) && n.per === 'week',
  );
  if (stand && each && each > 0) {
    found.stallUnits = Math.ceil(stand.value / each - 1e-9);
    say(
      `A market day pays for itself after ${usd(stand.value)} ÷ ${usd(each)} = ${amount(stand.value / each)}, so ${found.stallUnits} sales. The booth costs ${usd(stand.value)} × 4 = ${usd(stand.value * 4)} in a month of four market days.`,
    );
  }
  const wanted = goal.find(
    (n) => n.kind === 'count' && sold && n.value > sold.value && (n.per ?? sold.per) === sold.per,
  );
  if (wanted && sold) {
    const more = wanted.value - sold.value;
    found.goalMore = more;
    say(
      `To your goal: ${amount(wanted.value)} − ${amount(sold.value)} = ${amount(more)} more a ${sold.per}${each && each > 0 ? `, which would leave ${amount(more)} × ${usd(each)} = ${usd(more * each)}` : ''}.`,
    );
  }
}

const isFee = (n: EnteredNumber) =>
  /\b(?:takes?|taking|fees?|commission|charges?|cut|keeps?|of (?:each|every|all))\b/i.test(
    `${n.before} ${n.after}`,
  );
