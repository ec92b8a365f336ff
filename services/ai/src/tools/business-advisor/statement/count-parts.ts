// What a part in percent and a count may be in a statement, and how much speaks for it.

import { beside } from '../reading/beside.js';
import { areWorkers } from '../reading/people-and-times.js';
import type { Quantity } from '../reading/quantity.js';
import type { Part } from './part.js';
import { evidence, goesOut, isNamed, stays } from './part-words.js';

export function percentScores(one: Quantity): Readonly<Partial<Record<Part, number>>> {
  const { left } = beside(one);
  if (one.role === 'onTop') return { onTop: 1.5 };
  return {
    share: Math.max(
      evidence(one, goesOut),
      isNamed.test(left) &&
        !stays.test(left) &&
        /^\s*of (?:it|that|them|the price|(?:my |our |the )?sales)\b/.test(one.after)
        ? 0.9
        : 0,
    ),
    ...(/^\s*(?:of (?:them|those|the \p{L}+) )?(?:are|is|get) (?:\p{L}+ )?(?:full|taken|rented|sold|booked|occupied|filled)\b/u.test(
      one.after,
    ) && { filled: 1.5 }),
    kept: evidence(one, stays) * 1.2,
    ...(/^\s*(?:off|discount)|\bdiscount (?:of )?$/.test(`${one.after.slice(0, 12)}`) && {
      off: 1.5,
    }),
  };
}

const isPast = /\b(?:over|out|ago|late|old|for|since|in|within|past|last|first|next)\b/;

export function countScores(one: Quantity): Readonly<Partial<Record<Part, number>>> {
  const of = (pattern: RegExp) => one.things.some((thing) => pattern.test(thing));
  if (of(/^(?:hour|minut)$/)) return { hours: 1 };
  if (of(/^(?:day|night|evening|morning|afternoon)$/))
    return one.period ? { days: 1 } : { days: 0.4, unused: 0.2 };
  if (of(/^(?:week|month|year|season)$/) && /\bfor (?:about )?$/.test(one.lead)) return { term: 1 };
  if (of(/^(?:week|month|year|season)$/))
    return { unused: isPast.test(`${one.lead.slice(-12)} ${one.after.slice(0, 14)}`) ? 0.5 : 0.1 };
  const isStaff = areWorkers(one.things);
  const isPeople = isStaff || one.role === 'people' || one.things.includes('person');
  // "Two people extra for 3 hours"
  if (
    isPeople &&
    /^\s*(?:\p{L}+ ){1,2}(?:(?:for|at|x) )?\d[\d.]* (?:hours?|hrs?)\b/u.test(one.after)
  )
    return { workers: 1.2 };
  const isOfThings = one.things.length > 0 || one.role === 'sold';
  return {
    ...(isOfThings && !isStaff && { sold: isPeople ? 0.95 : 1 }),
    ...(isPeople && { workers: isStaff ? 1 : 0.8 }),
    // "Two workers cost 5,600": what follows is for both of them.
    ...((one.value === 1 ||
      (isStaff && /^\s*\p{L}+ (?:costs?\b|\$?\d[\d,]{2})/u.test(one.after)) ||
      one.role === 'aside') && {
      unused: 0.6,
    }),
  };
}
