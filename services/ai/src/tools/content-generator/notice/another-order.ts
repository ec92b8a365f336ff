import { leansBack, mayFollowAny } from './leans-back.js';

/** Greets or announces what follows, and stays first. */
const greets =
  /^(?:(?:a few|two|three|four|five) (?:quick )?(?:things|updates|notes|reminders)|hi|hello|hey|(?:big|great|good) news|attention|heads up|hola|atención)\b/i;
/** Ends a text, and stays last. */
const ends =
  /^(?:see you|thank|thanks|we hope|we can['’]t wait|happy|merry|call|text|book|reserve|sign up|stop|visit|order|register|reply|message|gracias|nos vemos|los esperamos|llam|reserv)/i;

/** "Tuesday: courthouse": the days of a week keep their order. */
const ofDay = /^(?:Mon|Tues?|Wed|Thu|Fri|Sat|Sun)[a-z]*: /;

/** What is so now of somebody, and leans on nothing but the name. */
const isSo =
  /^(?:he|she|they)(?:['’]s| is| has| \p{L}+s\b| are| have) (?!.*\b(?:also|then|too|still|again|afterwards?|there|it)\b)/iu;

/** "She sees dogs. She speaks Spanish.": what is said of somebody, in the other order after who it is. */
export function saidOfOneTurned<T>(unit: readonly T[], textOf: (one: T) => string): readonly T[] {
  const [first, ...more] = unit;
  const last = more.at(-1);
  if (first === undefined || last === undefined || more.length < 2) return unit;
  // What was before may end the row: "She worked at a clinic."
  const areSo = more.slice(0, -1).every((one) => isSo.test(textOf(one)));
  return areSo && /^(?:he|she|they)\b/i.test(textOf(last)) ? [first, ...more.reverse()] : unit;
}

/**
 * Things said in another order, in which no two follow each other as before, as far as that can be. What leans on the
 * thing before it follows it still; a greeting stays first, a good-bye or a call to action last.
 * @param at the thing to begin with
 */
export function inAnotherOrder<T>(
  all: readonly T[],
  textOf: (one: T) => string,
  at = 0,
): readonly T[] {
  const last = all.at(-1);
  const end = last !== undefined && all.length > 1 && ends.test(textOf(last)) ? [last] : [];
  const start = all[0] !== undefined && greets.test(textOf(all[0])) ? all.slice(0, 1) : [];
  const units: T[][] = [];
  let next = 0;
  for (const [index, one] of all.entries()) {
    if (index < start.length || index >= all.length - end.length) continue;
    if (index === at) next = units.length;
    const before = units.at(-1);
    const isTied =
      (ofDay.test(textOf(one)) && ofDay.test(textOf(all[index - 1] ?? one))) ||
      (leansBack(textOf(one)) &&
        !(units.length > 1 && mayFollowAny(textOf(one), all.slice(0, index).map(textOf))));
    if (before && index !== at && isTied) before.push(one);
    else units.push([one]);
  }
  const open = units.map((_, index) => index);
  const order: T[] = [];
  while (open.length > 0) {
    order.push(...saidOfOneTurned(units[next] ?? [], textOf));
    open.splice(open.indexOf(next), 1);
    const follower = next + 1;
    next = open.find((index) => index !== follower) ?? open[0] ?? 0;
  }
  return [...start, ...order, ...end];
}
