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
  } else if (price && fee) {
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

const waiting = /\b(?:empty|vacant|unrented|wait(?:ing)? ?list\w*|unsold|down|broken)\b/i;
const waitingBefore =
  /\b(?:wait(?:ing)? ?list (?:of|is|has)|turn(?:ed|ing)? (?:away|down))\s*(?:about |around |maybe )?$/i;

/** What stands empty or waits, with what one brings, beside what taking it would cost. */
export function idle(
  numbers: readonly EnteredNumber[],
  { unitPrice }: NumberRoles,
  found: Found,
  say: Say,
): void {
  const some = countsOf(numbers).find((n) => {
    const next = n.sentence.slice(n.start, n.start + 45).split(/[,;]/)[0] ?? '';
    return n.value > 0 && (waiting.test(next) || waitingBefore.test(n.before));
  });
  const flow = moneyOf(numbers).find(
    (n) =>
      /^(?:day|week|month)$/.test(n.per ?? '') &&
      n.value < 5_000 &&
      !/\b(?:rent is|pay|more|wages?|cost)\b/i.test(around(n)),
  );
  const per = some?.per && perYear[some.per] ? some.per : undefined;
  const fee = per && unitPrice ? unitPrice : flow;
  const unit = fee === flow ? flow?.per : per;
  if (!some || !fee || !unit || found.lostCustomers) return;
  const total = some.value * fee.value;
  const times = perYear[unit] ?? 1;
  found.idle = { each: total, per: unit };
  const year =
    unit === 'day' ? '' : `, and ${usd(total)} × ${times} = ${usd(total * times)} a year`;
  say(
    `What they would bring: ${amount(some.value)} × ${usd(fee.value)} = ${usd(total)} a ${unit}${year}.`,
  );
  const parts = moneyOf(numbers).find((n) => /\bparts?\b[^,]*$/i.test(n.before) && !n.per);
  if (parts) {
    found.repair = some.value * parts.value;
    say(
      `The parts: ${amount(some.value)} × ${usd(parts.value)} = ${usd(found.repair)}, which come back in ${usd(found.repair)} ÷ ${usd(total)} = ${amount(found.repair / total)} ${unit}s.`,
    );
  }
  costOfTaking(numbers, { total, unit, fee }, found, say);
}

interface Waiting {
  readonly total: number;
  readonly unit: string;
  readonly fee: EnteredNumber;
}

/** The monthly cost of more room or help, and the first outlay, against what it would bring. */
function costOfTaking(
  numbers: readonly EnteredNumber[],
  { total, unit, fee }: Waiting,
  found: Found,
  say: Say,
) {
  const monthly = moneyOf(numbers).find(
    (n) =>
      n !== fee &&
      n.per === 'month' &&
      (/\bmore\b/i.test(n.after) ||
        /\b(?:would cost|cost me|costs? us|helper|rent)\b/i.test(n.sentence.slice(0, n.start))),
  );
  if (!monthly) return;
  found.costOfTaking = monthly.value;
  if (unit !== 'month') {
    say(
      `The ${usd(monthly.value)} a month is paid by ${usd(monthly.value)} ÷ ${usd(fee.value)} = ${amount(monthly.value / fee.value)} of them a month.`,
    );
    return;
  }
  const left = total - monthly.value;
  const first = moneyOf(numbers).find(
    (n) => n.sentence === monthly.sentence && !n.per && n.value >= 1_000 && n !== fee,
  );
  say(
    `After the new monthly cost: ${usd(total)} − ${usd(monthly.value)} = ${usd(left)} a month, before materials.${first && left > 0 ? ` The ${usd(first.value)} would be back after ${usd(first.value)} ÷ ${usd(left)} = ${amount(first.value / left)} months.` : ''}`,
  );
}

/** "12 kids at 295 a week": a count right before its price of a time, and an hourly pay times its hours. */
export function countAtPrice(numbers: readonly EnteredNumber[], say: Say): void {
  for (const [at, price] of numbers.entries()) {
    const count = numbers[at - 1];
    if (count?.kind === 'count' && price.kind === 'money' && count.sentence === price.sentence) {
      const between = count.sentence.slice(count.start, price.start);
      const isPair = /^\S+\s+(?:\w+\s+){1,2}(?:at|for|who pay|paying|x)\s+(?:about )?$/i.test(
        between,
      );
      if (isPair && /^(?:day|week|month)$/.test(price.per ?? '') && count.value > 1)
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
