import { amount, share, usd, wholeUsd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import { type NumberRoles } from '../number-roles.js';
import { type Found, perYear, type Say } from './computed.js';

/** Missed appointments, lost customers, and customers times what they spend. */
export function visits(
  numbers: readonly EnteredNumber[],
  goal: readonly EnteredNumber[],
  roles: NumberRoles,
  found: Found,
  say: Say,
) {
  const { unitPrice } = roles;
  const counts = numbers.filter(({ kind }) => kind === 'count');
  // "15% of my 60 appointments don't show": the share is missed, not all of them.
  const isShare = (n: EnteredNumber) =>
    numbers.some(({ kind, sentence }) => kind === 'percent' && sentence === n.sentence);
  const missed = counts.find(
    (n) =>
      !isShare(n) &&
      !/^(?:phone )?calls?\b/.test(n.noun ?? '') &&
      (/no[- ]?shows?|don't show|do not show|didn't show|missed|cancel|not show/i.test(
        `${n.before} ${n.after} ${n.noun ?? ''}`,
      ) ||
        /no[- ]?shows?|show up|don't show/i.test(n.sentence)),
  );
  const isNoShow = missed && /no[- ]?show|show up|don't show|miss|cancel/i.test(missed.sentence);
  if (missed && isNoShow) {
    const at = counts.indexOf(missed);
    const all = counts[at + 1];
    const isOf =
      all &&
      all.sentence === missed.sentence &&
      /\b(?:of|out of)\b/i.test(all.before) &&
      all.value > missed.value;
    const per =
      missed.per && perYear[missed.per]
        ? missed.per
        : isOf && all.per && perYear[all.per]
          ? all.per
          : undefined;
    if (isOf)
      say(
        `Missed: ${missed.value} ÷ ${all.value} = ${share((missed.value / all.value) * 100)} of appointments.`,
      );
    if (unitPrice && per) {
      const each = missed.value * unitPrice.value;
      const yearly = each * (perYear[per] ?? 1);
      found.noShow = { weekly: yearly / 52, yearly };
      say(
        `What they cost: ${missed.value} × ${usd(unitPrice.value)} = ${usd(each)} a ${per}${per === 'year' ? '' : `, and × ${perYear[per]} = ${wholeUsd(yearly)} a year`}, at most: some of that time is filled by others.`,
      );
    }
  }
  const share_ = numbers.find(
    (n) => n.kind === 'percent' && /no[- ]?shows?|don't show|cancel/i.test(n.sentence),
  );
  const booked = counts.find((n) =>
    /appointments?|bookings?|reservations?|visits?|clients?|sessions?/i.test(n.noun ?? ''),
  );
  if (!missed && share_ && booked && unitPrice && booked.per && perYear[booked.per]) {
    const lost = (booked.value * share_.value) / 100;
    const yearly = lost * unitPrice.value * (perYear[booked.per] ?? 1);
    found.noShow = { weekly: yearly / 52, yearly };
    say(
      `Missed: ${booked.value} × ${share_.text} = ${amount(lost)} a ${booked.per}. At ${usd(unitPrice.value)} each that is ${amount(lost)} × ${usd(unitPrice.value)} = ${usd(lost * unitPrice.value)} a ${booked.per}, at most.`,
    );
  }
  const lost = counts.find(
    (n) =>
      /\b(?:lost|lose|losing|left|cancell?ed|quit|gone|dropped)\b/i.test(
        `${n.before} ${n.after}`,
      ) &&
      /customers?|clients?|members?|subscribers?|accounts?|regulars?|families|students/i.test(
        n.noun ?? '',
      ),
  );
  const all = lost && counts[counts.indexOf(lost) + 1];
  const isOfAll =
    all &&
    all.sentence === lost.sentence &&
    all.value > lost.value &&
    /^\S+\s+(?:out )?of\s+(?:my |our |the )?$/i.test(lost.sentence.slice(lost.start, all.start));
  if (isOfAll) {
    const left = all.value - lost.value;
    const wanted = goal.find(
      (n) => n.kind === 'count' && n.value > left && n.value <= all.value * 1.5,
    );
    say(
      `Gone: ${amount(lost.value)} ÷ ${amount(all.value)} = ${share((lost.value / all.value) * 100)}. ${amount(all.value)} − ${amount(lost.value)} = ${amount(left)} are still with you.${wanted ? ` To your goal: ${amount(wanted.value)} − ${amount(left)} = ${amount(wanted.value - left)}.` : ''}`,
    );
  }
  const spend =
    roles.unitPrice ??
    numbers.find(
      (n) =>
        n.kind === 'money' &&
        /^(?:month|year|week)$/.test(n.per ?? '') &&
        /\b(?:pay|pays|spends?|worth|membership|dues|fee|each)\b/i.test(`${n.before} ${n.after}`),
    );
  if (lost && spend && !isNoShow) {
    found.lostCustomers = lost.value * spend.value;
    const times = spend.per && perYear[spend.per] && spend.per !== 'year' ? spend.per : undefined;
    say(
      `What the ${lost.text} you lost are worth: ${lost.value} × ${usd(spend.value)} = ${usd(found.lostCustomers)}${times ? ` a ${times}, × ${perYear[times]} = ${wholeUsd(found.lostCustomers * (perYear[times] ?? 1))} a year` : ' each time they would have bought'}.`,
    );
  }
}
