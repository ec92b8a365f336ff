import { amount, share, usd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import type { NumberRoles } from '../number-roles.js';
import { type Found, perYear, type Say } from './computed.js';
import { countsOf, isRating } from './operands.js';

const whole = (value: number) => usd(Math.round(value));

/** "down 18 percent, 64k a month now": what it was before. */
export function decline(
  numbers: readonly EnteredNumber[],
  { revenue }: NumberRoles,
  found: Found,
  say: Say,
): void {
  const fell = numbers.find(
    (n) =>
      n.kind === 'percent' &&
      n.value < 95 &&
      /\b(?:down|dropped|drop(?:s|ping)?(?: by)?|fell|fallen|lost|off|decreased|less|lower|dipped)\b/i.test(
        `${n.before} ${n.after.split(/[,;]/)[0]}`,
      ) &&
      /\b(?:sales|revenue|business|income|takings|we|receipts|volume)\b/i.test(n.sentence),
  );
  const now =
    revenue ??
    numbers.find(
      (n) =>
        n.kind === 'money' &&
        n.sentence === fell?.sentence &&
        perYear[n.per ?? ''] &&
        n.value >= 1_000,
    );
  if (fell && now?.per && perYear[now.per]) {
    const before = now.value / (1 - fell.value / 100);
    found.decline = { less: before - now.value, per: now.per };
    say(
      `Before: ${usd(now.value)} ÷ ${100 - fell.value}% = about ${whole(before)} a ${now.per}, so ${whole(before - now.value)} less a ${now.per}, and ${whole(before - now.value)} × ${perYear[now.per]} = ${whole(Math.round(before - now.value) * (perYear[now.per] ?? 1))} a year.`,
    );
  }
  const counts = countsOf(numbers).filter((n) => !isRating(n));
  for (const [at, was] of counts.entries()) {
    const is = counts[at - 1];
    const isInstead =
      is &&
      is.sentence === was.sentence &&
      /\binstead of\s*$/i.test(was.sentence.slice(0, was.start));
    if (isInstead && was.value > is.value) {
      found.lostVisits = was.value - is.value;
      say(
        `${amount(was.value)} − ${amount(is.value)} = ${amount(was.value - is.value)} fewer (${share(((was.value - is.value) / was.value) * 100)}).`,
      );
    }
    const usedTo = /\bused to (?:be|have|do|get|see|sell|fill)\s+(?:about |around )?$/i;
    if (
      is?.per &&
      is.sentence === was.sentence &&
      was.value > is.value &&
      (was.per ?? is.per) === is.per &&
      usedTo.test(was.sentence.slice(0, was.start))
    ) {
      found.lostVisits = was.value - is.value;
      say(
        `${amount(was.value)} − ${amount(is.value)} = ${amount(was.value - is.value)} fewer a ${is.per} (${share(((was.value - is.value) / was.value) * 100)}).`,
      );
    }
    const between = is ? is.sentence.slice(is.start, was.start) : '';
    if (
      is &&
      is.sentence === was.sentence &&
      is.per &&
      (was.per ?? is.per) === is.per &&
      is.value > was.value &&
      /\bnow\s+(?:only |just |about )?$/i.test(between)
    ) {
      found.lostVisits = is.value - was.value;
      say(
        `${amount(is.value)} − ${amount(was.value)} = ${amount(is.value - was.value)} fewer a ${is.per} (${share(((is.value - was.value) / is.value) * 100)}).`,
      );
    }
  }
  hadAndHas(numbers, found, say);
  leavers(numbers, found, say);
}

/** "Had 410 members in January, now 352, dues 39 a month": who is gone, and what they paid. */
function hadAndHas(numbers: readonly EnteredNumber[], found: Found, say: Say) {
  const counts = countsOf(numbers).filter((n) => !isRating(n));
  const had = counts.find(
    (n) =>
      people.test(n.noun ?? '') && /\b(?:had|were|was|used to have)\s+(?:about )?$/i.test(n.before),
  );
  const has = had && counts[counts.indexOf(had) + 1];
  const isNow = /\b(?:now|today|down to)\s+(?:only |just |about |at )?$/i.test(has?.before ?? '');
  if (!had || !has || !isNow || has.value >= had.value || found.lostCustomers) return;
  const gone = had.value - has.value;
  const dues = numbers.find(
    (n) => n.kind === 'money' && /^(?:week|month|year)$/.test(n.per ?? '') && n.value < 2_000,
  );
  say(
    `${amount(had.value)} − ${amount(has.value)} = ${amount(gone)} are gone (${share((gone / had.value) * 100)}).${dues ? ` At ${usd(dues.value)} each that is ${amount(gone)} × ${usd(dues.value)} = ${usd(gone * dues.value)} a ${dues.per}.` : ''}`,
  );
  found.lostCustomers = gone * (dues?.value ?? 0) || gone;
}

const people =
  /^(?:paying )?(?:members?|students?|clients?|customers?|families|kids|accounts|subscribers|regulars|patients)\b/;

/** "42 members at 89 a month, 6 quit": their share, and what they paid. */
function leavers(numbers: readonly EnteredNumber[], found: Found, say: Say) {
  const counts = countsOf(numbers).filter((n) => !isRating(n));
  const all = counts.find(
    (n) =>
      people.test(n.noun ?? '') &&
      !/\b(?:lost|lose|losing|wait ?list of)\s*(?:about )?$/i.test(n.before),
  );
  const gone = counts.find(
    (n) =>
      n !== all &&
      all &&
      n.value < all.value &&
      /^(?:\w+ )?(?:quit|left|cancel\w*|didn't (?:sign|renew|come|return)|did not|stopped|dropped)\b/i.test(
        n.noun ?? n.after.trim(),
      ),
  );
  if (!all || !gone) return;
  say(
    `${amount(gone.value)} ÷ ${amount(all.value)} = ${share((gone.value / all.value) * 100)} of them are gone.`,
  );
  const fee = numbers.find(
    (n) => n.kind === 'money' && /^(?:week|month|year)$/.test(n.per ?? '') && n.value < 2_000,
  );
  if (!fee?.per || found.lostCustomers) return;
  const times = perYear[fee.per] ?? 1;
  found.lostCustomers = gone.value * fee.value;
  say(
    `What they paid: ${amount(gone.value)} × ${usd(fee.value)} = ${usd(found.lostCustomers)} a ${fee.per}${times > 1 ? `, and ${usd(found.lostCustomers)} × ${times} = ${usd(found.lostCustomers * times)} a year` : ''}.`,
  );
}
