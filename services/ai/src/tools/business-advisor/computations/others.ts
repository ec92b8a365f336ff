import { amount, share, usd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import { type NumberRoles, rolesOf } from '../number-roles.js';
import { cents, type Found, perYear, type Say } from './computed.js';
import { isRating } from './operands.js';

/** One number alone: by the year, as a share, or as a small change. */
export function single(
  numbers: readonly EnteredNumber[],
  { unitPrice, need }: NumberRoles,
  say: Say,
): void {
  const part = numbers.find(
    (n) =>
      n.kind === 'percent' && /^\s*(?:down|deposit|fee|commission|discount|share)/i.test(n.after),
  );
  const whole = need ?? numbers.find((n) => n.kind === 'money' && n.value >= 1_000);
  if (part && whole)
    say(
      `${part.text} of ${usd(whole.value)}: ${usd(whole.value)} × ${share(part.value)} = ${usd((whole.value * part.value) / 100)}.`,
    );
  const counts = numbers.filter((n) => n.kind === 'count' && n.value > 1);
  const [all, some] = counts;
  if (
    all &&
    some &&
    all.sentence === some.sentence &&
    some.value < all.value &&
    !some.per &&
    /\b(?:only|maybe|of them|just)\b/i.test(some.before)
  )
    say(
      `${some.text} of ${all.text}: ${some.value} ÷ ${all.value} = ${share((some.value / all.value) * 100)}.`,
    );
  if (unitPrice) {
    const raised = cents(unitPrice.value * 0.05);
    say(`A price 5% higher: ${usd(unitPrice.value)} × 5% = ${usd(raised)} more a sale.`);
  }
  const isSeasonal = numbers.some(({ sentence }) => /\bseason\b|\bnothing after\b/i.test(sentence));
  // Beside other amounts or shares it would be a figure that nobody asked for.
  const isAlone = numbers.filter(({ kind }) => kind !== 'count').length === 1;
  const flow =
    isSeasonal || !isAlone
      ? undefined
      : numbers.find((n) => n.kind === 'money' && /^(?:week|month)$/.test(n.per ?? ''));
  if (flow?.per) {
    const times = perYear[flow.per] ?? 12;
    say(`By the year: ${usd(flow.value)} × ${times} = ${usd(flow.value * times)}.`);
  }
}

export function rest(
  numbers: readonly EnteredNumber[],
  goal: readonly EnteredNumber[],
  { revenue, budget }: NumberRoles,
  found: Found,
  say: Say,
): void {
  const counts = numbers.filter(({ kind }) => kind === 'count');
  const hours = counts.find(
    (n) =>
      /^hours?\b/.test(n.noun ?? '') &&
      n.per === 'week' &&
      n.value > 40 &&
      n.value <= 168 &&
      !/\beach\b/i.test(n.after) &&
      !numbers.some((other) => other.sentence === n.sentence && other.per === 'hour'),
  );
  if (hours) {
    found.overHours = hours.value - 40;
    say(
      `Hours: ${hours.value} − 40 = ${amount(hours.value - 40)} a week over a full job, × 52 = ${amount((hours.value - 40) * 52)} a year.`,
    );
  }
  const fell = change(counts.filter((n) => !isRating(n)));
  if (fell && fell.to.value !== fell.from.value) {
    const diff = Math.abs(fell.to.value - fell.from.value);
    say(
      `From ${fell.from.text} to ${fell.to.text}: ${amount(Math.max(fell.from.value, fell.to.value))} − ${amount(Math.min(fell.from.value, fell.to.value))} = ${amount(diff)} ${fell.to.value < fell.from.value ? 'fewer' : 'more'} (${share((diff / fell.from.value) * 100)}).`,
    );
    const ticket = rolesOf(numbers).unitPrice;
    const per = fell.to.per && perYear[fell.to.per] ? ` a ${fell.to.per}` : '';
    if (ticket)
      say(
        `At ${usd(ticket.value)} each that is ${amount(diff)} × ${usd(ticket.value)} = ${usd(diff * ticket.value)}${per}.`,
      );
  }
  const reviews = counts.find((n) => /reviews?|ratings?/.test(n.noun ?? ''));
  const rating = counts.find(
    (n) =>
      n !== reviews &&
      n.value >= 1 &&
      n.value < 5 &&
      (/\.\d$/.test(n.text) ||
        /star|rating|average|rated|\bof\b/i.test(`${n.before} ${n.noun ?? ''}`)) &&
      /review|star|rating|rated/i.test(n.sentence),
  );
  const target = goal.find(
    (n) => n.kind === 'count' && n.value > (rating?.value ?? 5) && n.value < 5,
  );
  if (reviews && rating && target && reviews.value > 0) {
    found.reviewsNeeded = Math.ceil(
      (reviews.value * (target.value - rating.value)) / (5 - target.value) - 1e-9,
    );
    say(
      `To get from ${rating.text} to ${target.text} with ${reviews.text} reviews you need ${reviews.text} × (${target.text} − ${rating.text}) ÷ (5 − ${target.text}) = ${found.reviewsNeeded} new reviews of five stars.`,
    );
  }
  const wanted = goal.find(
    (n) =>
      n.kind === 'money' &&
      /^(?:month|year|week)$/.test(n.per ?? '') &&
      n.per === (revenue?.per ?? n.per),
  );
  if (wanted && revenue && wanted.value > revenue.value && wanted !== budget) {
    found.goalGap = usd(wanted.value - revenue.value);
    say(
      `To your goal: ${usd(wanted.value)} − ${usd(revenue.value)} = ${found.goalGap} more a ${revenue.per ?? 'month'} (${share(((wanted.value - revenue.value) / revenue.value) * 100)}).`,
    );
  }
  const waste = numbers.find(
    (n) =>
      n.kind === 'money' &&
      /\b(?:waste|throw|throwing|toss|tossing|spoil|expired|leftover|unsold|shrink)/i.test(
        n.sentence,
      ) &&
      /^(?:day|week|month)$/.test(n.per ?? '') &&
      /\b(?:waste|throw|throwing|toss|tossing|spoil|lose|about|worth)\b/i.test(
        `${n.before} ${n.after}`,
      ),
  );
  if (waste?.per && !found.leak) {
    const times = perYear[waste.per] ?? 12;
    say(`Thrown away: ${usd(waste.value)} × ${times} = ${usd(waste.value * times)} a year.`);
  }
}

/** "From 1 to 5, average ticket 6.25". */
const isTimeOfDay = (from: EnteredNumber, to: EnteredNumber) =>
  from.value <= 12 && to.value <= 12 && !/^[a-z]/i.test(to.after.trim());

function change(counts: readonly EnteredNumber[]) {
  for (const [at, to] of counts.entries()) {
    const from = counts[at - 1];
    if (
      from &&
      from.sentence === to.sentence &&
      /\bfrom\s*(?:about |around |roughly )?$/i.test(from.before) &&
      /\bto\s*(?:about |around |roughly |only |just |maybe )?$/i.test(to.before) &&
      !isTimeOfDay(from, to)
    )
      return { from, to };
  }
  return undefined;
}
